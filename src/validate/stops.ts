/** The ways in which judging a value ends early. They are thrown because the validator has no other way out. */

/** The value cannot be judged; `message` says why. */
export class NotJudged extends Error {}

/** The schema refers to something that is not there. Nothing is ever fetched. */
export class DanglingReference extends Error {
  constructor(readonly reference: string) {
    super(reference);
  }
}

/** A keyword of the schema has a value that it cannot have: nothing fits such a schema. */
export class FaultyKeyword extends Error {
  constructor(readonly keyword: string) {
    super(keyword);
  }
}

/** A pattern of the schema is no regular expression. */
export class InvalidPattern extends Error {
  constructor(readonly pattern: string) {
    super(pattern);
  }
}
