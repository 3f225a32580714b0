import type { NewsletterSignupContext } from '../../../machines/doors/newsletter-signup/newsletter-signup.context.ts';
import type { NewsletterSignupEvent } from '../../../machines/doors/newsletter-signup/newsletter-signup.machine.ts';
import type { newsletterSignupSteps } from '../../../machines/doors/newsletter-signup/newsletter-signup.steps.ts';
import type { NeedsOf } from '../../../machines/funnel/step.ts';
import type { ScreenProps } from '../../engine/index.ts';

/** What the view of one step gets. */
export type NewsletterSignupScreenProps<Name extends keyof typeof newsletterSignupSteps> = ScreenProps<
  NewsletterSignupContext & NeedsOf<(typeof newsletterSignupSteps)[Name]>,
  NewsletterSignupEvent
>;
