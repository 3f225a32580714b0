import type { NewsletterSignupContext } from '../../../../machines/newsletter/newsletter-signup/newsletter-signup.context.ts';
import type { NewsletterSignupEvent } from '../../../../machines/newsletter/newsletter-signup/newsletter-signup.machine.ts';
import type { newsletterSignupSteps } from '../../../../machines/newsletter/newsletter-signup/newsletter-signup.steps.ts';
import type { NeedsOf } from '../../../../machines/engine/step.ts';
import type { ScreenProps } from '../../../engine/index.ts';

/** What the view of one step gets. */
export type NewsletterSignupScreenProps<Name extends keyof typeof newsletterSignupSteps> = ScreenProps<
  NewsletterSignupContext & NeedsOf<(typeof newsletterSignupSteps)[Name]>,
  NewsletterSignupEvent
>;
