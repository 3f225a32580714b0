import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { modificationType } from '../../../domain/enumerations.ts';
import type { LineState, ModificationSubject, ReaderModification } from '../../../domain/modification.ts';
import { markedReaderAfter } from '../../../domain/reader-marker.ts';
import type { AccountId } from '../../core/db/account-id.ts';
import type { Schema } from '../../core/db/schema.ts';
import { isFree } from '../../core/people/addresses.ts';
import { addressOf, peopleAt } from '../../core/people/contacts.ts';
import type { Person } from '../../core/people/person.ts';
import { columnsOf, isSamePerson } from '../../core/people/person.ts';
import type { Services } from '../../core/services.ts';

/** A line about a reader, with its decision. */
interface ReaderLine {
  readonly before: ModificationSubject | null;
  readonly after: ModificationSubject | null;
  readonly readerId: number | null;
  /** The person whom the line concerns: with another address for an unclaimed seat, the person who is to get it. */
  readonly reader: Person | null;
  /** The person who has the seat. */
  readonly holder: Person | null;
  readonly state: LineState;
}

/** A request about readers, with its decided lines. */
interface Settled {
  readonly accountId: AccountId;
  readonly type: ReaderModification;
  readonly lines: readonly ReaderLine[];
}

/** A seat whose address an accepted line corrects, in lower case. */
interface Readdressed {
  /** The administrator. */
  readonly accountId: AccountId;
  readonly readerId: number;
  readonly holder: Person;
  readonly email: string;
}

/** The person who has a seat once its address is corrected. */
async function heirOf(
  trx: Transaction<Schema>,
  services: Services,
  { reader, holder, email }: Readdressed & Pick<ReaderLine, 'reader'>,
): Promise<Person> {
  if (!reader) return holder;
  if ('accountId' in holder || !isSamePerson(reader, holder)) return reader;
  // The release before wrote the unclaimed seat's contact into the line.
  const { locale } = await trx
    .selectFrom('contacts')
    .select('locale')
    .where('id', '=', holder.contactId)
    .executeTakeFirstOrThrow();
  return (await peopleAt(trx, services, { emails: [email], locale })).get(email) ?? holder;
}

/**
 * Gives a seat to another person, who is shown with their present address, unless another reader of the licence has it.
 * The former holder's other unclaimed seats of the same administrator go along; all lines about the seats do.
 */
async function passOn(
  trx: Transaction<Schema>,
  { clock }: Pick<Services, 'clock'>,
  { accountId, readerId, holder, email, heir }: Readdressed & { readonly heir: Person },
): Promise<void> {
  const { account_id: account, contact_id: contact } = columnsOf(heir);
  const present = await addressOf(trx, heir);
  const unclaimed = 'contactId' in holder ? holder.contactId : null;
  await sql`
    with passed as (
      update subscription_readers r
      set account_id = ${account}, contact_id = ${contact},
        email = case when ${isFree(present)} then ${present} else ${email} end,
        email_before = r.email, email_changed_at = ${clock.now().toISOString()}, email_changed_by = 'administrator'
      where r.id = ${readerId} or (
        r.contact_id = ${unclaimed}::integer and ${isFree(present)}
        and r.subscription_id in (select id from subscriptions where account_id = ${accountId})
        and not exists (select from modification_lines l where l.reader_id = r.id and l.state = 'pending'))
      returning r.id
    )
    update modification_lines set account_id = ${account}, contact_id = ${contact}
    where reader_id in (select id from passed)`.execute(trx);
}

/**
 * Applies an accepted correction of a reader: only what it asked to change. The seat stays with the person who held it
 * when it was requested; one that was unclaimed passes to the person at the corrected address.
 */
async function correct(
  trx: Transaction<Schema>,
  services: Services,
  accountId: AccountId,
  { before, after, readerId, reader, holder }: ReaderLine,
): Promise<void> {
  if (before?.kind !== 'reader' || after?.kind !== 'reader' || readerId === null || !holder) return;
  const [was, asked] = [before.reader, after.reader];
  const seat = trx.updateTable('subscription_readers').where('id', '=', readerId);
  await seat
    .set((eb) => ({
      civility: asked.civility === was.civility ? eb.ref('civility') : asked.civility,
      first_name: asked.firstName === was.firstName ? eb.ref('first_name') : asked.firstName,
      last_name: asked.lastName === was.lastName ? eb.ref('last_name') : asked.lastName,
    }))
    .execute();
  const email = asked.email.toLowerCase();
  if (email === was.email.toLowerCase()) return;
  const readdressed = { accountId, readerId, holder, email };
  const heir = await heirOf(trx, services, { ...readdressed, reader });
  if (!isSamePerson(heir, holder)) {
    await passOn(trx, services, { ...readdressed, heir });
    return;
  }
  await seat
    .set((eb) => ({
      email,
      email_before: eb.ref('email'),
      email_changed_at: services.clock.now().toISOString(),
      email_changed_by: 'administrator',
    }))
    .where('email', '<>', email)
    .execute();
}

/**
 * Applies the decided lines of a request to the readers of a licence (specification §4); the transaction holds the
 * licence.
 */
export async function settleReaders(
  trx: Transaction<Schema>,
  services: Services,
  { accountId, type, lines }: Settled,
): Promise<void> {
  const idsOf = (wanted: (line: ReaderLine) => boolean) =>
    lines.filter(wanted).flatMap(({ readerId }) => (readerId === null ? [] : [readerId]));
  const removed = idsOf(({ state }) => markedReaderAfter(type, state) === 'removed');
  if (removed.length > 0) {
    await trx
      .deleteFrom('subscription_readers')
      .where('id', '=', sql<number>`any(${removed})`)
      .execute();
  }
  if (type === modificationType.readerDeletion) return;
  const accepted = ({ state }: ReaderLine) => state === 'accepted';
  if (type === modificationType.readerEdit) {
    for (const line of lines.filter(accepted)) await correct(trx, services, accountId, line);
    return;
  }
  const ids = idsOf(accepted);
  if (ids.length === 0) return;
  await trx
    .updateTable('subscription_readers')
    .set({ is_accepted: true })
    .where('id', '=', sql<number>`any(${ids})`)
    .execute();
}
