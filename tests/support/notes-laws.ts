/** The laws of every list page, checked after each of many random events. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { ApiError } from '../../machines/failure.ts';
import { UNDO_TIME } from '../../machines/shared/list/listing.states.ts';
import { undoable } from '../../machines/shared/list/listing.ts';
import type { Note, notesMachine, NoteChange } from './notes-chart.ts';
import { noteRules } from './notes-chart.ts';
import { delivered, notes, openNotes, refusal } from './notes-world.ts';

/** The events of a list; frequent ones are repeated. */
const doings = [
  'rename',
  'rename',
  'pin',
  'remove',
  'undo',
  'pass',
  'leave',
  'serve',
  'accept',
  'accept',
  'refuse',
  'lose',
  'tell',
  'tell',
  'tellAsBefore',
  'breakOff',
  'filter',
  'more',
  'retry',
] as const;

type Doing = (typeof doings)[number];
type ActorResponses = ReturnType<typeof openNotes>;

const lost = new ApiError('timeout', 'POST /notes');
const offline = new ApiError('offline', 'GET /notes');

function hold(law: string, isTrue: boolean): void {
  if (!isTrue) throw new Error(`Law broken: ${law}`);
}

/** The expected rows: those received, with all pending changes applied in turn. */
function expected({ received, queue }: ReturnType<ActorResponses['listing']>): readonly Note[] {
  const start: readonly Note[] = received ?? [];
  return queue.reduce(
    (rows, { rowId, pendingChange }) =>
      rows.flatMap((row) => (row.id === rowId ? (noteRules.apply(row, pendingChange) ?? []) : row)),
    start,
  );
}

/** A server with controlled answers: late, outdated, or none. */
function serverOf({ reads, changes, page, obey, ...actorResponses }: ActorResponses) {
  const asBefore: ReturnType<ActorResponses['page']>[] = [];
  const obeyed = new Set<number>();
  let answered = 0;
  let received = 0;

  function serve(): void {
    const index = changes.length - 1;
    const change = changes[index];
    if (!change || index < answered || obeyed.has(index)) return;
    obeyed.add(index);
    obey(change.question);
  }

  return {
    serve,
    /** Records the server’s state at each request. */
    note: () => {
      for (const { question } of reads.slice(asBefore.length)) asBefore.push(page(question));
    },
    answer: async (how: 'accept' | 'refuse' | 'lose'): Promise<'nothing' | 'made' | 'failed'> => {
      const index = changes.length - 1;
      const change = changes[index];
      if (!change || index < answered) return 'nothing';
      answered = index + 1;
      const isMade = how === 'accept' || (how === 'refuse' && obeyed.has(index));
      if (isMade) {
        answered = index;
        serve();
        answered = index + 1;
        change.answer.resolve(actorResponses.notes().find(({ id }) => id === change.question.id) ?? null);
      } else change.answer.reject(how === 'refuse' ? refusal : lost);
      await delivered();
      return isMade ? 'made' : 'failed';
    },
    tell: async (how: 'now' | 'asBefore' | 'breakOff'): Promise<void> => {
      const index = reads.length - 1;
      const read = reads[index];
      if (!read || index < received) return;
      received = index + 1;
      const before = asBefore[index];
      if (how === 'breakOff') read.answer.reject(offline);
      else read.answer.resolve(how === 'asBefore' && before ? before : page(read.question));
      await delivered();
    },
  };
}

/** One life of a list. Throws with the first violated law. */
async function live(machine: typeof notesMachine, script: readonly (readonly [Doing, number])[]): Promise<void> {
  const actorResponses = openNotes(notes(7), {}, machine);
  const { actor, clock, changes, listing } = actorResponses;
  const server = serverOf(actorResponses);
  const titles = new Map<string, string>();
  const removals = new Map<string, number>();
  let hasFailed = false;
  let stamp = 0;

  function change(rowId: string | undefined, wanted: NoteChange): void {
    if (rowId === undefined) return;
    const isUndoable = wanted.kind === 'removed';
    if (isUndoable) removals.set(rowId, (removals.get(rowId) ?? 0) + 1);
    else if (wanted.title !== undefined) titles.set(rowId, wanted.title);
    actor.send({ type: 'change.made', rowId, pendingChange: wanted, isUndoable });
  }

  async function answer(how: 'accept' | 'refuse' | 'lose'): Promise<void> {
    const before = listing().queue.map(({ rowId, pendingChange: asked }) => [rowId, asked]);
    const outcome = await server.answer(how);
    if (outcome === 'nothing') return;
    hasFailed ||= outcome === 'failed';
    const after = listing().queue.map(({ rowId, pendingChange: asked }) => [rowId, asked]);
    hold('an answer settles, or a refusal takes back, one change', isDeepStrictEqual(after, before.slice(1)));
  }

  const happen: Readonly<Record<Doing, (chance: number, row: Note | undefined) => Promise<void> | void>> = {
    rename: (_, row) => {
      stamp += 1;
      change(row?.id, { kind: 'kept', title: `Title ${stamp}` });
    },
    pin: (_, row) => change(row?.id, { kind: 'kept', isPinned: !row?.isPinned }),
    remove: (_, row) => change(row?.id, { kind: 'removed' }),
    undo: () => {
      const change = undoable(listing());
      actor.send({ type: 'change.undone' });
      if (change) removals.set(change.rowId, (removals.get(change.rowId) ?? 0) - 1);
    },
    pass: (chance) => clock.increment([1, UNDO_TIME - 1, UNDO_TIME][chance % 3] ?? 0),
    leave: () => {
      actor.send({ type: 'page.left' });
      hold('leaving the page sends what waits', undoable(listing()) === null);
      hold('leaving the page sends at once', listing().queue.length === 0 || listing().isSending);
    },
    serve: () => server.serve(),
    accept: () => answer('accept'),
    refuse: () => answer('refuse'),
    lose: () => answer('lose'),
    tell: () => server.tell('now'),
    tellAsBefore: () => server.tell('asBefore'),
    breakOff: () => server.tell('breakOff'),
    filter: (chance) =>
      actor.send({ type: 'filters.changed', filters: { kind: ['', 'memo', 'task'][chance % 3] ?? '' } }),
    more: () => actor.send({ type: 'more.wanted' }),
    retry: () => actor.send({ type: 'retried' }),
  };

  function look(before: readonly Note[]): void {
    const { rows } = listing();
    hold('shown = received + pending', isDeepStrictEqual(rows, expected(listing())));
    hold('each row once', new Set(rows.map(({ id }) => id)).size === rows.length);
    const known = new Map(before.map((row) => [row.id, row]));
    const isNew = (row: Note): boolean => row !== known.get(row.id) && isDeepStrictEqual(row, known.get(row.id));
    hold('rows that did not change are the same objects', !rows.some(isNew));
    const sent = changes.map(({ question }) => question);
    const named = sent.flatMap(({ pendingChange: asked }) =>
      asked.kind === 'kept' && asked.title ? [asked.title] : [],
    );
    hold('nothing is sent twice', new Set(named).size === named.length);
    for (const [id, made] of removals) {
      const times = sent.filter((request) => request.id === id && request.pendingChange.kind === 'removed').length;
      hold('what was undone is not sent, nor a removal twice', times <= made);
    }
  }

  for (const [doing, chance] of script) {
    const { rows } = listing();
    await happen[doing](chance, rows[chance % Math.max(1, rows.length)]);
    server.note();
    look(rows);
  }

  /** In the end all requests are answered, in any order, and the page shows the server’s state. */
  actor.send({ type: 'page.left' });
  const isOpen = (): boolean => {
    const { queue, isAsking, isDoubtful, failure } = listing();
    return queue.length > 0 || isAsking || isDoubtful || failure !== null;
  };
  for (let round = 0; round < 60 && isOpen(); round += 1) {
    await answer('accept');
    await server.tell(round % 2 === 0 ? 'asBefore' : 'now');
    actor.send({ type: 'retried' });
    server.note();
  }
  hold('everything is sent in the end', listing().queue.length === 0 && !actor.getSnapshot().hasTag('unsent'));
  const truth = new Map(actorResponses.notes().map((note) => [note.id, note]));
  const isTrue = listing().rows.every((row) => isDeepStrictEqual(row, truth.get(row.id)));
  hold('the order of answers does not matter', isTrue);
  if (hasFailed) return;
  const isWanted = [...titles].every(([id, title]) => (truth.get(id)?.title ?? title) === title);
  hold('the newest change per row wins', isWanted);
}

/** The laws as a property of a chart of notes. */
export function lawsOf(machine: typeof notesMachine) {
  const step = fc.tuple(fc.constantFrom(...doings), fc.nat({ max: 20 }));
  return fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), (script) => live(machine, script));
}
