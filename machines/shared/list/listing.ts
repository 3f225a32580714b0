/**
 * The state of every page with records: rows that the server returned, queued changes in the order in which they were
 * made, and the rows on the screen, which apply the changes. Pure; the states are in `listing.states.ts`.
 */
import type { Read, RowsRead } from '../../../domain/completeness.ts';
import { together, unread } from '../../../domain/completeness.ts';
import type { Failure } from '../../failure.ts';
import { failureOf, isUncertain } from '../../failure.ts';
import { groupBy } from '../../../domain/group-by.ts';

/** A row of any list. */
export interface Identified {
  readonly id: string;
}

/** A page of a list, as the server returns it. */
export interface ListPage<Row> extends RowsRead<Row> {
  /** Cursor of the next page; `null` on the last one. */
  readonly next: string | null;
  /** Number of rows in all pages, if the server returns it. */
  readonly total?: number;
}

/** A change that a person makes to a row. */
export interface RowChange<PendingChange> {
  /** The row's id, or its `subjectOf`. */
  readonly rowId: string;
  readonly pendingChange: PendingChange;
  /** Waits before it is sent, so that it can be undone: a removal. */
  readonly isUndoable?: boolean;
}

/** A change in the queue. */
export interface Change<PendingChange> {
  /** The row's id, or its `subjectOf`. */
  readonly rowId: string;
  readonly pendingChange: PendingChange;
  readonly isUndoable: boolean;
}

/** A change that the server made while rows were requested: their answer may be from before it. */
export interface Settled<Row, PendingChange> extends Change<PendingChange> {
  /** The row in the server's answer to the change, if it had one. */
  readonly answered?: Row;
}

/** A change that was rolled back, and the failure. */
export interface Refused<PendingChange> {
  readonly change: Change<PendingChange>;
  readonly failure: Failure;
}

/** The state of a list. */
export interface Listing<Row extends Identified, PendingChange> extends Read {
  /** The rows of the server with the changes that it has made; `null` before the first answer. */
  readonly received: readonly Row[] | null;
  /**
   * The rows on the screen: `received` with the queued changes applied. Rows that did not change are the same objects
   * as before.
   */
  readonly rows: readonly Row[];
  /** Cursor of the next page; `null` if there is none. */
  readonly next: string | null;
  /** Number of rows on the server, further pages included; `null` if it does not return one. */
  readonly total: number | null;
  /** Changes that the server has not answered, the oldest first; they are sent in this order. */
  readonly queue: readonly Change<PendingChange>[];
  /** The oldest change has been sent and not answered. */
  readonly isSending: boolean;
  /** A request for rows is running. */
  readonly isAsking: boolean;
  /** The last question for rows: its filters, as text. */
  readonly asked: string;
  /** The question that the rows answer; after its failure with other filters, the one before. `null` before the first answer. */
  readonly answered: string | null;
  /** A change failed so that the server may have made it: only reading the rows again can tell. */
  readonly isDoubtful: boolean;
  /** Changes that the server has made since rows were requested. */
  readonly settled: readonly Settled<Row, PendingChange>[];
  /** Why there are no rows, no further ones, or none that are up to date. */
  readonly failure: Failure | null;
  /** The last change that was rolled back, until another change or its dismissal. */
  readonly refused: Refused<PendingChange> | null;
}

/** The part of a chart's context that the states of `listing.states.ts` need. */
export interface ListingContext<Row extends Identified, PendingChange> {
  readonly listing: Listing<Row, PendingChange>;
}

/** How changes apply to the rows of a list. */
export interface ListingRules<Row extends Identified, PendingChange> {
  /** The row after the change; `null` if it leaves the list. The same object if the change has no effect. */
  readonly apply: (row: Row, pendingChange: PendingChange) => Row | null;
  /**
   * Merges two changes of a row if the first has not been sent yet. Without it the later one replaces the earlier: then
   * a change holds the whole new state of the row.
   */
  readonly merge?: (earlier: PendingChange, later: PendingChange) => PendingChange;
  /** The subject of a change, if several rows share one and change together. Default: the row's id. */
  readonly subjectOf?: (row: Row) => string;
}

/** The initial content of a list. */
export interface ListingStart<Row extends Identified, PendingChange> {
  /** The person's cached answer: shown at once, and revalidated. */
  readonly cached: ListPage<Row> | null;
  /** Changes that an earlier visit of this person has not sent. */
  readonly unsent?: readonly Change<PendingChange>[];
}

/**
 * The new rows, each replaced by its equal object from before; the old list if all are equal. Only the range between
 * the first and the last differing row is compared: of a long list, mostly a row or a page.
 */
function keptRows<Row extends Identified>(before: readonly Row[], now: readonly Row[]): readonly Row[] {
  const shorter = Math.min(before.length, now.length);
  let start = 0;
  while (start < shorter && before[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === now.at(-1 - end)) end += 1;
  const old = before.slice(start, before.length - end);
  const known = new Map(old.map((row) => [row.id, row]));
  const rows = now.slice(start, now.length - end).map((row) => {
    const same = known.get(row.id);
    return same && JSON.stringify(same) === JSON.stringify(row) ? same : row;
  });
  if (rows.length === old.length && rows.every((row, index) => row === old[index])) return before;
  return [...now.slice(0, start), ...rows, ...now.slice(now.length - end)];
}

/** Rows with changes applied, in order. */
function changedRows<Row extends Identified, PendingChange>(
  rows: readonly Row[],
  changes: readonly (Change<PendingChange> & { readonly answered?: Row | undefined })[],
  { apply, subjectOf = ({ id }) => id }: ListingRules<Row, PendingChange>,
): readonly Row[] {
  if (changes.length === 0) return rows;
  const byRow = groupBy(changes, ({ rowId }) => rowId);
  const results: Row[] = [];
  for (const row of rows) {
    let result: Row | null = row;
    for (const { pendingChange, answered } of byRow.get(subjectOf(row)) ?? [])
      result = answered ?? (result && apply(result, pendingChange));
    if (result) results.push(result);
  }
  return results;
}

/** The changes that have not been sent, hence can still be replaced. */
function waiting<PendingChange>({ queue, isSending }: Pick<Listing<Identified, PendingChange>, 'queue' | 'isSending'>) {
  return isSending ? queue.slice(1) : queue;
}

/** The change that can still be undone: the last one, until it is sent. */
export function undoable<PendingChange>(
  list: Pick<Listing<Identified, PendingChange>, 'queue' | 'isSending'>,
): Change<PendingChange> | null {
  const last = waiting(list).at(-1);
  return last?.isUndoable ? last : null;
}

/** Number of rows with queued changes applied, further pages included; `null` if the server does not return one. */
export function totalOf({
  received,
  rows,
  total,
}: Pick<Listing<Identified, unknown>, 'received' | 'rows' | 'total'>): number | null {
  return total && received && total - (received.length - rows.length);
}

/** The change that is being sent, or is next. Throws if there is none: a bug of the chart. */
export function oldest<PendingChange>({
  queue,
}: Pick<Listing<Identified, PendingChange>, 'queue'>): Change<PendingChange> {
  const [first] = queue;
  if (!first) throw new Error('A change is sent, but none is under way');
  return first;
}

/** The transitions of a list of one kind of rows and changes. Each function returns the next state. */
export function listingOf<Row extends Identified, PendingChange>(rules: ListingRules<Row, PendingChange>) {
  type List = Listing<Row, PendingChange>;

  /** Derives the shown rows from the received rows and the queue. */
  function show(list: List): List {
    return { ...list, rows: keptRows(list.rows, changedRows(list.received ?? [], list.queue, rules)) };
  }

  /** Ends the time to undo: the waiting changes are sent. */
  function hurry(list: List): List {
    const queue = list.queue.map((change) => (change.isUndoable ? { ...change, isUndoable: false } : change));
    return { ...list, queue };
  }

  return {
    begin: ({ cached, unsent = [] }: ListingStart<Row, PendingChange>): List =>
      show({
        // A cached answer without rows shows nothing at once.
        received: cached?.rows.length ? cached.rows : null,
        rows: [],
        next: cached?.next ?? null,
        total: cached?.total ?? null,
        completeness: cached?.completeness ?? unread,
        queue: unsent,
        isSending: false,
        isAsking: false,
        asked: '',
        answered: null,
        isDoubtful: false,
        settled: [],
        failure: null,
        refused: null,
      }),

    /** A request for rows starts: changes that the server makes from now on may be missing in its answer. */
    ask: (list: List, asked = ''): List => ({
      ...list,
      isAsking: true,
      asked,
      // A cached answer is that of the address.
      answered: list.received && list.answered === null ? asked : list.answered,
      isDoubtful: false,
      settled: [],
      failure: null,
    }),

    /** The server has answered with the list, or its first page. */
    keepFirst: (list: List, { rows, completeness, next, total }: ListPage<Row>): List => {
      const received = keptRows(list.received ?? [], changedRows(rows, list.settled, rules));
      const { asked: answered } = list;
      return show({
        ...list,
        received,
        answered,
        completeness,
        next,
        total: total ?? null,
        isAsking: false,
        settled: [],
      });
    },

    /** The server has answered with the next page. A row that is already in the list keeps its content and place. */
    keepMore: (list: List, { rows, next, ...page }: ListPage<Row>): List => {
      const completeness = together(list.completeness, page.completeness);
      const before = list.received ?? [];
      const further = new Map(changedRows(rows, list.settled, rules).map((row) => [row.id, row]));
      for (const { id } of before) further.delete(id);
      const received = [...before, ...further.values()];
      return show({ ...list, received, completeness, next, isAsking: false, settled: [] });
    },

    /** The read failed: rows of other filters are no answer. Rethrows errors other than failures of a call. */
    keepFailure: (list: List, error: unknown): List => {
      const failed = { ...list, isAsking: false, settled: [], failure: failureOf(error) };
      if (list.asked === list.answered) return failed;
      return show({ ...failed, received: null, completeness: unread, next: null, total: null });
    },

    /**
     * Applies a change to a row at once, and queues it. It replaces the row's change that still waits; but an undoable
     * change replaces none and is not replaced.
     */
    make: (list: List, { rowId, pendingChange, isUndoable = false }: RowChange<PendingChange>): List => {
      const index = list.queue.findLastIndex((change) => change.rowId === rowId);
      const earlier = list.queue[index];
      const isReplaced = earlier && waiting(list).includes(earlier) && !earlier.isUndoable && !isUndoable;
      const newest = isReplaced && rules.merge ? rules.merge(earlier.pendingChange, pendingChange) : pendingChange;
      const change = { rowId, pendingChange: newest, isUndoable };
      const queue = isReplaced ? list.queue.with(index, change) : [...list.queue, change];
      return show({ ...list, queue, refused: null });
    },

    /** Drops the last change. */
    undo: (list: List): List => {
      const last = undoable(list);
      return last ? show({ ...list, queue: list.queue.filter((change) => change !== last) }) : list;
    },

    hurry,

    /** The oldest change is sent. */
    send: (list: List): List => ({ ...list, isSending: true }),

    /** The server has made the oldest change. Its answer may include the row. */
    settle: (list: List, answered?: Row): List => {
      const change = { ...oldest(list), ...(answered && { answered }) };
      const received = list.received && changedRows(list.received, [change], rules);
      return show({
        ...list,
        received,
        total: list.total && list.total - ((list.received?.length ?? 0) - (received?.length ?? 0)),
        queue: list.queue.slice(1),
        isSending: false,
        settled: list.isAsking ? [...list.settled, change] : [],
      });
    },

    /** The server has not made the oldest change: rolls it back. Rethrows errors other than failures of a call. */
    takeBack: (list: List, error: unknown): List => {
      const refused = { change: oldest(list), failure: failureOf(error) };
      const isDoubtful = list.isDoubtful || isUncertain(error);
      return show({ ...list, queue: list.queue.slice(1), isSending: false, isDoubtful, refused });
    },

    /**
     * The session has expired: the queue waits until the person has signed in again. The sign-in replaces the page, so
     * that nothing can be undone, whether the page or the list learns of it first.
     */
    halt: (list: List): List => ({ ...hurry(list), isSending: false }),

    /** The person has dismissed the notice of a rolled-back change. */
    dismiss: (list: List): List => ({ ...list, refused: null }),
  };
}

/** Whether the last read failed, of other filters than those of the rows before: there are none now. */
export function isForgotten({ received, answered }: Pick<Listing<Identified, unknown>, 'received' | 'answered'>) {
  return received === null && answered !== null;
}

/** The functions of `listingOf`. */
export type ListingLogic<Row extends Identified, PendingChange> = ReturnType<typeof listingOf<Row, PendingChange>>;
