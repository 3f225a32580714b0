import { whole } from '../../../domain/completeness.ts';
import { ApiError } from '../../failure.ts';
import { subjectKey } from '../../../domain/watch.ts';
import type { WatchPreview } from '../../../domain/watch.ts';
import type { Chart } from '../../engine/model/samples.ts';
import { defineChart, plain } from '../../engine/model/samples.ts';
import { choices, mostWatches, watches } from '../notifications/notifications.fixtures.ts';
import type { NewWatchContext } from './new-watch.context.ts';
import { isFull, subjectTyped } from './new-watch.context.ts';
import { freshWatch, newWatchDraftRules } from './new-watch.draft.ts';
import { newWatchMachine } from './new-watch.machine.ts';
import { newWatchSteps } from '../watch.steps.ts';

const CREATE = 'POST /ajax/veilles/create';

const some: WatchPreview = {
  count: 12,
  articles: [
    {
      title: { text: 'Corridor de l’Est\u00A0: la voie du cuivre reste ouverte', locale: 'fr' },
      publication: 'Grands Lacs Hebdo',
      publishedOn: '2026-02-18',
    },
    {
      title: { text: 'Southern Rivers: three bidders for the undersea cable', locale: 'en' },
      publication: 'Cape & Copperbelt',
      publishedOn: '2026-02-17',
    },
    {
      title: { text: 'Tamesna\u00A0: l’appel d’offres solaire est relancé', locale: 'fr' },
      publication: null,
      publishedOn: '2026-02-14',
    },
  ],
};

const [, diplomacy, , serial] = choices.map(({ subject }) => subjectKey(subject));
if (diplomacy === undefined || serial === undefined) throw new Error('There is too little to choose from');

/** Explores the preview for one kind only: kinds differ in their subject, not in their transitions. */
function isPossible(token: string, { draft }: NewWatchContext): boolean {
  return token !== 'preview.asked' || draft.kind === 'keyword';
}

export const newWatchChart: Chart<NewWatchContext> = defineChart({
  name: 'newWatch',
  machine: newWatchMachine,
  steps: newWatchSteps,
  draft: newWatchDraftRules,
  draftFields: {
    'subject.changed': ['kind', 'region', 'country', 'keyword', 'section', 'serial'],
    createWatch: ['region', 'country', 'keyword', 'section', 'serial'],
    readWatches: ['section', 'serial'],
  },
  inputs: { link: { draft: freshWatch, params: {} } },
  events: {
    'subject.changed': {
      keyword: { change: { kind: 'keyword', keyword: 'cobalt' } },
      short: { change: { kind: 'keyword', keyword: 'c' } },
      watched: { change: { kind: 'keyword', keyword: 'Cuivre' } },
      section: { change: { kind: 'section', section: diplomacy } },
      serial: { change: { kind: 'serial', serial } },
    },
    'preview.asked': plain,
    'watch.confirmed': plain,
    retried: plain,
    'place.changed': { same: { params: {} } },
  },
  actorResponses: {
    readWatches: {
      done: { several: { watches, choices, completeness: whole }, most: mostWatches },
      failed: { offline: new ApiError('offline', 'GET /ajax/notifications') },
    },
    previewWatch: {
      done: { some, none: { count: 0, articles: [] } },
      failed: { tooMany: new ApiError('tooMany', CREATE) },
    },
    createWatch: {
      done: { set: undefined },
      failed: {
        refused: new ApiError('invalid', CREATE, {
          feedback: 'Vous avez 50 veilles, et aucun compte ne peut en avoir davantage.',
        }),
        offline: new ApiError('offline', CREATE),
      },
    },
  },
  params: {},
  effects: [],
  isPossible,
  serialize: (context) => ({
    subject: subjectTyped(context) === null ? 'incomplete' : context.isWatched ? 'watched' : '',
    room: isFull(context) ? 'full' : '',
  }),
  visibleContext: (context, step) => {
    const { draft, preview, lastSet, failure } = context;
    if (step !== 'subject') return { failure: failure?.kind ?? '' };
    return {
      kind: draft.kind,
      received: context.isWatched ? 'received' : '',
      failure: failure?.kind ?? '',
      preview: preview?.count === 0 ? 'nothing' : '',
      set: lastSet ? 'set' : '',
    };
  },
  /** A running chart has sections and serials of its own. */
  partial: (facets) =>
    facets['kind'] === 'section' || facets['kind'] === 'serial' ? { ...facets, subject: '' } : facets,
});
