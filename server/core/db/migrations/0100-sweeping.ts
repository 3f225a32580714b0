import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** By these the rows that are over are found. */
const indexes = `
create index email_verifications_expiry on email_verifications (expires_at);
create index invoice_tokens_expiry on invoice_tokens (expires_at);
create index invoice_tokens_revoked on invoice_tokens (revoked_at) where revoked_at is not null;
create index quotation_links_expiry on quotation_links (expires_at);
create index quotation_links_revoked on quotation_links (revoked_at) where revoked_at is not null;
create index idempotency_keys_started on idempotency_keys (started_at);
create index confirmations_received on confirmations (received_at);
create index outbox_created on outbox (created_at);
`;

/** Links, keys, events of the provider and emails are swept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(indexes).execute(db);
}
