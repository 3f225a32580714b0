import type { Infer } from 'superstruct';
import { array, object, string } from 'superstruct';
import type { DraftRules } from '../../engine/funnel.ts';

/** What a tab remembers of newsletters that are asked for. */
const newsletterSignupDraft = object({
  email: string(),
  /** Which ones, by their names (`newsletterId`). */
  newsletters: array(string()),
  /** The address that the letter went to; empty before it has. */
  sentTo: string(),
});

export type NewsletterSignupDraft = Infer<typeof newsletterSignupDraft>;

/** What a person types and ticks. */
export type NewsletterSignupTyped = Omit<NewsletterSignupDraft, 'sentTo'>;

/** Nothing has been ticked; whoever is signed in need not type their address. */
export function freshSignup(email = ''): NewsletterSignupDraft {
  return { email, newsletters: [], sentTo: '' };
}

/** An hour: then the letter has been read, or is asked for anew. */
const LIFETIME = 60 * 60 * 1_000;

export const newsletterSignupDraftRules: DraftRules<NewsletterSignupDraft> = {
  version: 1,
  struct: newsletterSignupDraft,
  lifetime: LIFETIME,
};
