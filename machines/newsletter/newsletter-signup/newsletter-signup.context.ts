/** What the landing page of newsletters knows, and what each event changes. */
import type { Origin } from '../../domain/enumerations.ts';
import type { NewsletterSignup, OfferedNewsletter } from '../../domain/newsletter.ts';
import { newsletterId } from '../../domain/newsletter.ts';
import type { Failure } from '../../failure.ts';
import type { FunnelInput } from '../../engine/funnel.ts';
import { judge } from '../../validation/form.ts';
import { newsletterSignupForm } from '../../validation/forms/newsletter-signup.ts';
import type { NewsletterSignupDraft, NewsletterSignupTyped } from './newsletter-signup.draft.ts';

export interface NewsletterSignupContext {
  /** What this tab remembers: what the person typed and ticked, and where the letter has gone. */
  readonly draft: NewsletterSignupDraft;
  /** What anybody may receive; `null` before it is known. */
  readonly offered: readonly OfferedNewsletter[] | null;
  /** Whoever is signed in chooses what they receive on a page of their own, too. */
  readonly isSignedIn: boolean;
  /** By which door they come. */
  readonly origin: Origin;
  /** The letter was sent once more. */
  readonly isRepeated: boolean;
  readonly failure: Failure | null;
}

/** With what a visit begins. */
export interface NewsletterSignupInput extends FunnelInput<NewsletterSignupDraft> {
  readonly isSignedIn: boolean;
  readonly origin: Origin;
}

/** The beginning of a visit. */
export function begin({ draft, isSignedIn, origin }: NewsletterSignupInput): NewsletterSignupContext {
  return { draft, offered: null, isSignedIn, origin, isRepeated: false, failure: null };
}

/** The draft after something was typed or ticked: no letter has gone to what it says now. */
export function typed({ draft }: NewsletterSignupContext, change: Partial<NewsletterSignupTyped>) {
  return { draft: { ...draft, ...change, sentTo: '' }, failure: null, isRepeated: false };
}

/** What is ticked of what is sent: a draft may remember a newsletter that the publisher has given up. */
export function ticked({
  draft,
  offered,
}: Pick<NewsletterSignupContext, 'draft' | 'offered'>): readonly OfferedNewsletter[] {
  return (offered ?? []).filter(({ choice }) => draft.newsletters.includes(newsletterId(choice)));
}

function valid({ draft, offered }: NewsletterSignupContext) {
  const newsletters = ticked({ draft, offered }).map(({ choice }) => newsletterId(choice));
  return judge(newsletterSignupForm, { email: draft.email, newsletters }).valid;
}

/** Whether the rules of the form accept what is typed and ticked. */
export function isComplete(context: NewsletterSignupContext): boolean {
  return valid(context) !== null;
}

/** What is sent. Throws where it is not complete: a chart's bug. */
export function requestOf(context: NewsletterSignupContext): NewsletterSignup {
  const form = valid(context);
  if (!form) throw new Error('Newsletters are asked for, but not to the end');
  return { email: form.email, choices: ticked(context).map(({ choice }) => choice), origin: context.origin };
}
