import type { AccountId } from '../db/account-id.ts';
import type { RawBuilder, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Schema } from '../db/schema.ts';
import { claimContact, closeContact } from './contacts.ts';

/** Locks the licences by which an account reads: before the account itself, to keep the lock order. */
export async function lockLicencesRead(trx: Transaction<Schema>, accountId: AccountId): Promise<void> {
  await trx
    .selectFrom('subscriptions')
    .select('id')
    .where('id', 'in', (eb) =>
      eb.selectFrom('subscription_readers').select('subscription_id').where('account_id', '=', accountId),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The address that a pending line `l` gives a reader, in lower case; `null` where it leaves the present one. */
export const addressAsked: RawBuilder<string | null> = sql`nullif(
  lower(l.after -> 'reader' ->> 'email'), lower(l.before -> 'reader' ->> 'email'))`;

/** Whether no other reader in the licence of the seat `r` has an address, or is about to get it. */
export function isFree(email: string): RawBuilder<boolean> {
  return sql`not exists (select from subscription_readers x
    left join modification_lines l on l.reader_id = x.id and l.state = 'pending'
    where x.subscription_id = r.subscription_id and x.id <> r.id and ${email} in (x.email, ${addressAsked}))`;
}

/** Shows the new address in the licences by which an account reads, unless another reader of the licence has it. */
async function showInLicences(
  trx: Transaction<Schema>,
  { accountId, email, at }: { readonly accountId: AccountId; readonly email: string; readonly at: string },
): Promise<void> {
  await sql`
    update subscription_readers r
    set email_before = r.email, email = ${email}, email_changed_at = ${at}, email_changed_by = 'reader'
    where r.account_id = ${accountId} and r.email <> ${email} and ${isFree(email)}`.execute(trx);
}

/** Revokes the links to an account’s invoices: they were emailed to an address that it leaves. */
async function revokeInvoiceLinks(
  trx: Transaction<Schema>,
  { accountId, at }: { readonly accountId: AccountId; readonly at: string },
): Promise<void> {
  await sql`
    update invoice_tokens set revoked_at = ${at}
    where revoked_at is null and invoice_id in (select id from invoices where account_id = ${accountId})`.execute(trx);
}

/**
 * Gives an account another address, proven by an emailed link; resolves to `false` if another account has it. The
 * former address is saved with its period, its contact is closed, and links to invoices are revoked; the new one's
 * contact is claimed. The transaction holds the account, and the licences by which it reads.
 */
export async function moveAddress(
  trx: Transaction<Schema>,
  services: { readonly clock: Clock },
  { accountId, email }: { readonly accountId: AccountId; readonly email: string },
): Promise<boolean> {
  const now = services.clock.now().toISOString();
  // Serialises two accounts that want the same address: the second sees the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`.execute(trx);
  const holder = await trx.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
  if (holder) return false;
  await sql`
    insert into former_addresses (account_id, email, held_from, held_until)
    select id, email, email_since, ${now} from accounts where id = ${accountId}`.execute(trx);
  const { former } = await trx
    .selectFrom('accounts')
    .select('email as former')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('accounts')
    .set({ email, email_since: now, is_email_verified: true })
    .where('id', '=', accountId)
    .execute();
  await closeContact(trx, services, former);
  await claimContact(trx, services, { accountId, email });
  await showInLicences(trx, { accountId, email, at: now });
  await revokeInvoiceLinks(trx, { accountId, at: now });
  return true;
}
