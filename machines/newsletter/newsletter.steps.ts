import { define, type as having } from 'superstruct';
import type { OfferedNewsletter } from '../../domain/newsletter.ts';
import type { Failure } from '../failure.ts';
import { present, step } from '../engine/step.ts';
import { newsletterSignupPaths, newslettersPaths } from '../../contract/pages/newsletter.ts';
import { listingSteps } from '../shared/list/listing.steps.ts';

const nothing = having({});
const here = [newsletterSignupPaths.form];
const address = define<string>('address', (value) => typeof value === 'string' && value !== '');

/** Steps of the landing page of newsletters: their addresses and needs. */
export const newsletterSignupSteps = {
  loading: step('loading', { paths: here, needs: nothing }),
  unreadable: step('unreadable', { paths: here, needs: having({ failure: present<Failure>() }) }),
  none: step('none', { paths: here, needs: nothing }),
  form: step('form', { paths: here, needs: having({ offered: present<readonly OfferedNewsletter[]>() }) }),
  sent: step('sent', {
    paths: [newsletterSignupPaths.sent],
    isOutcome: true,
    needs: having({ draft: having({ sentTo: address }) }),
  }),
};

/** The one address of the page of newsletters (specification §2), and its screens. */
export const newslettersSteps = listingSteps({ paths: [newslettersPaths.list] });
