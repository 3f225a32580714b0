import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { displayedName } from '../../../domain/account.ts';
import { modificationType } from '../../../domain/enumerations.ts';
import type {
  LineState,
  ModificationActor,
  ModificationSubject,
  ReaderModification,
} from '../../../domain/modification.ts';
import { isAboutReader } from '../../../domain/modification.ts';
import { markedReaderAfter } from '../../../domain/reader-marker.ts';
import type { LifecycleEvent } from '../../../domain/modification-lifecycle.ts';
import { followedBy } from '../../../domain/modification-lifecycle.ts';
import { parseRange } from '../../../validation/rules/ip-range.ts';
import type { AccountId } from '../../core/db/account-id.ts';
import type { Schema } from '../../core/db/schema.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';
import type { Stored } from '../../core/db/stored-json.ts';
import type { PersonColumns } from '../../core/people/person.ts';
import { personIn } from '../../core/people/person.ts';
import type { Services } from '../../core/services.ts';
import { invoiceExtraReaders } from './invoice-extra-readers.ts';
import { tellModification } from './open-request.ts';
import { settleReaders } from './settle-readers.ts';
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

/** Locks the subscription of a request, and its account's others in which its readers have seats: they may go along. */
async function holdLicences(
  trx: Transaction<Schema>,
  id: number,
  { accountId, subscriptionId }: { readonly accountId: AccountId; readonly subscriptionId: number | null },
): Promise<void> {
  await sql`
    select from subscriptions where id = ${subscriptionId} or account_id = ${accountId} and id in (
      select other.subscription_id from modification_lines l
      join subscription_readers r on r.id = l.reader_id
      join subscription_readers other on other.contact_id = r.contact_id
      where l.modification_id = ${id})
    order by id for update`.execute(trx);
}

interface LineRow extends PersonColumns {
  readonly position: number;
  readonly before: Stored<ModificationSubject> | null;
  readonly after: Stored<ModificationSubject> | null;
  readonly readerId: number | null;
  readonly rangeId: number | null;
  readonly holderAccount: AccountId | null;
  readonly holderContact: number | null;
}

/** A line of a request, with the reader whom it concerns and the holder of the seat, if there are any. */
function heldLine(request: number, { before, after, ...row }: LineRow) {
  const { position, readerId, rangeId, holderAccount, holderContact } = row;
  const columns = storedColumns.modification_lines;
  const key = lineId(request, row);
  return {
    position,
    readerId,
    rangeId,
    before: before && columns.before.read(before, key),
    after: after && columns.after.read(after, key),
    reader: personIn(row),
    holder: personIn({ account_id: holderAccount, contact_id: holderContact }),
  };
}

/**
 * Locks a request, after the subscription that it concerns, and reads its current state; `null` if there is none, or it
 * belongs to another account than the given one.
 */
export async function holdRequest(trx: Transaction<Schema>, id: number, accountId: AccountId | null = null) {
  const known = await trx
    .selectFrom('modifications')
    .select(['account_id as accountId', 'subscription_id as subscriptionId'])
    .where('id', '=', id)
    .where((eb) => (accountId === null ? eb.lit(true) : eb('account_id', '=', accountId)))
    .executeTakeFirst();
  if (!known) return null;
  if (known.subscriptionId !== null) await holdLicences(trx, id, known);
  const held = await trx
    .selectFrom('modifications')
    .select(['id', 'account_id as accountId', 'subscription_id as subscriptionId', 'type', 'state'])
    .select('purchase_order as purchaseOrder')
    .select(
      sql<readonly number[]>`coalesce(extra_prices, array_fill(extra_net_minor::integer, array[extra_readers]))`.as(
        'extraPrices',
      ),
    )
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!held) return null;
  const lines = await trx
    .selectFrom('modification_lines as l')
    .leftJoin('subscription_readers as r', 'r.id', 'l.reader_id')
    .select(['l.position', 'l.before', 'l.after', 'l.reader_id as readerId', 'l.range_id as rangeId'])
    .select(['l.account_id', 'l.contact_id', 'r.account_id as holderAccount', 'r.contact_id as holderContact'])
    .where('l.modification_id', '=', id)
    .orderBy('l.position')
    .execute();
  return { ...held, lines: lines.map((line) => heldLine(id, line)) };
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
    await settleReaders(trx, services, { accountId, type, lines: settled });
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
