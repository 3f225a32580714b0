import type { AccountId } from '../db/account-id.ts';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Origin } from '../../../domain/enumerations.ts';
import { contactKind } from '../../../domain/enumerations.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { Clock } from '../clock.ts';
import type { Schema } from '../db/schema.ts';
import type { Person, PersonColumns } from './person.ts';
import { personOf } from './person.ts';

interface Clocked {
  readonly clock: Clock;
}

/** Tables whose rows belong to an account or a contact. */
type Claimable = {
  [Table in keyof Schema]: Schema[Table] extends { account_id: unknown; contact_id: unknown } ? Table : never;
}[keyof Schema];

/** Tables whose rows pass from a contact to an account; omitting one with both columns does not compile. */
const claimable: Readonly<Record<Claimable, true>> = {
  quote_requests: true,
  subscription_readers: true,
  modification_lines: true,
  newsletter_links: true,
  outbox: true,
};

const claimableTables = Object.keys(claimable);

/** An address, in lower case, whose holder is represented by a contact. */
interface Named {
  readonly email: string;
  readonly locale: Locale;
  readonly origin: Origin;
}

/** The open contact of an address; created if there is none. */
export async function contactAt(
  trx: Kysely<Schema>,
  { clock }: Clocked,
  named: Named,
): Promise<{ readonly contactId: number }> {
  const { id } = await trx
    .insertInto('contacts')
    .values({ ...named, created_at: clock.now().toISOString() })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .where('closed_at', 'is', null)
        .doUpdateSet((eb) => ({ email: eb.ref('excluded.email') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return { contactId: id };
}

/** The current recipient at an address: its account, or its open contact; `null` if there is neither. */
export async function personAt(db: Kysely<Schema>, email: string): Promise<Person | null> {
  const account = await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
  if (account) return { accountId: account.id };
  const contact = await db
    .selectFrom('contacts')
    .select('id')
    .where('email', '=', email)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return contact ? { contactId: contact.id } : null;
}

/**
 * Current owners of addresses, by address: the accounts that have proven them, or contacts. Records given to these
 * people stay theirs if the addresses change hands. One statement.
 */
export async function peopleAt(
  trx: Kysely<Schema>,
  { clock }: Clocked,
  { emails, locale }: { readonly emails: readonly string[]; readonly locale: Locale },
): Promise<ReadonlyMap<string, Person>> {
  const { rows } = await sql<{ readonly email: string } & PersonColumns>`
    with named as (select distinct unnest(${[...emails]}::text[]) as email),
    known as (select a.id, a.email from named n join accounts a on a.email = n.email and a.is_email_verified),
    made as (
      insert into contacts (email, locale, origin, created_at)
      select n.email, ${locale}, 'subscription', ${clock.now().toISOString()} from named n
      where not exists (select from known k where k.email = n.email) order by n.email
      on conflict (email) where closed_at is null do update set email = excluded.email returning id, email
    )
    select email, id as account_id, null::integer as contact_id from known
    union all
    select email, null, id from made`.execute(trx);
  return new Map(rows.map(({ email, ...columns }) => [email, personOf(columns)]));
}

/** The present address of an account, or that of a contact. */
export async function addressOf(db: Kysely<Schema>, person: Person): Promise<string> {
  const found =
    'accountId' in person
      ? db.selectFrom('accounts').select('email').where('id', '=', person.accountId)
      : db.selectFrom('contacts').select('email').where('id', '=', person.contactId);
  return (await found.executeTakeFirstOrThrow()).email;
}

/**
 * Moves everything of an address's open contact to an account, and deletes the contact. Only for a link that was
 * emailed to the address and opened by the account's owner: it proves the address. A newsletter subscriber keeps that
 * origin; the holder of a seat becomes a subscriber.
 */
export async function claimContact(
  trx: Kysely<Schema>,
  { clock }: Clocked,
  { accountId, email }: { readonly accountId: AccountId; readonly email: string },
): Promise<void> {
  const contact = await trx
    .selectFrom('contacts')
    .select(['id', 'kind', 'origin'])
    .where('email', '=', email)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!contact) return;
  for (const table of claimableTables) {
    await sql`
      update ${sql.table(table)} set account_id = ${accountId}, contact_id = null
      where contact_id = ${contact.id}`.execute(trx);
  }
  await sql`
    insert into newsletter_recipients (account_id, newsletter_id, since)
    select ${accountId}, newsletter_id, ${clock.now().toISOString()}
    from newsletter_contact_choices where contact_id = ${contact.id} on conflict do nothing`.execute(trx);
  const account = trx.updateTable('accounts').where('id', '=', accountId);
  if (contact.kind !== null) await account.set({ origin: contact.origin }).execute();
  await account
    .set({ kind: contactKind.subscriber })
    .where('kind', '=', contactKind.prospect)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('subscription_readers')
          .select('id')
          .where('account_id', '=', accountId)
          .where('is_accepted', '=', true),
      ),
    )
    .execute();
  await trx.deleteFrom('contacts').where('id', '=', contact.id).execute();
}

/** Closes the contact of an address that its holder leaves: its next holder is another person. */
export async function closeContact(trx: Kysely<Schema>, { clock }: Clocked, email: string): Promise<void> {
  await trx
    .updateTable('contacts')
    .set({ closed_at: clock.now().toISOString() })
    .where('email', '=', email)
    .where('closed_at', 'is', null)
    .execute();
}

/** Deletes those of the given contacts that no record refers to any more. */
export async function forgetContacts(db: Kysely<Schema>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const referring = [...claimableTables, 'newsletter_contact_choices', 'account_requests'].map(
    (table) => sql`not exists (select from ${sql.table(table)} t where t.contact_id = c.id)`,
  );
  await sql`delete from contacts c where c.id = any(${[...ids]}) and ${sql.join(referring, sql` and `)}`.execute(db);
}
