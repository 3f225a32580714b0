import { enqueueActions, setup } from 'xstate';
import type { StepMeta } from '../../engine/step.ts';
import { typed } from '../../engine/chart.ts';
import { listingGuards, listingStates, UNDO_TIME } from '../../shared/list/listing.states.ts';
import type { WholeListEvent } from '../../shared/list/whole-list.states.ts';
import { wholeListStates } from '../../shared/list/whole-list.states.ts';
import type { Failure } from '../../failure.ts';
import { port } from '../../ports.ts';
import type {
  NewsletterListing,
  NewslettersContext,
  NewslettersInput,
  PendingNewsletterChange,
} from './newsletters.context.ts';
import { newsletterList, pageOf, refusalsAfter, requestOf } from './newsletters.context.ts';
import { newslettersSteps } from '../newsletter.steps.ts';

export type NewslettersEvent = WholeListEvent<PendingNewsletterChange>;

/** Emitted after a failed change (specification §8). */
export interface RefusalMessage {
  readonly type: 'message.given';
  readonly failure: Failure;
}

const list = listingStates('newsletters', newslettersSteps, newsletterList, {
  read: 'readNewsletters',
  questionOf: () => undefined,
  pageOf,
  change: 'changeNewsletter',
  requestOf: (change, context: NewslettersContext) => requestOf(change, context),
  rowOf: () => undefined,
});

/** The newsletters of an account, and switches for each that act at once. */
export const newslettersMachine = setup({
  types: typed<{
    context: NewslettersContext;
    events: NewslettersEvent;
    input: NewslettersInput;
    meta: StepMeta;
    tags: 'busy' | 'unsent';
    emitted: RefusalMessage;
  }>(),
  actors: { readNewsletters: port('readNewsletters'), changeNewsletter: port('changeNewsletter') },
  actions: {
    keepListing: enqueueActions(({ context, enqueue }, { listing }: { listing: NewsletterListing }) => {
      enqueue.assign({ listing, refusals: refusalsAfter(context.refusals, listing) });
      const { refused } = listing;
      if (refused && refused !== context.listing.refused) {
        enqueue.emit({ type: 'message.given', failure: refused.failure });
      }
    }),
  },
  guards: listingGuards({}),
  delays: { undoTime: UNDO_TIME },
}).createMachine({
  id: 'newsletters',
  type: 'parallel',
  context: ({ input: { accountId, cached } }) => ({
    accountId,
    listing: newsletterList.begin({ cached: cached && pageOf(cached) }),
    refusals: {},
  }),
  states: { ...wholeListStates(list) },
});
