import type { AccountId } from '../../core/db/account-id.ts';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Moment } from '../../../domain/moment.ts';
import type {
  LineState,
  Modification,
  ModificationActor,
  ModificationLine,
  ModificationState,
  ModificationSubject,
  ModificationSummary,
} from '../../../domain/modification.ts';
import { numberOf } from '../../core/reference.ts';
import type { Schema } from '../../core/db/schema.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';
import type { Stored } from '../../core/db/stored-json.ts';

/** Identifies a request: by its number, or by its public reference. */
export type WhichModification = { readonly id: number } | { readonly reference: string };

/** A request with its owner. */
export interface OwnedModification extends Modification {
  readonly accountId: AccountId;
  readonly email: string;
}

/** A request in the office's list. */
export interface ListedModification extends ModificationSummary {
  readonly accountId: AccountId;
  readonly email: string;
}

interface LineRow {
  readonly position: number;
  readonly before: Stored<ModificationSubject> | null;
  readonly after: Stored<ModificationSubject> | null;
  readonly state: LineState;
  readonly reason: string;
}

interface EntryRow {
  readonly state: ModificationState;
  readonly at: string;
  readonly by: ModificationActor;
  readonly name: string;
  readonly reason: string;
}

/** The key of a line, as a failure names it: request and position. */
export function lineId(request: number, { position }: Pick<LineRow, 'position'>): string {
  return `${request}, line ${position}`;
}

function lineOf(request: number, { before, after, ...line }: LineRow): ModificationLine {
  const columns = storedColumns.modification_lines;
  const id = lineId(request, line);
  return { ...line, before: before && columns.before.read(before, id), after: after && columns.after.read(after, id) };
}

/** The summaries of requests, called `m`. */
function selectSummaries(db: Kysely<Schema>) {
  return db
    .selectFrom('modifications as m')
    .select(['m.id', 'm.reference', 'm.type', 'm.state', 'm.asked_at as askedAt', 'm.decided_at as decidedAt'])
    .select([
      sql<number>`(select count(*) from modification_lines l where l.modification_id = m.id)`.as('lineCount'),
      sql<number>`(select count(*) from modification_lines l
        where l.modification_id = m.id and l.state = 'rejected')`.as('rejectedCount'),
    ]);
}

/** A timestamp of PostgreSQL's JSON in ISO 8601 with milliseconds and `Z`. */
function momentOf(text: string): Moment {
  return new Date(text).toISOString();
}

/**
 * A request with all its details; one statement. `null` if there is none, or it belongs to another account than the
 * given one.
 */
export async function findModification(
  db: Kysely<Schema>,
  which: WhichModification,
  accountId: AccountId | null = null,
): Promise<OwnedModification | null> {
  const found = await selectSummaries(db)
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .leftJoin('subscriptions as s', 's.id', 'm.subscription_id')
    .select(['m.account_id as accountId', 'a.email', 's.id as subscriptionId', 's.reference as subscriptionReference'])
    .select(['m.reason_locale as reasonLocale', 'm.purchase_order as purchaseOrder'])
    .select([
      sql<readonly LineRow[]>`(
        select coalesce(json_agg(json_build_object('position', l.position, 'before', l.before, 'after', l.after,
          'state', l.state, 'reason', l.reason) order by l.position), '[]')
        from modification_lines l where l.modification_id = m.id)`.as('lines'),
      sql<readonly EntryRow[]>`(
        select coalesce(json_agg(json_build_object('state', e.state, 'at', e.at, 'by', e.actor, 'name', e.name,
          'reason', e.reason) order by e.id), '[]')
        from modification_entries e where e.modification_id = m.id)`.as('history'),
    ])
    .where((eb) => ('id' in which ? eb('m.id', '=', which.id) : eb('m.reference', '=', which.reference)))
    .where((eb) => (accountId === null ? eb.lit(true) : eb('m.account_id', '=', accountId)))
    .executeTakeFirst();
  if (!found) return null;
  const { subscriptionId, subscriptionReference, lines, history, ...request } = found;
  return {
    ...request,
    subscription:
      subscriptionId === null || subscriptionReference === null
        ? null
        : { id: subscriptionId, ...numberOf(subscriptionReference) },
    lines: lines.map((line) => lineOf(request.id, line)),
    history: history.map(({ at, ...entry }) => ({ ...entry, at: momentOf(at) })),
  };
}

/** The most requests in an office's list. */
const MOST_LISTED = 200;

/** The requests in a state, or all, newest first; one statement. */
export async function listModifications(
  db: Kysely<Schema>,
  state: ModificationState | null = null,
): Promise<readonly ListedModification[]> {
  return selectSummaries(db)
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['m.account_id as accountId', 'a.email'])
    .where((eb) => (state === null ? eb.lit(true) : eb('m.state', '=', state)))
    .orderBy('m.id', 'desc')
    .limit(MOST_LISTED)
    .execute();
}

/** The summary of one request; one statement. Rejects if there is none. */
export async function readSummary(db: Kysely<Schema>, id: number): Promise<ModificationSummary> {
  return selectSummaries(db).where('m.id', '=', id).executeTakeFirstOrThrow();
}
