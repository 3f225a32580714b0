/** The chart of notes over a server in memory; requests wait until the test answers them. */
import { whole } from '../../domain/completeness.ts';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { ApiError } from '../../machines/failure.ts';
import type { ListPage } from '../../machines/shared/list/listing.ts';
import type { Note, NotesInput, NotesQuestion, NotesRequest } from './notes-chart.ts';
import { noteRules, notesMachine } from './notes-chart.ts';

const PAGE = 3;

export const refusal = new ApiError('invalid', 'POST /notes', { feedback: 'This note cannot be changed.' });

/** Notes 1 to n, tasks and memos in turn. */
export function notes(count: number): readonly Note[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    title: `Note ${index + 1}`,
    kind: index % 2 === 0 ? ('task' as const) : ('memo' as const),
    isPinned: false,
  }));
}

interface Asked<Question, Answer> {
  readonly question: Question;
  readonly signal: AbortSignal;
  readonly answer: PromiseWithResolvers<Answer>;
}

/** Lets answers reach the chart. */
export const delivered = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export function openNotes(
  kept: readonly Note[],
  start: Partial<NotesInput> = {},
  chart: typeof notesMachine = notesMachine,
) {
  let server = kept;
  const clock = new SimulatedClock();
  const reads: Asked<NotesQuestion, ListPage<Note>>[] = [];
  const changes: Asked<NotesRequest, Note | null>[] = [];
  const machine = chart.provide({
    actors: {
      readNotes: fromPromise<ListPage<Note>, NotesQuestion>(({ input: question, signal }) => {
        const answer = Promise.withResolvers<ListPage<Note>>();
        reads.push({ question, signal, answer });
        return answer.promise;
      }),
      changeNote: fromPromise<Note | null, NotesRequest>(({ input: question, signal }) => {
        const answer = Promise.withResolvers<Note | null>();
        changes.push({ question, signal, answer });
        return answer.promise;
      }),
    },
  });
  const actor = createActor(machine, { clock, input: { cached: null, params: {}, ...start } }).start();

  /** The server's answer now. */
  function page({ kind, text, cursor }: NotesQuestion): ListPage<Note> {
    const found = server.filter((note) => (kind === '' || note.kind === kind) && note.title.includes(text));
    const from = cursor === null ? 0 : found.findIndex(({ id }) => Number(id) >= Number(cursor));
    const rows = from < 0 ? [] : found.slice(from, from + PAGE);
    const last = rows.at(-1);
    const isLast = !last || found.at(-1)?.id === last.id;
    return {
      rows: structuredClone(rows),
      completeness: whole,
      next: isLast ? null : String(Number(last.id) + 1),
      total: found.length,
    };
  }

  /** The server's execution of a change; returns the changed note. */
  function obey({ id, pendingChange }: NotesRequest): Note | null {
    const note = server.find((each) => each.id === id);
    const changed = note ? noteRules.apply(note, pendingChange) : null;
    server = server.flatMap((each) => (each.id === id ? (changed ?? []) : each));
    return changed;
  }

  function latest<Each>(list: readonly Each[]): Each {
    const last = list.at(-1);
    if (!last) throw new Error('Nothing was asked');
    return last;
  }

  return {
    actor,
    clock,
    reads,
    changes,
    page,
    obey,
    notes: () => server,
    listing: () => actor.getSnapshot().context.listing,
    /** The chart's state: `records`, and `changing`. */
    value: () => actor.getSnapshot().value,
    read: async (answer?: ListPage<Note>) => {
      const { answer: open, question } = latest(reads);
      open.resolve(answer ?? page(question));
      await delivered();
    },
    failRead: async (error: ApiError) => {
      latest(reads).answer.reject(error);
      await delivered();
    },
    change: async () => {
      const { answer: open, question } = latest(changes);
      open.resolve(obey(question));
      await delivered();
    },
    failChange: async (error: ApiError) => {
      latest(changes).answer.reject(error);
      await delivered();
    },
  };
}
