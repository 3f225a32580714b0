import { type as having } from 'superstruct';
import type { Offer } from '../../domain/offer.ts';
import type { Requester } from '../../validation/forms/requester.ts';
import { present, step } from '../engine/step.ts';
import type { RequestReceipt } from './quote-request.draft.ts';
import { quoteRequestPaths } from '../../contract/pages/quote-request.ts';

const { needs, you, check, success } = quoteRequestPaths;

const nothing = having({});
const offer = present<Offer>();
const requester = present<Requester>();

/** Steps of the public request for a quote: their addresses (specification §2) and needs. */
export const quoteRequestSteps = {
  /** Stands in at every step of the form while the server's draft is read. */
  loading: step('loading', { paths: [needs, you, check], standsIn: true, needs: nothing, progress: 'needs' }),
  /** The site has no publication to choose: the desk is asked in writing. */
  unlisted: step('unlisted', { paths: [needs, you, check], needs: nothing }),
  needs: step('needs', { paths: [needs], needs: nothing, progress: 'needs' }),
  you: step('you', { paths: [you], needs: having({ offer }), progress: 'you' }),
  check: step('check', { paths: [check], needs: having({ offer, requester }), progress: 'check' }),
  recovering: step('recovering', { paths: [check], needs: having({ offer, requester }), progress: 'check' }),
  sent: step('sent', {
    paths: [success],
    isOutcome: true,
    needs: having({ draft: having({ receipt: present<RequestReceipt>() }) }),
    progress: 'sent',
  }),
};
