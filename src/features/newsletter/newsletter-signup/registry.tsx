import { msg } from '@lingui/core/macro';
import type { NewsletterSignupContext } from '../../../../machines/newsletter/newsletter-signup/newsletter-signup.context.ts';
import type { NewsletterSignupEvent } from '../../../../machines/newsletter/newsletter-signup/newsletter-signup.machine.ts';
import { newsletterSignupSteps as steps } from '../../../../machines/newsletter/newsletter-signup/newsletter-signup.steps.ts';
import type { Registry } from '../../../engine/index.ts';
import { screensOf } from '../../../engine/index.ts';
import { withTexts } from '../../../i18n/catalogue.ts';
import { lazySteps } from '../../../ui/layout/lazy-steps.ts';
import { Loading } from './loading.tsx';
import { NothingOffered } from './nothing-offered.tsx';
import { SignupForm } from './signup-form.tsx';
import { Unreadable } from './unreadable.tsx';

const screen = screensOf<NewsletterSignupContext, NewsletterSignupEvent>();

/** What nobody sees first comes while the first step is read. */
const later = lazySteps(withTexts('laterNewsletterSignup', () => import('./later-newsletter-signup.ts')));
export const loadLaterNewsletterSignup = later.load;

const title = msg({ message: 'Newsletter', comment: 'Title of the landing page (specification §2)' });

/** Every screen of the landing page of newsletters. */
export const newsletterSignupScreens: Registry<NewsletterSignupContext, NewsletterSignupEvent, typeof steps> = {
  progress: {},
  screens: {
    loading: screen(steps.loading, { title, view: Loading }),
    unreadable: screen(steps.unreadable, { title, view: Unreadable }),
    none: screen(steps.none, { title, view: NothingOffered }),
    form: screen(steps.form, { title, view: SignupForm }),
    sent: screen(steps.sent, {
      title: msg`Check your e-mail`,
      view: later.view(({ ConfirmationEmail }) => ConfirmationEmail),
    }),
  },
};
