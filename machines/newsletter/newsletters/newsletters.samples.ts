import { whole } from '../../../domain/completeness.ts';
import type { NewslettersRead } from '../../../domain/newsletter.ts';
import type { Chart } from '../../engine/model/samples.ts';
import { defineChart, plain } from '../../engine/model/samples.ts';
import {
  changeFailures,
  listingSerialize,
  losses,
  listingPartial,
  listingVisibleContext,
  readFailures,
  quietChanges,
} from '../../shared/list/listing.samples.ts';
import type { NewslettersContext } from './newsletters.context.ts';
import { pageOf } from './newsletters.context.ts';
import { newslettersMachine } from './newsletters.machine.ts';
import { newslettersSteps } from '../newsletter.steps.ts';

/** Newsletters of the demo's publisher, and Camille's subscriptions. */
export const several: NewslettersRead = {
  completeness: whole,
  publications: [
    {
      publicationId: 11,
      title: 'Le Courrier des Lagunes',
      summary: { frequency: 'everyWeekday', isReceived: true },
      sections: [
        {
          code: 'politique',
          name: { text: 'Politique et institutions', locale: 'fr' },
          frequency: 'weekly',
          isReceived: true,
        },
        { code: 'diplomatie', name: { text: 'Diplomatie', locale: 'fr' }, frequency: 'monthly', isReceived: false },
      ],
      isWithoutAdverts: false,
    },
    {
      publicationId: 15,
      title: 'Cape & Copperbelt',
      summary: { frequency: 'eachIssue', isReceived: false },
      sections: [
        {
          code: 'copper',
          name: { text: 'Copper and cobalt', locale: 'en' },
          frequency: 'unknown',
          isReceived: false,
        },
      ],
      isWithoutAdverts: true,
    },
  ],
  others: [
    {
      code: 'vientDeParaitre',
      name: { text: 'Vient de paraître', locale: 'fr' },
      frequency: 'eachIssue',
      isReceived: true,
    },
    {
      code: 'offresPartenaires',
      name: { text: 'Offres de nos partenaires', locale: 'fr' },
      frequency: 'occasional',
      isReceived: false,
    },
  ],
};

const nothing = { publications: [], others: [] };

/** The same without subscriptions. */
const nothingReceived: NewslettersRead = {
  completeness: whole,
  publications: several.publications.map((publication) => ({
    ...publication,
    summary: publication.summary && { ...publication.summary, isReceived: false },
    sections: publication.sections.map((section) => ({ ...section, isReceived: false })),
    isWithoutAdverts: false,
  })),
  others: several.others.map((other) => ({ ...other, isReceived: false })),
};

const changes = {
  summaryOff: { rowId: '11-summary', pendingChange: { isOn: false } },
  advertsOn: { rowId: '11-adverts', pendingChange: { isOn: true } },
} as const;

function isChange(sample: string): sample is keyof typeof changes {
  return sample in changes;
}

/**
 * The walk's moves: at most two rows change at once, each once, and none during a read; the random laws of lists cover
 * concurrent events. Newsletters do not end between two answers.
 */
function isPossible(token: string, { listing }: NewslettersContext): boolean {
  const { received, rows, queue, isAsking } = listing;
  const [event = '', sample = ''] = token.split(':');
  if (event === 'retried' || event === 'place.changed') return queue.length === 0;
  if (token === 'readNewsletters:done.none' || token === 'readNewsletters:done.unread') return received === null;
  if (event !== 'change.made' || !isChange(sample)) return true;
  const { rowId, pendingChange } = changes[sample];
  const isFree = queue.length < 2 && queue.every((change) => change.rowId !== rowId);
  // A switch sends the other value than the one that it shows.
  return isFree && !isAsking && rows.some(({ id, isOn }) => id === rowId && isOn !== pendingChange.isOn);
}

export const newslettersChart: Chart<NewslettersContext> = defineChart({
  name: 'newsletters',
  machine: newslettersMachine,
  steps: newslettersSteps,
  inputs: {
    link: { accountId: 120_045, cached: null },
    /** The page was shown before in this visit. */
    again: { accountId: 120_045, cached: several },
  },
  events: { retried: plain, 'change.made': changes, 'place.changed': { same: { params: {} } }, 'page.entered': plain },
  actorResponses: {
    readNewsletters: {
      done: { several, nothingReceived, none: { ...several, ...nothing }, ...losses(several, nothing) },
      failed: readFailures('GET /ajax/servicesemail'),
    },
    changeNewsletter: {
      done: { made: undefined },
      failed: changeFailures(
        'POST /ajax/servicesemail',
        'Le sommaire de Maghreb Confidences est réservé à l’abonnement. Rien n’a changé.',
      ),
    },
  },
  params: {},
  effects: [],
  isPossible,
  serialize: listingSerialize,
  visibleContext: (context) => {
    const { rows } = context.listing;
    const received = rows.some(({ isOn }) => isOn) ? '' : 'none';
    return { ...listingVisibleContext(context), received: rows.length === 0 ? '' : received };
  },
  partial: listingPartial,
  quiet: quietChanges,
});

/** The rows of the samples. */
export const sampleRows = pageOf(several).rows;
