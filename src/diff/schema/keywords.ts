const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Keywords that refuse some value by themselves. `format` does so for the formats that validators check. */
export const CONSTRAINING = words(
  `type nullable enum const properties required additionalProperties patternProperties propertyNames
  unevaluatedProperties minProperties maxProperties dependencies dependentRequired dependentSchemas items prefixItems
  additionalItems unevaluatedItems contains minContains maxContains minItems maxItems uniqueItems minLength maxLength
  pattern format minimum maximum exclusiveMinimum exclusiveMaximum multipleOf not if then else`,
);

/** Keywords that lead to other schemas of the same value. */
export const LEADING = words('allOf anyOf oneOf $ref $dynamicRef $recursiveRef');

/** Keywords that lead to other schemas, or name this one. What they lead to is read instead of them. */
export const STRUCTURAL = words(
  `allOf anyOf oneOf $ref $defs definitions $schema $id id $anchor $dynamicRef $dynamicAnchor $recursiveRef
  $recursiveAnchor $vocabulary`,
);
