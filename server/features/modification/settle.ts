import type { AccountId } from '../../core/db/account-id.ts';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { displayedName } from '../../../machines/domain/account.ts';
import { modificationType } from '../../../machines/domain/enumerations.ts';
import type { LineState, ModificationActor } from '../../../machines/domain/modification.ts';
import { isAboutReader } from '../../../machines/domain/modification.ts';
import type { LifecycleEvent } from '../../../machines/modification/lifecycle.machine.ts';
import { followedBy } from '../../../machines/modification/lifecycle.machine.ts';
import type { Schema } from '../../core/db/schema.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';
import type { Services } from '../../core/services.ts';
import { invoiceExtraReaders } from './invoice-extra-readers.ts';
import { settleRanges } from './settle-ranges.ts';
import { settleReaders } from './settle-readers.ts';
import { lineId } from './store.ts';
import { tellModification } from './tell.ts';

/** What a line of a request comes to. */
export interface SettledLine {
  readonly position: number;
  readonly state: Exclude<LineState, 'pending' | 'unknown'>;
  readonly reason: string;
}

/** Who settles it, by what name, and what they say of it. */
interface By {
  readonly actor: Exclude<ModificationActor, 'unknown'>;
  readonly name: string;
  readonly reason: string;
}

/** A request that a transaction holds, with its subscription. */
export type HeldRequest = Awaited<ReturnType<typeof holdRequest>> & object;

/**
 * Locks a request, after the subscription that it is about, and reads it as it stands then; `null` where there is none, or
 * it is not the account's where one is said.
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

/** What follows for what the request is about. */
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
  // The letter to an address that is not to be theirs opens nothing any more.
  if (type === email) await trx.deleteFrom('email_changes').where('account_id', '=', accountId).execute();
}

/**
 * Leads a held request to where something takes it, with all that follows: lines, readers, networks, invoice, history, word to
 * open pages. Gives `false` where it cannot happen any more: then nothing is changed.
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
  // The invoice takes its number last of all that is locked.
  await apply(trx, services, request, new Map(lines.map((line) => [line.position, line])));
  return true;
}

/** All lines of a request, each in the same state. */
function allLines({ lines }: HeldRequest, state: SettledLine['state']): readonly SettledLine[] {
  return lines.map(({ position }) => ({ position, state, reason: '' }));
}

/** Lets a request through that needs no word of the desk. Gives whether that could still be. */
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

/** Takes a request back for whoever asked. Gives whether that could still be. */
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
