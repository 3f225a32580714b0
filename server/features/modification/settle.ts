import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { displayedName } from '../../../machines/domain/account.ts';
import { modificationType } from '../../../machines/domain/enumerations.ts';
import type {
  LineState,
  ModificationActor,
  ModificationSubject,
  ReaderModification,
} from '../../../machines/domain/modification.ts';
import { isAboutReader } from '../../../machines/domain/modification.ts';
import { markedReaderAfter } from '../../../machines/domain/reader-marker.ts';
import type { LifecycleEvent } from '../../../machines/modification/lifecycle.machine.ts';
import { followedBy } from '../../../machines/modification/lifecycle.machine.ts';
import { parseRange } from '../../../machines/validation/rules/ip-range.ts';
import type { AccountId } from '../../core/db/account-id.ts';
import type { Schema } from '../../core/db/schema.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';
import { peopleAt } from '../../core/people/contacts.ts';
import { columnsOf } from '../../core/people/person.ts';
import type { Services } from '../../core/services.ts';
import { invoiceExtraReaders } from './invoice-extra-readers.ts';
import { tellModification } from './open-request.ts';
import { lineId } from './store.ts';

const { ipRangeAddition, ipRangeEdit, ipRangeDeletion, readerAddition, readerEdit, readerDeletion } = modificationType;

/** The rule of readers (specification §4) holds for networks. */
const likeReaders = {
  [ipRangeAddition]: readerAddition,
  [ipRangeEdit]: readerEdit,
  [ipRangeDeletion]: readerDeletion,
} as const satisfies Record<number, ReaderModification>;

/** A line about a network, and its decision. */
interface RangeLine {
  readonly after: ModificationSubject | null;
  readonly rangeId: number | null;
  readonly state: LineState;
}

/** Applies the decisions about a request's lines to the networks of a licence; the transaction holds the licence. */
async function settleRanges(
  trx: Transaction<Schema>,
  type: keyof typeof likeReaders,
  lines: readonly RangeLine[],
): Promise<void> {
  for (const { after, rangeId, state } of lines) {
    if (rangeId === null) continue;
    const become = markedReaderAfter(likeReaders[type], state);
    if (become === 'removed') await trx.deleteFrom('subscription_ip_ranges').where('id', '=', rangeId).execute();
    if (become !== 'cleared' || state !== 'accepted' || after?.kind !== 'ipRange') continue;
    const parsed = parseRange(after.range.range);
    if (parsed.kind === 'invalid') throw new Error(`The network ${rangeId} was let in, and is none`);
    const { range, first, last } = parsed;
    await trx
      .updateTable('subscription_ip_ranges')
      .set({ range, first: sql`${first}::inet`, last: sql`${last}::inet`, label: after.range.label })
      .set({ is_recognised: true })
      .where('id', '=', rangeId)
      .execute();
  }
}

/** A line about a reader, with its decision. */
interface ReaderLine {
  readonly after: ModificationSubject | null;
  readonly readerId: number | null;
  readonly state: LineState;
}

/** A request about readers, with its decided lines. */
interface Settled {
  readonly type: ReaderModification;
  readonly lines: readonly ReaderLine[];
}

/**
 * Applies an accepted change of a reader. The seat stays with the person who holds it; an unclaimed seat moves to the
 * corrected address.
 */
async function change(trx: Transaction<Schema>, services: Services, line: ReaderLine): Promise<void> {
  if (line.after?.kind !== 'reader' || line.readerId === null) return;
  const { civility, firstName, lastName } = line.after.reader;
  const email = line.after.reader.email.toLowerCase();
  const reader = trx.updateTable('subscription_readers').where('id', '=', line.readerId);
  await reader.set({ civility, first_name: firstName, last_name: lastName }).execute();
  const readdressed = await reader
    .set((eb) => ({
      email,
      email_before: eb.ref('email'),
      email_changed_at: services.clock.now().toISOString(),
      email_changed_by: 'administrator',
    }))
    .where('email', '<>', email)
    .returning('contact_id')
    .executeTakeFirst();
  if (!readdressed || readdressed.contact_id === null) return;
  const { locale } = await trx
    .selectFrom('contacts')
    .select('locale')
    .where('id', '=', readdressed.contact_id)
    .executeTakeFirstOrThrow();
  const person = (await peopleAt(trx, services, { emails: [email], locale })).get(email);
  if (person) await reader.set(columnsOf(person)).execute();
}

/**
 * Applies the decided lines of a request to the readers of a licence (specification §4); the transaction holds the
 * licence.
 */
async function settleReaders(trx: Transaction<Schema>, services: Services, { type, lines }: Settled): Promise<void> {
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
    for (const line of lines.filter(accepted)) await change(trx, services, line);
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

/** The decision about a line of a request. */
export interface SettledLine {
  readonly position: number;
  readonly state: Exclude<LineState, 'pending' | 'unknown'>;
  readonly reason: string;
}

/** The decider, their name, and their reason. */
interface By {
  readonly actor: Exclude<ModificationActor, 'unknown'>;
  readonly name: string;
  readonly reason: string;
}

/** A request locked by a transaction, with its subscription. */
export type HeldRequest = Awaited<ReturnType<typeof holdRequest>> & object;

/**
 * Locks a request, after the subscription that it concerns, and reads its current state; `null` if there is none, or it
 * belongs to another account than the given one.
 */
export async function holdRequest(trx: Transaction<Schema>, id: number, accountId: AccountId | null = null) {
  const known = await trx
    .selectFrom('modifications')
    .select('subscription_id as subscriptionId')
    .where('id', '=', id)
    .where((eb) => (accountId === null ? eb.lit(true) : eb('account_id', '=', accountId)))
    .executeTakeFirst();
  if (!known) return null;
  if (known.subscriptionId !== null) {
    await trx.selectFrom('subscriptions').select('id').where('id', '=', known.subscriptionId).forUpdate().execute();
  }
  const held = await trx
    .selectFrom('modifications')
    .select(['id', 'account_id as accountId', 'subscription_id as subscriptionId', 'type', 'state'])
    .select(['extra_readers as extraReaders', 'extra_net_minor as extraNet'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!held) return null;
  const lines = await trx
    .selectFrom('modification_lines')
    .select(['position', 'after', 'reader_id as readerId', 'range_id as rangeId'])
    .where('modification_id', '=', id)
    .orderBy('position')
    .execute();
  const { after } = storedColumns.modification_lines;
  return {
    ...held,
    lines: lines.map((line) => ({ ...line, after: line.after && after.read(line.after, lineId(id, line)) })),
  };
}

/** Applies the consequences of a decided request. */
async function apply(
  trx: Transaction<Schema>,
  services: Services,
  request: HeldRequest,
  lines: ReadonlyMap<number, SettledLine>,
): Promise<void> {
  const { type, accountId } = request;
  const settled = request.lines.flatMap((line) => {
    const as = lines.get(line.position);
    return as ? [{ ...line, state: as.state }] : [];
  });
  if (isAboutReader(type)) {
    await settleReaders(trx, services, { type, lines: settled });
    if (type === modificationType.readerAddition) await invoiceExtraReaders(trx, services, request, settled);
  }
  const { ipRangeAddition, ipRangeEdit, ipRangeDeletion, email } = modificationType;
  if (type === ipRangeAddition || type === ipRangeEdit || type === ipRangeDeletion) {
    await settleRanges(trx, type, settled);
  }
  // The link sent to the abandoned address is revoked.
  if (type === email) await trx.deleteFrom('email_changes').where('account_id', '=', accountId).execute();
}

/**
 * Settles a locked request with all consequences: lines, readers, networks, invoice, history, notification of open
 * pages. Returns `false`, and changes nothing, if its state no longer allows that.
 */
export async function settle(
  trx: Transaction<Schema>,
  services: Services,
  {
    request,
    event,
    lines,
    by,
  }: {
    readonly request: HeldRequest;
    readonly event: LifecycleEvent;
    readonly lines: readonly SettledLine[];
    readonly by: By;
  },
): Promise<boolean> {
  const state = followedBy(request.state, event);
  if (state === null) return false;
  const { id, accountId } = request;
  const now = services.clock.now().toISOString();
  await sql`
    update modification_lines l set state = x.state, reason = x.reason
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as x(position integer, state text, reason text)
    where l.modification_id = ${id} and l.position = x.position`.execute(trx);
  await trx.updateTable('modifications').set({ state, decided_at: now }).where('id', '=', id).execute();
  await trx
    .insertInto('modification_entries')
    .values({ modification_id: id, state, at: now, ...by })
    .execute();
  await tellModification(trx, accountId);
  services.log.info('modification.settled', { modification: id, state });
  // Last, since the invoice number must be taken after all other locks.
  await apply(trx, services, request, new Map(lines.map((line) => [line.position, line])));
  return true;
}

/** All lines of a request, each in the same state. */
function allLines({ lines }: HeldRequest, state: SettledLine['state']): readonly SettledLine[] {
  return lines.map(({ position }) => ({ position, state, reason: '' }));
}

/** Accepts a request that needs no approval of the office. Returns whether its state still allowed that. */
export async function letThrough(trx: Transaction<Schema>, services: Services, id: number): Promise<boolean> {
  const request = await holdRequest(trx, id);
  if (!request) return false;
  return settle(trx, services, {
    request,
    event: { type: 'request.letThrough' },
    lines: allLines(request, 'accepted'),
    by: { actor: 'rule', name: '', reason: '' },
  });
}

/** Cancels a request on its owner's behalf. Returns whether its state still allowed that. */
export async function takeBack(trx: Transaction<Schema>, services: Services, request: HeldRequest): Promise<boolean> {
  const person = await trx
    .selectFrom('accounts')
    .select(['first_name as firstName', 'last_name as lastName'])
    .where('id', '=', request.accountId)
    .executeTakeFirstOrThrow();
  return settle(trx, services, {
    request,
    event: { type: 'request.cancelled' },
    lines: allLines(request, 'cancelled'),
    by: { actor: 'person', name: displayedName(person), reason: '' },
  });
}
