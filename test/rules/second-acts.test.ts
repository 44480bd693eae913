import { describe, expect, it } from 'vitest';
import { hintsOf } from './hints-of.js';

const LOOKS = { readOnlyHint: true };

describe('a text that goes on from looking to another act', () => {
  it.each([
    ['get_invoices', 'Fetch and archive invoices.'],
    ['get_invoices', 'Fetches and disburses invoices.'],
    ['get_invoices', 'Fetches, then archives invoices.'],
    ['find_text', 'Find and replace text across files.'],
    ['list_branches', 'List and archive stale branches of a repository.'],
    ['fetch_messages', 'Fetch and acknowledge messages from the queue.'],
    ['list_users', 'List users and deactivate inactive accounts.'],
    ['list_files', 'List files and drop temp ones.'],
    ['find_duplicates', 'Find duplicates and merge contacts.'],
    ['find_meeting_times', 'Find meeting time and schedule meeting with attendees.'],
    ['inspect_table', 'Inspect table and repair corrupt pages.'],
    ['analyze_table', 'Analyze table and update statistics.'],
    ['get_images', 'Get images and save alt text.'],
    ['get_customer', 'Get a customer and redeem points.'],
    ['get_user', 'Get a user and grant badge.'],
    ['get_inbox', 'Get the inbox and clear badge counts.'],
    ['get_order', 'Get the order and charge card on file.'],
    ['search_flights', 'Search flights and hold seats.'],
    ['get_pattern', 'Analyze or change cognitive patterns.'],
    ['analyze_daa_cognitive_pattern', 'Analyze or change cognitive patterns for agents.'],
    ['get_cart', 'Get the cart, apply vouchers, ship parcels.'],
    ['get_driver', 'Find the nearest driver; dispatch one.'],
    ['get_parcels', 'List parcels and pick up returns.'],
    ['get_parcels', 'Gets parcels & ships late ones.'],
    ['get_parcels', 'Gets parcels (marks them too).'],
    ['get_parcels', 'Gets parcels — closes old ones.'],
    ['get_parcels', 'Gets parcels to ship.'],
    ['get_parcels', 'Gets parcels. It also ships them.'],
    ['get_parcels', 'Gets parcels. Archive the old ones.'],
    ['get_parcels', 'Gets parcels and immediately forwards matching ones.'],
    ['get_parcels', 'Gets parcels and optionally resends late ones.'],
    ['get_parcels', 'Gets parcels and bill customers.'],
    ['get_parcels', 'Gets parcels or order new ones.'],
    ['get_parcels', 'Gets parcels; soft-deletes old ones.'],
  ])('%s, "%s", is claimed to do nothing less', async (name, description) => {
    expect(await hintsOf(name, description)).toBeUndefined();
  });

  it.each([
    'List sessions, terminating expired ones.',
    'List sessions. Expired sessions are pruned.',
    'List sessions. Expired sessions get closed.',
    'List sessions. Sessions are acknowledged on read.',
    'List sessions. The quote is booked at once.',
    'List sessions. A driver is dispatched immediately.',
    'List sessions. A restore job is started.',
    'List sessions, optionally substituting matches with new text.',
    'List sessions, rebuilding stale segments.',
    'List sessions by scheduling the job.',
    'List sessions by posting a poll.',
    'List sessions by clicking and typing.',
    'List sessions. Old ones will be closed.',
    'List sessions. You are billed for each.',
    'List sessions. You may be billed for each.',
    'List sessions, which are then closed.',
    'List sessions, which are closed.',
    'List sessions while closing old ones.',
    'List sessions and, if idle, closes them.',
    'List sessions. Each session is then refreshed.',
    'List sessions. Sessions are being closed.',
    'List sessions after closing the old ones.',
    'List sessions. Idle sessions are automatically removed.',
    'List sessions. An item is lost.',
    'List sessions. When read, messages are consumed.',
    'List sessions. A session can only be listed once.',
  ])('is told by participles and gerunds too: "%s"', async (description) => {
    expect(await hintsOf('list_sessions', description)).toBeUndefined();
  });

  it.each([
    ['get_order', 'Get an order paid.'],
    ['get_shirt', 'Get your shirt ironed and an order shipped.'],
    ['get_order', 'Returns the created order.'],
    ['get_order', 'Return a newly created order.'],
  ])('%s, "%s", has it done or gives back what it made', async (name, description) => {
    expect(await hintsOf(name, description)).toBeUndefined();
  });
});

describe('words of acting that say of no act of the tool', () => {
  it.each([
    ['get_parcel', 'Gets one parcel. Does not modify, delete or archive anything.'],
    ['get_parcel', 'Gets one parcel. Never sends messages.'],
    ['get_parcel', 'Gets one parcel. Use update_parcel to change it instead.'],
    ['get_parcel', 'Gets one parcel. To archive it, use archiveParcel.'],
    ['list_orders', 'List archived orders.'],
    ['list_jobs', 'List scheduled jobs and their next run.'],
    ['list_items', 'List deleted items of a folder.'],
    ['list_orders', 'Lists orders that are archived or were cancelled.'],
    ['list_orders', 'Lists orders which have been paid, newest first.'],
    ['list_parcels', 'Lists parcels with the labels attached to them.'],
    ['get_parcel', 'Gets one parcel, whether it is locked, and who locked it.'],
    ['get_parcel', 'Gets one parcel. Fails if the parcel is archived.'],
    ['list_files', 'List files modified since a date.'],
    ['get_order', 'Gets one order by its number.'],
    ['list_comments', 'Lists the comments of an order.'],
    ['get_report', 'Gets the report of a month.'],
    ['get_release', 'Gets a release by its tag.'],
    ['list_deployments', 'Lists the deployments of a service.'],
    ['get_schedule', 'Gets the schedule of a ward.'],
    ['get_parcel', 'Gets one parcel. Results are limited to 50 and sorted by date.'],
    ['search_docs', 'Search and filter documents by title.'],
    ['search_docs', 'Searches and returns documents.'],
    ['get_stats', 'Gets the number of posts, comments and likes.'],
    ['list_requests', 'List the pull requests of a repository and their labels.'],
    ['get_token_usage', 'Gets the number of words used in a month.'],
  ])('%s, "%s", is read-only all the same', async (name, description) => {
    const claimed = name === 'get_token_usage' ? undefined : LOOKS;
    expect(await hintsOf(name, description)).toEqual(claimed);
  });
});

describe('the rest of a name', () => {
  it.each([
    ['get_server_reboot', 'Returns the status of the server.'],
    ['show_docker_prune_all', 'Show what was pruned.'],
    ['get_cart_checkout', 'Return the receipt.'],
    ['get_order_payment', 'Get an order paid.'],
    ['get_order_payment', 'Gets the payment of an order.'],
    ['get_mail_ack', 'Get the acknowledged mail.'],
    ['get_user_termination', 'Returns the termination of a user.'],
    ['get_browser_template_apply', 'Returns the template.'],
    ['get_event_replay', 'Gets the replay of the events.'],
    ['get_cluster_teardown', 'Gets the log of the cluster.'],
    ['get_account_removal', 'Gets the removal of an account.'],
    ['get_request_approval', 'Gets the approval of a request.'],
    ['get_order_cancellation', 'Gets the cancellation of an order.'],
    ['get_server_restart', 'Gets the server.'],
    ['get_item_delete', 'Gets the item.'],
    ['get_user_deactivate', 'Gets the user.'],
    ['get_user_activation', 'Gets the activation of a user.'],
    ['get_db_rollback', 'Gets the database.'],
    ['get_cache_flush', 'Gets the cache.'],
    ['get_queue_pop', 'Gets the first message.'],
    ['get_order_shipped', 'Gets the order.'],
    ['get_meeting_schedule', 'Gets the attendees of it.'],
    ['get_service_deployment', 'Returns the service.'],
    ['get_vm_provisioning', 'Returns the machine.'],
    ['list_list_purge', 'Lists the mails.'],
    ['get_account_signup', 'Gets the account.'],
    ['get_device_shutdown', 'Gets the state of the device.'],
    ['get_job_retry', 'Gets the job.'],
    ['get_money_transfer', 'Gets the money.'],
    ['get_invoice_void', 'Gets the invoice.'],
    ['docker_prune_all', 'Show what was pruned.'],
    ['serverReboot', 'Returns the status of the server.'],
  ])('%s, "%s", must not be an act', async (name, description) => {
    expect(await hintsOf(name, description)).toBeUndefined();
  });

  it.each([
    ['get_service_deployment', 'Gets one deployment of a service.'],
    ['get_merge_request', 'Gets one merge request.'],
    ['list_pull_requests', 'Lists the pull requests of a repository.'],
    ['get_backup_status', 'Gets the status of the last backup.'],
    ['list_payments', 'Lists the payments of a customer.'],
    ['list_releases', 'Lists the releases of a repository.'],
    ['get_user_subscriptions', 'Gets the subscriptions of a user.'],
    ['list_deleted_items', 'Lists the deleted items of a folder.'],
  ])('%s, "%s", may be a thing', async (name, description) => {
    expect(await hintsOf(name, description)).toEqual(LOOKS);
  });
});
