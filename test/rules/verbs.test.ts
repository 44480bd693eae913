import { describe, expect, it } from 'vitest';
import { findingsOf, withDescription } from './assess.js';

const opens = async (description: string) =>
  (await findingsOf('description/starts-with-verb', withDescription(description))).length === 0;

const namedByVerb = async (name: string) =>
  (await findingsOf('naming/starts-with-verb', { name, inputSchema: { type: 'object' } })).length === 0;

describe('the opening of a description', () => {
  it.each([
    ['the imperative', 'Rank candidates by fit.'],
    ['the third person', 'Summarizes a thread.'],
    ['the third person of a verb in y', 'Copies a folder.'],
    ['the third person of a verb in sh', 'Publishes a page.'],
    ['the infinitive', 'To assign a ticket to a person.'],
    ['a verb that is a noun elsewhere', 'Book a table for a party.'],
    ['a noun that is a verb before an article', 'Process a refund.'],
    ['a hyphenated verb', 'Soft-delete one note.'],
    ['a label in square brackets', '[beta] Moves a card to another column.'],
    ['two labels', '[beta] (admin) Moves a card to another column.'],
    ['a label in round brackets', '(Admin only) Rename a workspace.'],
    ['a label with a colon', 'Deprecated: lists the boards of a team.'],
    ['a label of two words with a colon', 'Read only: lists the boards of a team.'],
    ['a label with a bar', 'Notion | Search pages by title.'],
    ['an adverb', 'Permanently deletes a board.'],
    ['two adverbs', 'Quickly and safely moves a board.'],
    ['"this tool"', 'This tool creates a board.'],
    ['"the tool"', 'The tool creates a board.'],
    ['"this tool can be used to"', 'This tool can be used to create a board.'],
    ['"use this tool to"', 'Use this tool to create a board.'],
    ['"use this to"', 'Use this to create a board.'],
    ['a list number', '1. Create a board.'],
    ['a bullet', '- Create a board.'],
    ['emphasis', '**Create** a board.'],
    ['an emoji', '🚀 Deploy the application.'],
    ['an identifier', 'create_board: creates a board.'],
    ['an identifier in back quotes', '`createBoard` creates a board.'],
    ['lower case', 'creates a board.'],
  ])('passes with %s', async (_, description) => {
    expect(await opens(description)).toBe(true);
  });

  it.each([
    ['a noun that begins like a verb', 'Settings page of the account.'],
    ['a noun that begins with "add"', 'Address book of the team.'],
    ['a noun that begins with "get"', 'Getaway planner for weekends.'],
    ['a noun that begins with "run"', 'Runway information by airport.'],
    ['a noun that begins with "import"', 'Importance score of a page.'],
    ['a gerund', 'Listing of all open orders.'],
    ['a participle', 'Created by the billing team for invoices.'],
    ['a noun that is a verb only before an article', 'Process list of the host.'],
    ['an article', 'The invoices of a customer.'],
    ['a pronoun', 'Your one place for invoices.'],
    ['an adjective in ly before a noun', 'Monthly report of sales.'],
    ['another adjective in ly before a noun', 'Daily backup of the database.'],
    ['a noun in ly', 'Family share settings.'],
    ['guidance', 'Use this tool when an invoice is asked for.'],
    ['guidance without "tool"', 'Use when an invoice is asked for.'],
    ['guidance before a verb', 'Use this tool whenever you get an invoice.'],
    ['guidance behind a label', '[beta] Use this tool if the invoice is asked for.'],
    ['only a label', '[beta]'],
    ['only an identifier', 'get_invoice'],
    ['"unlike"', 'Unlike list_invoices this one is fast.'],
  ])('fails with %s', async (_, description) => {
    expect(await opens(description)).toBe(false);
  });

  it('names in its finding the word that was judged, behind the lead-ins', async () => {
    expect(
      await findingsOf('description/starts-with-verb', withDescription('[beta] Invoice endpoint.')),
    ).toEqual(['/description: the description starts with "Invoice", not with a verb of what it does']);
  });

  it('is not judged in a language without a lexicon, and the report says so', async () => {
    const { assess } = await import('./assess.js');
    const report = await assess(withDescription('Holt die Rechnungen eines Kunden mit der Nummer.'));
    expect(report.tools[0]!.categories.description).toBe(42);
    expect(report.notes.join()).toContain('German');
  });
});

describe('the first word of a name', () => {
  it.each(
    (
      'rank_hits summarize_text lookup_word translate_text assign_task invite_user schedule_call transcribe_audio ' +
      'book_room pay_bill move_card copy_file rename_file describe_table explain_plan predict_load ask_user ' +
      'browse_catalog click_button take_photo dismiss_alert fork_repo manage_keys mark_read push_files ' +
      'request_review resolve_thread star_repo submit_form map_values query_table log_event monitor_site get'
    ).split(' '),
  )('is a verb in %s', async (name) => {
    expect(await namedByVerb(name)).toBe(true);
  });

  it.each(
    (
      'settings_page address_book getaway_planner listing listing_feed runway_info importance_score savings_total ' +
      'additional_info updated_since creator_name deletion_log searchable_index sender_profile user_list ' +
      'pods_delete gets_user getting_started created_at x 2fa_enable'
    ).split(' '),
  )('is none in %s', async (name) => {
    expect(await namedByVerb(name)).toBe(false);
  });

  it.each([
    'moveCard',
    'MoveCard',
    'move-card',
    'move.card',
    'move/card',
    'move card',
    'MOVE_CARD',
    '_move_card',
  ])('is found in %s although the name is not snake_case', async (name) => {
    expect(await namedByVerb(name)).toBe(true);
    expect(await findingsOf('naming/snake-case', { name, inputSchema: { type: 'object' } })).toEqual([
      `/name: "${name}" is not snake_case`,
    ]);
  });
});
