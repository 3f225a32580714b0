import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { QuoteRequestContext } from '../../../machines/quote-request/quote-request.context.ts';
import type { QuoteRequestEvent } from '../../../machines/quote-request/quote-request.machine.ts';
import { quoteRequestSteps as steps } from '../../../machines/quote-request/quote-request.steps.ts';
import type { Registry } from '../../engine/index.ts';
import { screensOf } from '../../engine/index.ts';
import { NoCatalogue } from '../shared/offer/no-catalogue.tsx';
import { skeletonView } from '../shared/load-views.tsx';
import { later } from './later.ts';
import { Needs, RequestAside } from './screens.tsx';

const screen = screensOf<QuoteRequestContext, QuoteRequestEvent>();

export const loadLaterQuoteRequest = later.load;

const needsTitle = msg`What would you like to read?`;

/** Every screen of the public request for a quote. */
export const quoteRequestScreens: Registry<QuoteRequestContext, QuoteRequestEvent, typeof steps> = {
  progress: {
    needs: msg({ message: 'Your needs', comment: 'Mark in the progress list' }),
    you: msg({ message: 'You', comment: 'Mark in the progress list: who asks for a quote' }),
    check: msg({ message: 'Check', comment: 'Mark in the progress list: check before sending' }),
    sent: msg({ message: 'Sent', comment: 'Mark in the progress list: the request for a quote was sent' }),
  },
  aside: RequestAside,
  screens: {
    loading: screen(steps.loading, {
      title: needsTitle,
      view: skeletonView(6, <Trans>Preparing your request…</Trans>, 'fields'),
    }),
    unlisted: screen(steps.unlisted, { title: msg`Request a quote`, view: NoCatalogue }),
    needs: screen(steps.needs, { title: needsTitle, view: Needs }),
    you: screen(steps.you, { title: msg`Your details`, view: later.view(({ You }) => You) }),
    check: screen(steps.check, { title: msg`Check your request`, view: later.view(({ Check }) => Check) }),
    recovering: screen(steps.recovering, {
      title: msg`Checking your request…`,
      view: later.view(({ Recovering }) => Recovering),
    }),
    sent: screen(steps.sent, { title: msg`Request sent`, view: later.view(({ Sent }) => Sent) }),
  },
};
