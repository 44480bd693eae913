import { describe, expect, it } from 'vitest';
import { findingsOf, withDescription } from './assess.js';

const states = async (what: 'returns' | 'errors', description: string) =>
  (await findingsOf(`best-practices/states-${what}`, withDescription(description))).length === 0;

describe('what comes back', () => {
  it.each([
    'Gets a user. Returns id and name.',
    'Gets a user and returns it.',
    'Gets a user. Responds with a JSON object.',
    'Renders a page. Outputs the markup.',
    'Counts rows. The result is a number.',
    'Counts rows. The result contains the number of each table.',
    'Retrieves a statement as a PDF link.',
    'Gets a user.\nReturns: id, name.',
  ])('is said by %j', async (description) => {
    expect(await states('returns', description)).toBe(true);
  });

  it.each([
    'Lists users.',
    'Gets a user by id.',
    'Lists all the orders of a customer, newest first.',
    'Reads the return policy of a shop.',
    'Goes back: returns to the previous page.',
    'Adds a user as an admin.',
    'Deletes a user. Does not return the user.',
    'Shows returning customers.',
  ])('is not said by %j', async (description) => {
    expect(await states('returns', description)).toBe(false);
  });

  it('is said by an output schema with properties, in any language', async () => {
    const outputSchema = { type: 'object', properties: { id: { type: 'string' } } };
    const rule = 'best-practices/states-returns';
    expect(await findingsOf(rule, { ...withDescription('Gets a user.'), outputSchema })).toEqual([]);
    expect(await findingsOf(rule, { ...withDescription(''), outputSchema })).toEqual([]);
    expect(
      await findingsOf(rule, { ...withDescription('Gets a user.'), outputSchema: { type: 'object' } }),
    ).toHaveLength(1);
  });
});

describe('how a call fails', () => {
  it.each([
    'Gets a user. Fails when the id is unknown.',
    'Gets a user. Raises an error without an id.',
    'Gets a user. A failure ends the session.',
    'Gets a user. Throws when the id is unknown.',
    'Gets a user. Rejects ids of other tenants.',
    'Gets a user. Says "not found" for an unknown id.',
    'Gets a user. An invalid id ends the call.',
    'Gets a user. Answers HTTP 404 for an unknown id.',
    'Gets a user. Answers 404 if there is none.',
    'Gets a user. Any 5xx can be tried again.',
    'Gets a user. If the user does not exist, nothing comes back.',
    "Gets a user. If the user doesn't exist, nothing comes back.",
    'Gets a user. Returns error code USER_LOCKED for a locked one.',
    'Gets a user. Answers USER_LOCKED when the user cannot be read.',
  ])('is said by %j', async (description) => {
    expect(await states('errors', description)).toBe(true);
  });

  it.each([
    'Gets a user.',
    'Reads the key in MY_API_KEY.',
    'Sets the state to IN_PROGRESS or ALL_DONE.',
    'Sets the state to IN_PROGRESS, not to ALL_DONE.',
    'Reads MY_API_KEY. Cannot be cached.',
    'Calculates terrors and mirrors.',
    'Lists the failsafe switches.',
    'Lists up to 404 rows.',
    'Lists the error logs of a host.',
  ])('is not said by %j', async (description) => {
    expect(await states('errors', description)).toBe(false);
  });

  it('is not said by an output schema', async () => {
    const outputSchema = { type: 'object', properties: { error: { type: 'string' } } };
    expect(
      await findingsOf('best-practices/states-errors', { ...withDescription('Gets a user.'), outputSchema }),
    ).toHaveLength(1);
  });
});
