import type { Infer } from 'superstruct';
import { array, object, string } from 'superstruct';
import type { DraftRules } from '../../engine/funnel.ts';

/** The tab's draft of a newsletter sign-up. */
const newsletterSignupDraft = object({
  email: string(),
  /** Chosen ones, by id (`newsletterId`). */
  newsletters: array(string()),
  /** The recipient of the email; empty before it was sent. */
  sentTo: string(),
});

export type NewsletterSignupDraft = Infer<typeof newsletterSignupDraft>;

/** The person's input. */
export type NewsletterSignupTyped = Omit<NewsletterSignupDraft, 'sentTo'>;

/** The draft of a fresh visit, with the address of a signed-in person. */
export function freshSignup(email = ''): NewsletterSignupDraft {
  return { email, newsletters: [], sentTo: '' };
}

/** One hour, in milliseconds: by then the email was read, or is requested again. */
const LIFETIME = 60 * 60 * 1_000;

export const newsletterSignupDraftRules: DraftRules<NewsletterSignupDraft> = {
  version: 1,
  struct: newsletterSignupDraft,
  lifetime: LIFETIME,
};
