import type { Kysely } from 'kysely';
import { sql } from 'kysely';

const columns = `
-- The documents that go with a message as PDF: [{kind, reference}]. The release before reads document_kind and
-- document_reference, which name the first of them; where it wrote the message, these are all.
alter table outbox add column documents jsonb not null default '[]';
-- The credit note for which an amount goes back; null: none, or an earlier release booked the refund.
alter table refunds add column credit_note_id integer references invoices;
`;

/** Several documents with one email, and the credit note of a refund. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(columns).execute(db);
}
