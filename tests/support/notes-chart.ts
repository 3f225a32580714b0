/** A minimal chart with the states of a list: notes that can be renamed, pinned and removed. */
import { assign, fromPromise, setup } from 'xstate';
import type { Params } from '../../machines/engine/path.ts';
import type { StepMeta } from '../../machines/engine/step.ts';
import { typed } from '../../machines/engine/chart.ts';
import type { FilterEvent, Filters } from '../../machines/shared/list/listing-filters.ts';
import { filterEdges, filtersFrom } from '../../machines/shared/list/listing-filters.ts';
import type {
  Listing,
  ListingContext,
  ListingLogic,
  ListingRules,
  ListingStart,
  ListPage,
} from '../../machines/shared/list/listing.ts';
import { listingOf } from '../../machines/shared/list/listing.ts';
import type { ListingEvent } from '../../machines/shared/list/listing.states.ts';
import { listingGuards, listingStates, UNDO_TIME } from '../../machines/shared/list/listing.states.ts';
import { listingSteps } from '../../machines/shared/list/listing.steps.ts';

export interface Note {
  readonly id: string;
  readonly title: string;
  readonly kind: 'memo' | 'task';
  readonly isPinned: boolean;
}

export type NoteChange =
  | { readonly kind: 'kept'; readonly isPinned?: boolean; readonly title?: string }
  | { readonly kind: 'removed' };

export const noFilters = { kind: '', text: '' };
type NoteFilter = keyof typeof noFilters;

export interface NotesQuestion {
  readonly kind: string;
  readonly text: string;
  readonly cursor: string | null;
}

export interface NotesRequest {
  readonly id: string;
  readonly pendingChange: NoteChange;
}

export type NotesEvent = ListingEvent<NoteChange> | FilterEvent<NoteFilter>;
export type NotesInput = ListingStart<Note, NoteChange> & { readonly params: Params };
export type NotesContext = ListingContext<Note, NoteChange> & Readonly<Record<NoteFilter, string>>;

/** The effect of a pending change on a note. */
export const noteRules: ListingRules<Note, NoteChange> = {
  apply: (note, { kind, ...wanted }) => (kind === 'removed' ? null : { ...note, ...wanted }),
  merge: (earlier, later) => ({ ...earlier, ...later }),
};

export const noteList = listingOf(noteRules);

export const notesSteps = listingSteps({ paths: ['/notes?kind=:kind?&text=:text?'] });

const unfilled = (name: string) => Promise.reject(new Error(`${name} is not filled`));

/** The chart of notes, with this logic of its list. */
export function notesMachineOf(list: ListingLogic<Note, NoteChange>) {
  const states = listingStates('notes', notesSteps, list, {
    read: 'readNotes',
    questionOf: ({ kind, text }: NotesContext, cursor): NotesQuestion => ({ kind, text, cursor }),
    pageOf: (page: ListPage<Note>) => page,
    change: 'changeNote',
    requestOf: ({ rowId, pendingChange }): NotesRequest => ({ id: rowId, pendingChange }),
    rowOf: (note: Note | null) => note ?? undefined,
  });

  return setup({
    types: typed<{
      context: NotesContext;
      events: NotesEvent;
      input: NotesInput;
      meta: StepMeta;
      tags: 'busy' | 'unsent';
    }>(),
    actors: {
      readNotes: fromPromise<ListPage<Note>, NotesQuestion>(() => unfilled('readNotes')),
      changeNote: fromPromise<Note | null, NotesRequest>(() => unfilled('changeNote')),
    },
    actions: {
      keepListing: assign((_, { listing }: { listing: Listing<Note, NoteChange> }) => ({ listing })),
      keepFilters: assign((_, { filters }: { filters: Filters<NoteFilter> }) => filters),
    },
    guards: listingGuards(noFilters),
    delays: { undoTime: UNDO_TIME },
  }).createMachine({
    id: 'notes',
    type: 'parallel',
    context: ({ input }) => ({ listing: list.begin(input), ...filtersFrom(noFilters, input.params) }),
    states: { ...states, records: { ...states.records, on: filterEdges(noFilters) } },
  });
}

export const notesMachine = notesMachineOf(noteList);
