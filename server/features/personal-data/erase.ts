import type { Transaction, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { UNSET_CIVILITY } from '../../../domain/enumerations.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { AccountId } from '../../core/db/account-id.ts';
import type { Schema } from '../../core/db/schema.ts';
import { addresseeOf } from '../../core/mail/addressee.ts';
import { accountErased, deletionPostponed } from '../../core/mail/emails/deletion.ts';
import { closeContact } from '../../core/people/contacts.ts';
import type { Person } from '../../core/people/person.ts';
import { columnsOf } from '../../core/people/person.ts';
import { mintSecret } from '../../core/secrets.ts';
import type { Services } from '../../core/services.ts';
import { hashPassword } from '../session/password-hash.ts';
import { readEmailLayout } from '../site/email-layout.ts';
import { held } from './holdings.ts';
import { standingOf } from './obstacles.ts';

/** The rows of a table that are about a person, as a condition on `t`. */
export function rowsAbout({ about, ofContact }: (typeof held)[number][1], person: Person): RawBuilder<unknown> {
  const [condition, id] = 'accountId' in person ? [about, person.accountId] : [ofContact, person.contactId];
  const parts = (condition ?? 'false').split(/\bme\b/).map((part) => sql.raw(part));
  return sql.join(parts, sql`${id}::integer`);
}

/** An undeliverable address that replaces a deleted one. */
function erasedAddress(person: Person): string {
  return 'accountId' in person
    ? `erased-${person.accountId}@erased.invalid`
    : `erased-contact-${person.contactId}@erased.invalid`;
}

/** Removes a reader's data from requests made by others, whose requests stay. */
export async function blankLinesOfOthers(trx: Transaction<Schema>, person: Person): Promise<void> {
  const blankReader = { civility: UNSET_CIVILITY, firstName: '', lastName: '', email: erasedAddress(person) };
  const blank = (side: 'before' | 'after') => {
    const column = sql.ref(side);
    const blanked = sql`jsonb_set(${column}, '{reader}', ${JSON.stringify(blankReader)}::jsonb)`;
    return sql`${column} = case when ${column} ? 'reader' then ${blanked} else ${column} end`;
  };
  const { account_id: account, contact_id: contact } = columnsOf(person);
  const theirs = sql`(account_id = ${account}::integer or contact_id = ${contact}::integer)`;
  // A line about their seat may concern the person who is to get it.
  const aboutThem = sql`(${theirs} or reader_id in (select id from subscription_readers where ${theirs}))
    and modification_id not in (select id from modifications where account_id = ${account}::integer)`;
  await sql`
    update modification_lines set ${blank('before')}, ${blank('after')}, account_id = null, contact_id = null
    where ${aboutThem}`.execute(trx);
}

/** Delay before an account with a payment in progress is checked again, in milliseconds. */
const LATER = 7 * 24 * 3_600_000;

/** Deletes everything that the law does not require; of the account, only its number stays. */
async function erase(
  trx: Transaction<Schema>,
  services: Services,
  { id, email }: { id: AccountId; email: string },
): Promise<void> {
  await blankLinesOfOthers(trx, { accountId: id });
  for (const [table, holding] of held) {
    if (holding.afterwards !== 'deleted') continue;
    await sql`delete from ${sql.table(table)} t where ${rowsAbout(holding, { accountId: id })}`.execute(trx);
  }
  // An unaccepted offer, or an order without any payment attempt, is no contract.
  await sql`
    delete from subscriptions s where s.account_id = ${id} and s.status in ('quote', 'invalidQuote') and s.invoice_id is null
    and not exists (select from checkouts c where c.subscription_id = s.id)`.execute(trx);
  await trx
    .updateTable('accounts')
    .set({
      email: erasedAddress({ accountId: id }),
      password_hash: await hashPassword(mintSecret()),
      last_name: '',
      first_name: '',
      civility: UNSET_CIVILITY,
      phone: '',
      organisation: '',
      job_title: '',
      sector: '',
      source: null,
      is_email_verified: false,
      is_valid: false,
      erased_at: services.clock.now().toISOString(),
    })
    .where('id', '=', id)
    .execute();
  await closeContact(trx, services, email);
}

/** Erases one account that is due, or postpones it if a payment is in progress. `false`: none was due. */
async function eraseNext(services: Services): Promise<boolean> {
  const { db, clock, mailer, log } = services;
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('deletion_requests as d')
      .innerJoin('accounts as a', 'a.id', 'd.account_id')
      .select(['a.id', 'a.email', 'a.first_name as firstName', 'a.last_name as lastName', 'a.civility', 'a.locale'])
      .select('d.postponed_at as postponedAt')
      .where('d.erases_at', '<=', now.toISOString())
      .orderBy('d.erases_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return false;
    const { id, email, postponedAt } = due;
    const locale: Locale = due.locale;
    const mail = { from: await readEmailLayout(trx, locale), to: addresseeOf(due, email), locale };
    if ((await standingOf(trx, id)).obstacles.length > 0) {
      const again = new Date(now.getTime() + LATER).toISOString();
      await trx
        .updateTable('deletion_requests')
        .set({ erases_at: again, postponed_at: postponedAt ?? now.toISOString() })
        .where('account_id', '=', id)
        .execute();
      if (postponedAt === null) await mailer.enqueue(trx, deletionPostponed(mail), { accountId: id });
      log.info('deletion.postponed', { account: id });
      return true;
    }
    await erase(trx, services, { id, email });
    await mailer.enqueue(trx, { ...accountErased(mail), destination: 'address', isForgotten: true }, { accountId: id });
    log.info('account.erased', { account: id });
    return true;
  });
}

/** Erases all accounts that are due, one after the other; several processes may do so at once. */
export async function eraseDue(services: Services): Promise<void> {
  while (await eraseNext(services));
}
