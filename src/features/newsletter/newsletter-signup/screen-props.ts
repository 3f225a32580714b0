import type { NeedsOf } from '../../../../machines/engine/step.ts';
import type { NewsletterSignupContext } from '../../../../machines/newsletter/newsletter-signup/newsletter-signup.context.ts';
import type { NewsletterSignupEvent } from '../../../../machines/newsletter/newsletter-signup/newsletter-signup.machine.ts';
import type { newsletterSignupSteps as steps } from '../../../../machines/newsletter/newsletter.steps.ts';
import type { ScreenProps } from '../../../engine/index.ts';

/** Props of a step's view. */
export type NewsletterSignupScreenProps<Name extends keyof typeof steps> = ScreenProps<
  NewsletterSignupContext & NeedsOf<(typeof steps)[Name]>,
  NewsletterSignupEvent
>;
