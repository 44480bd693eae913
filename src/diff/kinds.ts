/**
 * How grave a change is. `breaking`: a call that was accepted may be refused, or a result lacks what it was sure to have.
 * `behavioural`: a model reads other words and may act otherwise. `neutral`: neither.
 */
export type ChangeClass = 'breaking' | 'behavioural' | 'neutral';

/** The classes, the gravest first. */
export const CLASSES: readonly ChangeClass[] = ['breaking', 'behavioural', 'neutral'];

/** What a change is part of: the tool itself, what a caller sends, or what it gets. */
export type Part = 'tool' | 'input' | 'output';

/** One kind of change. */
interface Kind {
  readonly title: string;
  /** What becomes of the set of values that are accepted; `both`: some come and some go, or nobody can tell. */
  readonly effect: 'narrows' | 'widens' | 'both' | 'none';
  /** A model reads other words than before. */
  readonly isRead?: true;
}

/** Every kind of change. Its class follows from its effect and the part it is found in, see {@link classOf}. */
export const KINDS = {
  'tool-removed': { title: 'a tool is gone', effect: 'narrows' },
  'tool-renamed': { title: 'a tool has another name', effect: 'both' },
  'tool-added': { title: 'a tool is new', effect: 'widens', isRead: true },
  'tools-reordered': { title: 'the tools stand in another order', effect: 'none', isRead: true },

  'parameter-removed': { title: 'a parameter is gone', effect: 'narrows' },
  'parameter-renamed': { title: 'a parameter has another name', effect: 'both' },
  'parameter-added': { title: 'a parameter is new and may be left out', effect: 'widens', isRead: true },
  'parameter-required': { title: 'a parameter must now be sent', effect: 'narrows' },
  'parameter-optional': { title: 'a parameter may now be left out', effect: 'widens' },

  'property-removed': { title: 'a property of the output is gone', effect: 'widens' },
  'property-renamed': { title: 'a property of the output has another name', effect: 'both' },
  'property-added': { title: 'a property of the output is new', effect: 'narrows', isRead: true },
  'property-required': { title: 'a property of the output is now always there', effect: 'narrows' },
  'property-optional': { title: 'a property of the output may now be missing', effect: 'widens' },

  'type-narrowed': { title: 'some type is no longer taken', effect: 'narrows' },
  'type-widened': { title: 'one more type is taken', effect: 'widens' },
  'type-changed': { title: 'one type is taken instead of another', effect: 'both' },
  'enum-narrowed': { title: 'some value is no longer taken', effect: 'narrows', isRead: true },
  'enum-widened': { title: 'one more value is taken', effect: 'widens', isRead: true },
  'bound-tightened': { title: 'a bound is new or tighter', effect: 'narrows' },
  'bound-loosened': { title: 'a bound is gone or looser', effect: 'widens' },
  'pattern-added': { title: 'a pattern is new', effect: 'narrows' },
  'pattern-removed': { title: 'a pattern is gone', effect: 'widens' },
  'pattern-changed': { title: 'a pattern is another', effect: 'both' },
  'format-added': { title: 'a format is new', effect: 'narrows' },
  'format-removed': { title: 'a format is gone', effect: 'widens' },
  'format-changed': { title: 'a format is another', effect: 'both' },
  'object-closed': { title: 'names that are not listed are no longer taken', effect: 'narrows' },
  'object-opened': { title: 'names that are not listed are taken', effect: 'widens' },
  'alternative-removed': { title: 'one of several forms is gone', effect: 'narrows' },
  'alternative-added': { title: 'one more form is taken', effect: 'widens' },
  'condition-added': { title: 'a condition is new (`not`, `if`, `contains` …)', effect: 'narrows' },
  'condition-removed': { title: 'a condition is gone', effect: 'widens' },
  'condition-changed': { title: 'a condition is another', effect: 'both' },
  'not-compared': { title: 'a schema is too large or too deep to compare', effect: 'both' },

  'output-schema-added': { title: 'the tool now says what comes back', effect: 'narrows', isRead: true },
  'output-schema-removed': { title: 'the tool no longer says what comes back', effect: 'widens' },

  'description-changed': { title: 'a description is another', effect: 'none', isRead: true },
  'title-changed': { title: 'a title is another', effect: 'none', isRead: true },
  'hint-changed': { title: 'a hint of the annotations is another', effect: 'none', isRead: true },
  'examples-changed': { title: 'examples are others', effect: 'none', isRead: true },
  'default-changed': { title: 'a default is another', effect: 'none', isRead: true },
  'keyword-changed': { title: 'a word of a schema that checks nothing', effect: 'none', isRead: true },
  'order-changed': { title: 'parameters or values stand in another order', effect: 'none', isRead: true },

  'task-required': { title: 'a tool must now be called as a task', effect: 'narrows', isRead: true },
  'task-optional': { title: 'a tool need not be called as a task any more', effect: 'widens', isRead: true },
  'execution-changed': { title: 'how a tool is run is told otherwise', effect: 'none', isRead: true },

  'schema-respelled': { title: 'a schema is written otherwise and accepts the same', effect: 'none' },
  'member-changed': { title: 'a member of the tool that no model reads', effect: 'none' },
} as const satisfies Readonly<Record<string, Kind>>;

export type ChangeKind = keyof typeof KINDS;

/** Every id, in the order of the table. */
export const CHANGE_KINDS = Object.keys(KINDS) as readonly ChangeKind[];

/**
 * The class of a change. A caller must send what the input accepts, so less is a break; it must cope with what the
 * output allows, so more is one.
 */
export function classOf(kind: ChangeKind, part: Part): ChangeClass {
  const { effect, isRead }: Kind = KINDS[kind];
  if (effect === 'both' || effect === (part === 'output' ? 'widens' : 'narrows')) return 'breaking';
  return isRead ? 'behavioural' : 'neutral';
}
