import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { NewsletterSignupContext } from '../../../../machines/newsletter/newsletter-signup/newsletter-signup.context.ts';
import type { NewsletterSignupEvent } from '../../../../machines/newsletter/newsletter-signup/newsletter-signup.machine.ts';
import { newsletterSignupSteps as steps } from '../../../../machines/newsletter/newsletter.steps.ts';
import type { Registry } from '../../../engine/index.ts';
import { screensOf } from '../../../engine/index.ts';
import { withTexts } from '../../../i18n/catalogue.ts';
import { lazySteps } from '../../../ui/layout/lazy-steps.tsx';
import { skeletonView } from '../../shared/load-views.tsx';
import { NothingOffered, SignupForm, Unreadable } from './screens.tsx';

const screen = screensOf<NewsletterSignupContext, NewsletterSignupEvent>();

/** Views of later steps load after the first one has rendered. */
const later = lazySteps(withTexts('laterNewsletterSignup', () => import('./later-newsletter-signup.tsx')));

export const loadLaterNewsletterSignup = later.load;

const title = msg({ message: 'Newsletter', comment: 'Title of the landing page (specification §2)' });

/** Every screen of the landing page of newsletters. */
export const newsletterSignupScreens: Registry<NewsletterSignupContext, NewsletterSignupEvent, typeof steps> = {
  progress: {},
  screens: {
    loading: screen(steps.loading, { title, view: skeletonView(8, <Trans>Loading…</Trans>) }),
    unreadable: screen(steps.unreadable, { title, view: Unreadable }),
    none: screen(steps.none, { title, view: NothingOffered }),
    form: screen(steps.form, { title, view: SignupForm }),
    sent: screen(steps.sent, {
      title: msg`Check your email`,
      view: later.view(({ ConfirmationEmail }) => ConfirmationEmail),
    }),
  },
};
