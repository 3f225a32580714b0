/** The chart of notes with its samples, as those of the product have theirs. */
import type { Chart } from '../../machines/engine/model/samples.ts';
import {
  changeFailures,
  isListingMove,
  listingSerialize,
  listingEvents,
  listingVisibleContext,
  quietChanges,
  quietPages,
  listPages,
  readFailures,
} from '../../machines/shared/list/listing.samples.ts';
import type { Note, NotesContext } from './notes-chart.ts';
import { noFilters, notesMachine, notesSteps } from './notes-chart.ts';

const note = (id: string): Note => ({ id, title: `Note ${id}`, kind: 'task', isPinned: false });
const [first, second] = [note('1'), note('2')];
const pages = listPages([first, second, note('3'), note('4'), note('5')], second);

const walked = { changes: { pinned: first.id, removed: second.id }, filters: noFilters };

export const notesChart: Chart<NotesContext> = {
  name: 'notes',
  machine: notesMachine,
  steps: notesSteps,
  inputs: {
    fresh: { cached: null, params: {} },
    cached: { cached: pages.paged, params: {} },
    filtered: { cached: null, params: { text: 'boat' } },
  },
  events: {
    ...listingEvents,
    'change.made': {
      pinned: { rowId: first.id, pendingChange: { kind: 'kept', isPinned: true } },
      removed: { rowId: second.id, pendingChange: { kind: 'removed' }, isUndoable: true },
    },
    'filters.changed': { memos: { filters: { kind: 'memo' } }, all: { filters: { kind: '', text: '' } } },
    'place.changed': { all: { params: {} }, memos: { params: { kind: 'memo' } } },
  },
  actorResponses: {
    readNotes: { done: pages, failed: readFailures('GET /notes') },
    changeNote: {
      done: { received: { ...first, isPinned: true }, gone: null },
      failed: changeFailures('POST /notes', 'Cette note ne peut pas être modifiée.'),
    },
  },
  params: {},
  effects: [],
  isPossible: (token, context) => isListingMove(walked, token, context),
  serialize: (context) => ({
    ...listingSerialize(context),
    filters: context.kind + context.text === '' ? '' : 'filtered',
  }),
  quiet: { ...quietChanges, ...quietPages },
  visibleContext: (context) => listingVisibleContext(context),
};
