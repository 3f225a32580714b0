import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { MOST_READERS } from '../../../domain/catalogue.ts';
import { modificationType } from '../../../domain/enumerations.ts';
import type { ReaderAddition, ReaderDeletion, ReaderEdit, Seats } from '../../../domain/licence.ts';
import type { ReaderIdentity } from '../../../domain/licence-entries.ts';
import { chargeOf, extraSeatsFor, hasRoomFor } from '../../../domain/licence.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { ModificationSummary } from '../../../domain/modification.ts';
import type { Money } from '../../../domain/money.ts';
import type { Issue } from '../../../validation/issue.ts';
import { MAX_ISSUES } from '../../../validation/issue.ts';
import { compareReaders } from '../../../validation/reader-list/compare.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import { texts as callTexts } from '../../core/rpc/texts.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { AskedModification } from '../modification/open-request.ts';
import { enqueueReceived } from '../modification/emails.ts';
import { openRequest } from '../modification/open-request.ts';
import { letThrough } from '../modification/settle.ts';
import { readSummary } from '../modification/store.ts';
import type { Services } from '../../core/services.ts';
import { addressAsked } from '../../core/people/addresses.ts';
import { peopleAt } from '../../core/people/contacts.ts';
import type { Person } from '../../core/people/person.ts';
import { columnsOf, personOf } from '../../core/people/person.ts';
import type { Licence, LicenceOf } from './licence.ts';
import { holdLicence } from './licence.ts';
import { readAllReaders, readReader } from './readers.ts';
import { texts } from './texts.ts';

/** The current price of the readers differs from the one that the page showed. */
export class ChargeChanged extends Error {
  override readonly name = 'ChargeChanged';
  readonly seats: Seats;

  constructor(seats: Seats) {
    super('The charge for readers has changed');
    this.seats = seats;
  }
}

/** Rows inserted per statement. */
const BATCH = 1000;

/** Saves a request, and accepts it if no approval is needed. */
export async function ask(
  trx: Transaction<Schema>,
  services: Services,
  asked: AskedModification,
): Promise<ModificationSummary> {
  const id = await openRequest(trx, services, asked);
  if (services.settings.letThrough.has(asked.type)) await letThrough(trx, services, id);
  else await enqueueReceived(trx, services, id);
  return readSummary(trx, id);
}

/** A failure about the email addresses of some rows, by wire path. */
function addressesRefused(rows: readonly (readonly [wire: string, code: Issue['code']])[]): CallFailure {
  const fields = rows
    .slice(0, MAX_ISSUES)
    .map(([wire, code]) => [wire, { field: 'readerEmail', issue: { code } } as const] as const);
  return new CallFailure(422, callTexts.incomplete, { fields: new Map(fields) });
}

/**
 * Those of the email addresses that a reader of a licence has, in the list or in their account, or is about to get.
 */
async function addressesTaken(
  trx: Transaction<Schema>,
  subscriptionId: number,
  { emails, besides = null }: { readonly emails: readonly string[]; readonly besides?: number | null },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly email: string }>`
    select email from subscription_readers
    where subscription_id = ${subscriptionId} and email = any(${emails}) and id is distinct from ${besides}::integer
    union
    select a.email from subscription_readers r join accounts a on a.id = r.account_id
    where r.subscription_id = ${subscriptionId} and a.email = any(${emails}) and r.id is distinct from ${besides}::integer
    union
    select ${addressAsked} from subscription_readers r
    join modification_lines l on l.reader_id = r.id and l.state = 'pending'
    where r.subscription_id = ${subscriptionId} and r.id is distinct from ${besides}::integer
      and ${addressAsked} = any(${emails})`.execute(trx);
  return new Set(rows.map(({ email }) => email));
}

/** A reader as saved. */
function kept({ civility, firstName, lastName, email }: ReaderIdentity): ReaderIdentity {
  return { civility, firstName, lastName, email: email.toLowerCase() };
}

function isSame(left: Money | null, right: Money | null): boolean {
  return left?.minor === right?.minor && left?.currency === right?.currency;
}

/**
 * The price of each added reader without a seat, in the smallest units. Throws if there are too few seats, or the price
 * differs.
 */
function requireSeats({ seats }: Licence, added: number, charge: Money | null): readonly number[] {
  const { taken } = seats;
  if (!hasRoomFor(seats, added)) throw new CallFailure(422, texts.noSeats);
  if (taken + added > MOST_READERS) {
    throw new CallFailure(422, { ...texts.tooManyReaders, values: { most: MOST_READERS } });
  }
  if (!isSame(chargeOf(seats, added), charge)) throw new ChargeChanged(seats);
  return extraSeatsFor(seats, added).flatMap(({ count, price }) => Array.from({ length: count }, () => price.minor));
}

/** A reader, and the person who will hold the seat. */
interface SeatedReader extends ReaderIdentity {
  readonly person: Person;
}

/** Readers with the persons who own their addresses now: the seats stay theirs even if the addresses change hands. */
async function seated(
  trx: Transaction<Schema>,
  services: Services,
  { readers, locale }: { readonly readers: readonly ReaderIdentity[]; readonly locale: Locale },
): Promise<readonly SeatedReader[]> {
  const people = await peopleAt(trx, services, { emails: readers.map(({ email }) => email), locale });
  return readers.map((reader) => {
    const person = people.get(reader.email);
    if (!person) throw new Error('An address without a person');
    return { ...reader, person };
  });
}

async function insertReaders(
  trx: Transaction<Schema>,
  subscriptionId: number,
  readers: readonly SeatedReader[],
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (let from = 0; from < readers.length; from += BATCH) {
    const rows = readers.slice(from, from + BATCH).map(({ civility, firstName, lastName, email, person }) => ({
      subscription_id: subscriptionId,
      ...columnsOf(person),
      is_accepted: false,
      civility,
      first_name: firstName,
      last_name: lastName,
      email,
    }));
    const made = await trx.insertInto('subscription_readers').values(rows).returning(['id', 'email']).execute();
    for (const { id, email } of made) ids.set(email, id);
  }
  return ids;
}

/**
 * Requests the addition of readers: they are listed at once, and have access once accepted. Existing readers are
 * skipped by the rule that the page uses to compare the list (`compareReaders`). Throws a `CallFailure`: 422 with the
 * rows whose address is duplicated, or if there are too few seats; `ChargeChanged`; and the errors of `readLicence`.
 */
export async function addReaders(
  trx: Transaction<Schema>,
  services: Services,
  { addition, which }: { readonly addition: ReaderAddition; readonly which: LicenceOf },
): Promise<ModificationSummary> {
  const licence = await holdLicence(trx, services, which);
  const listed = addition.readers.map(kept);
  const emails = listed.map(({ email }) => email);
  const { standings } = compareReaders(listed, await readAllReaders(trx, licence.id));
  // A reader who has access as listed is neither added nor charged again; a list without others is refused below.
  const isThere = (reader: ReaderIdentity) => standings.get(reader)?.kind === 'there';
  const hasOthers = !listed.every(isThere);
  const taken = await addressesTaken(trx, licence.id, { emails });
  const first = new Map(emails.toReversed().map((email, index) => [email, emails.length - 1 - index]));
  const refused = listed.flatMap((reader, index) => {
    const isTaken = taken.has(reader.email) && !(hasOthers && isThere(reader));
    const code = isTaken ? 'alreadyReader' : first.get(reader.email) === index ? null : 'repeated';
    return code === null ? [] : [[`lecteurs.${index}.email`, code] as const];
  });
  if (refused.length > 0) throw addressesRefused(refused);
  const readers = listed.filter((reader) => !isThere(reader));
  const extraPrices = requireSeats(licence, readers.length, addition.charge);
  const people = await seated(trx, services, { readers, locale: which.locale });
  const ids = await insertReaders(trx, licence.id, people);
  return ask(trx, services, {
    accountId: which.accountId,
    subscriptionId: licence.id,
    type: modificationType.readerAddition,
    lines: people.map(({ person, ...reader }) => {
      const readerId = ids.get(reader.email);
      const after = { kind: 'reader', reader } as const;
      return { before: null, after, reader: person, ...(readerId !== undefined && { readerId }) };
    }),
    extraPrices,
    purchaseOrder: extraPrices.length === 0 ? '' : addition.purchaseOrder,
  });
}

/** A reader of a locked licence without a pending request. Throws a `CallFailure`: 404, 422. */
async function freeReader(trx: Transaction<Schema>, subscriptionId: number, readerId: number): Promise<SeatedReader> {
  const { civility, firstName, lastName, email, pending } = await readReader(trx, subscriptionId, readerId);
  if (pending) throw new CallFailure(422, texts.readerPending);
  const columns = await trx
    .selectFrom('subscription_readers')
    .select(['account_id', 'contact_id'])
    .where('id', '=', readerId)
    .executeTakeFirstOrThrow();
  return { civility, firstName, lastName, email, person: personOf(columns) };
}

function isUnchanged(before: ReaderIdentity, after: ReaderIdentity): boolean {
  const { civility, firstName, lastName, email } = before;
  return (
    civility === after.civility && firstName === after.firstName && lastName === after.lastName && email === after.email
  );
}

/**
 * Requests a correction of a reader’s name or email address; the seat stays theirs. Throws a `CallFailure`: 403, 404,
 * 422.
 */
export async function editReader(
  trx: Transaction<Schema>,
  services: Services,
  { edit, which }: { readonly edit: ReaderEdit; readonly which: LicenceOf },
): Promise<ModificationSummary> {
  const { id: subscriptionId } = await holdLicence(trx, services, which);
  const { readerId } = edit;
  const { person, ...before } = await freeReader(trx, subscriptionId, readerId);
  const after = kept(edit.reader);
  if (isUnchanged(before, after)) throw new CallFailure(422, texts.nothingChanged);
  const taken = await addressesTaken(trx, subscriptionId, { emails: [after.email], besides: readerId });
  if (taken.size > 0) throw addressesRefused([['email', 'alreadyReader']]);
  // An unclaimed seat is for the person at the corrected address, even if its present one is claimed meanwhile.
  const isMisaddressed = 'contactId' in person && after.email !== before.email;
  const named = isMisaddressed ? await peopleAt(trx, services, { emails: [after.email], locale: which.locale }) : null;
  return ask(trx, services, {
    accountId: which.accountId,
    subscriptionId,
    type: modificationType.readerEdit,
    lines: [
      {
        before: { kind: 'reader', reader: before },
        after: { kind: 'reader', reader: after },
        readerId,
        reader: named?.get(after.email) ?? person,
      },
    ],
  });
}

/** Requests the removal of a reader. Throws a `CallFailure`: 403, 404, 422. */
export async function deleteReader(
  trx: Transaction<Schema>,
  services: Services,
  { deletion: { readerId }, which }: { readonly deletion: ReaderDeletion; readonly which: LicenceOf },
): Promise<ModificationSummary> {
  const { id: subscriptionId } = await holdLicence(trx, services, which);
  const { person, ...reader } = await freeReader(trx, subscriptionId, readerId);
  return ask(trx, services, {
    accountId: which.accountId,
    subscriptionId,
    type: modificationType.readerDeletion,
    lines: [{ before: { kind: 'reader', reader }, after: null, readerId, reader: person }],
  });
}
