import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Origin } from '../../machines/domain/enumerations.ts';
import type { Locale } from '../../machines/domain/locale.ts';
import type { Schema } from '../db/schema.ts';
import type { Services } from '../services.ts';

/** Somebody by their address, which is in lower case, and how they came to be known. */
export interface Receiver {
  readonly email: string;
  readonly locale: Locale;
  readonly origin: Origin;
}

/** The account of an address; `null` where it has none. */
async function accountIdOf(db: Kysely<Schema>, email: string): Promise<number | null> {
  const found = await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
  return found?.id ?? null;
}

/** The numbers of what an address receives, by its account or without one. */
export async function receivedBy(db: Kysely<Schema>, email: string): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('newsletter_recipients as r')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .select('r.newsletter_id as id')
    .where('a.email', '=', email)
    .union(db.selectFrom('newsletter_contact_choices').select('newsletter_id as id').where('email', '=', email))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Begins sending newsletters to an address that has shown to be somebody's: by their account, or as to a contact of kind 20
 * (specification §3). Those that are no longer sent are left out.
 */
export async function beginSending(
  trx: Kysely<Schema>,
  { clock }: Pick<Services, 'clock'>,
  { receiver, ids }: { readonly receiver: Receiver; readonly ids: readonly number[] },
): Promise<void> {
  const { email, locale, origin } = receiver;
  const since = clock.now().toISOString();
  const accountId = await accountIdOf(trx, email);
  const sent = trx.selectFrom('newsletters').where('id', 'in', ids).where('is_for_subscribers', '=', false);
  if (accountId !== null) {
    await trx
      .insertInto('newsletter_recipients')
      .columns(['account_id', 'newsletter_id', 'since'])
      .expression(sent.select((eb) => [eb.val(accountId).as('account_id'), 'id', eb.val(since).as('since')]))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  await trx
    .insertInto('newsletter_contacts')
    .values({ email, locale, origin, since })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto('newsletter_contact_choices')
    .columns(['email', 'newsletter_id'])
    .expression(sent.select((eb) => [eb.val(email).as('email'), 'id']))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Ends sending newsletters to an address. A contact who receives nothing any more is none. */
export async function endSending(trx: Kysely<Schema>, email: string, ids: readonly number[]): Promise<void> {
  const accountId = await accountIdOf(trx, email);
  if (accountId !== null) {
    await trx
      .deleteFrom('newsletter_recipients')
      .where('account_id', '=', accountId)
      .where('newsletter_id', 'in', ids)
      .execute();
  }
  await trx
    .deleteFrom('newsletter_contact_choices')
    .where('email', '=', email)
    .where('newsletter_id', 'in', ids)
    .execute();
  await trx
    .deleteFrom('newsletter_contacts as c')
    .where('c.email', '=', email)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('newsletter_contact_choices as k').select('k.email').whereRef('k.email', '=', 'c.email'),
        ),
      ),
    )
    .execute();
}

/** A contact becomes an account: it is known by the door by which they came, they keep receiving what they receive, and no contact is left. */
export async function takeOverContact(
  trx: Kysely<Schema>,
  { clock }: Pick<Services, 'clock'>,
  { accountId, email }: { readonly accountId: number; readonly email: string },
): Promise<void> {
  await sql`
    with contact as (delete from newsletter_contacts where email = ${email} returning origin),
         known as (update accounts set origin = contact.origin from contact where id = ${accountId})
    insert into newsletter_recipients (account_id, newsletter_id, since)
    select ${accountId}, newsletter_id, ${clock.now().toISOString()}
    from newsletter_contact_choices where email = ${email}
    on conflict do nothing
  `.execute(trx);
}
