/**
 * What every page with records knows: rows that the server told, changes under way in the order in which they were made,
 * and the rows that are shown: the one with the other. Pure; the states are in `listing.states.ts`.
 */
import type { Failure } from '../../failure.ts';
import { failureOf, isUncertain } from '../../failure.ts';
import { groupBy } from '../../domain/group-by.ts';

/** A row of any list. */
export interface Identified {
  readonly id: string;
}

/** A part of a list, as the server tells it. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** Where the next part begins; `null`: this was the last one. */
  readonly next: string | null;
  /** How many rows there are in all parts together, where the server tells it. */
  readonly total?: number;
}

/** What a person wants of a row. */
export interface Wished<PendingChange> {
  /** The row's id, or what `subjectOf` says of it. */
  readonly rowId: string;
  readonly pendingChange: PendingChange;
  /** Waits a while before it is sent, so that it can be undone: something is removed. */
  readonly isUndoable?: boolean;
}

/** A wish that has its place among the changes under way. */
export interface Change<PendingChange> {
  /** The row's id, or what `subjectOf` says of it. */
  readonly rowId: string;
  readonly pendingChange: PendingChange;
  readonly isUndoable: boolean;
}

/** A change that the server has made while it was asked for rows: the answer may be from before. */
export interface Settled<Row, PendingChange> extends Change<PendingChange> {
  /** The row as the server told it then, where it told one. */
  readonly answered?: Row;
}

/** A change that was taken back, and why. */
export interface Refused<PendingChange> {
  readonly change: Change<PendingChange>;
  readonly failure: Failure;
}

/** What is known of a list. */
export interface Listing<Row extends Identified, PendingChange> {
  /** What the server told, changes that it has made included; `null`: it was not told yet. */
  readonly received: readonly Row[] | null;
  /** What is shown: as the server told it, and as it will be. Rows that did not change are the same objects as before. */
  readonly rows: readonly Row[];
  /** Where the next page begins; `null`: there is none. */
  readonly next: string | null;
  /** How many rows the server knows, those of further pages included; `null`: it does not tell. */
  readonly total: number | null;
  /** Changes under way, the oldest first; that leaves first. */
  readonly queue: readonly Change<PendingChange>[];
  /** The oldest change is on its way to the server. */
  readonly isSending: boolean;
  /** Rows are being asked for. */
  readonly isAsking: boolean;
  /** A change failed so that the server may have made it: only asking for the rows again can tell. */
  readonly isDoubtful: boolean;
  /** What the server has changed since rows were asked for. */
  readonly settled: readonly Settled<Row, PendingChange>[];
  /** Why there are no rows, no further ones, or none that are up to date. */
  readonly failure: Failure | null;
  /** The last change that was taken back, until something else is changed or the person has seen it. */
  readonly refused: Refused<PendingChange> | null;
}

/** The part of a chart's context that the states of `listing.states.ts` need. */
export interface ListingContext<Row extends Identified, PendingChange> {
  readonly listing: Listing<Row, PendingChange>;
}

/** What a list must be told about its rows. */
export interface ListingRules<Row extends Identified, PendingChange> {
  /** The row as it will be; `null`: it leaves the list. The row itself where the wish changes nothing. */
  readonly apply: (row: Row, pendingChange: PendingChange) => Row | null;
  /**
   * Two wishes for a row as one, where the first has not been sent yet. Without it the newest stands for both: then a
   * wish says all that is wanted of a row.
   */
  readonly merge?: (earlier: PendingChange, later: PendingChange) => PendingChange;
  /** What a wish for a row is about, where several rows are about the same: they change together. Else the row's id. */
  readonly subjectOf?: (row: Row) => string;
}

/** How a list begins. */
export interface ListingStart<Row extends Identified, PendingChange> {
  /** The last answer that this person had: shown at once, and read again behind. */
  readonly cached: ListPage<Row> | null;
  /** Changes that an earlier visit of this person has not sent. */
  readonly unsent?: readonly Change<PendingChange>[];
}

/**
 * Rows with those from before in the place of those that say the same; the list from before where all do. Only what lies
 * between the first and the last row that differ is compared: of a long list, mostly a row or a page.
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

/** Rows after changes, made in order. */
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

/** The changes of which the oldest may have left already: those that wait. */
function waiting<PendingChange>({ queue, isSending }: Pick<Listing<Identified, PendingChange>, 'queue' | 'isSending'>) {
  return isSending ? queue.slice(1) : queue;
}

/** The change that can still be undone: the last one, as long as it waits. */
export function undoable<PendingChange>(
  list: Pick<Listing<Identified, PendingChange>, 'queue' | 'isSending'>,
): Change<PendingChange> | null {
  const last = waiting(list).at(-1);
  return last?.isUndoable ? last : null;
}

/** How many rows there are with what is under way, those of further pages included; `null`: the server does not tell. */
export function totalOf({
  received,
  rows,
  total,
}: Pick<Listing<Identified, unknown>, 'received' | 'rows' | 'total'>): number | null {
  return total && received && total - (received.length - rows.length);
}

/** The change that leaves next, or is on its way. Throws where there is none: a chart's bug. */
export function oldest<PendingChange>({
  queue,
}: Pick<Listing<Identified, PendingChange>, 'queue'>): Change<PendingChange> {
  const [first] = queue;
  if (!first) throw new Error('A change is sent, but none is under way');
  return first;
}

/** What happens to a list of one kind of rows and wishes. Each function gives what is known afterwards. */
export function listingOf<Row extends Identified, PendingChange>(rules: ListingRules<Row, PendingChange>) {
  type List = Listing<Row, PendingChange>;

  /** What is shown follows from what was told and what is under way. */
  function show(list: List): List {
    return { ...list, rows: keptRows(list.rows, changedRows(list.received ?? [], list.queue, rules)) };
  }

  /** Nothing can be undone any more: what waits is sent. */
  function hurry(list: List): List {
    const queue = list.queue.map((change) => (change.isUndoable ? { ...change, isUndoable: false } : change));
    return { ...list, queue };
  }

  return {
    begin: ({ cached, unsent = [] }: ListingStart<Row, PendingChange>): List =>
      show({
        // An answer without rows shows nothing at once.
        received: cached?.rows.length ? cached.rows : null,
        rows: [],
        next: cached?.next ?? null,
        total: cached?.total ?? null,
        queue: unsent,
        isSending: false,
        isAsking: false,
        isDoubtful: false,
        settled: [],
        failure: null,
        refused: null,
      }),

    /** Rows are asked for: what the server changes from now on may be missing in its answer. */
    ask: (list: List): List => ({ ...list, isAsking: true, isDoubtful: false, settled: [], failure: null }),

    /** The server has told the list, or its first page. */
    keepFirst: (list: List, { rows, next, total }: ListPage<Row>): List => {
      const received = keptRows(list.received ?? [], changedRows(rows, list.settled, rules));
      return show({ ...list, received, next, total: total ?? null, isAsking: false, settled: [] });
    },

    /** The server has told the next page. A row that is there already stays as and where it is. */
    keepMore: (list: List, { rows, next }: ListPage<Row>): List => {
      const before = list.received ?? [];
      const further = new Map(changedRows(rows, list.settled, rules).map((row) => [row.id, row]));
      for (const { id } of before) further.delete(id);
      return show({ ...list, received: [...before, ...further.values()], next, isAsking: false, settled: [] });
    },

    /** The rows could not be read. Throws again what is no failure of a call. */
    keepFailure: (list: List, error: unknown): List => ({
      ...list,
      isAsking: false,
      settled: [],
      failure: failureOf(error),
    }),

    /**
     * Something is wanted of a row: shown at once, and sent in its turn. It takes the place of what was wanted of the row
     * before and still waits; but what can be undone replaces nothing and is not replaced.
     */
    make: (list: List, { rowId, pendingChange, isUndoable = false }: Wished<PendingChange>): List => {
      const index = list.queue.findLastIndex((change) => change.rowId === rowId);
      const earlier = list.queue[index];
      const isReplaced = earlier && waiting(list).includes(earlier) && !earlier.isUndoable && !isUndoable;
      const newest = isReplaced && rules.merge ? rules.merge(earlier.pendingChange, pendingChange) : pendingChange;
      const change = { rowId, pendingChange: newest, isUndoable };
      const queue = isReplaced ? list.queue.with(index, change) : [...list.queue, change];
      return show({ ...list, queue, refused: null });
    },

    /** The last change is as if it had never been made. */
    undo: (list: List): List => {
      const last = undoable(list);
      return last ? show({ ...list, queue: list.queue.filter((change) => change !== last) }) : list;
    },

    hurry,

    /** The oldest change is on its way. */
    send: (list: List): List => ({ ...list, isSending: true }),

    /** The server has made the oldest change. It may have told the row as it is now. */
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

    /** The server has not made the oldest change: that one is taken back. Throws again what is no failure of a call. */
    takeBack: (list: List, error: unknown): List => {
      const refused = { change: oldest(list), failure: failureOf(error) };
      const isDoubtful = list.isDoubtful || isUncertain(error);
      return show({ ...list, queue: list.queue.slice(1), isSending: false, isDoubtful, refused });
    },

    /**
     * The server does not know any more who asks: everything waits until they have signed in again. The sign-in takes the
     * page away, so that nothing can be undone, whether the page or the list hears of it first.
     */
    halt: (list: List): List => ({ ...hurry(list), isSending: false }),

    /** The person has seen that a change was taken back. */
    dismiss: (list: List): List => ({ ...list, refused: null }),
  };
}

/** The functions of `listingOf`. */
export type ListingLogic<Row extends Identified, PendingChange> = ReturnType<typeof listingOf<Row, PendingChange>>;
