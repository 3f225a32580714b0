/** The context of the newsletter sign-up page, and the change by each event. */
import type { Origin } from '../../../domain/enumerations.ts';
import type { NewsletterSignup, OfferedNewsletter } from '../../../domain/newsletter.ts';
import { newsletterId } from '../../../domain/newsletter.ts';
import type { Failure } from '../../failure.ts';
import type { FunnelInput } from '../../engine/funnel.ts';
import { validate } from '../../../validation/form.ts';
import { newsletterSignupForm } from '../../../validation/forms/newsletter-signup.ts';
import type { NewsletterSignupDraft, NewsletterSignupTyped } from './newsletter-signup.draft.ts';

export interface NewsletterSignupContext {
  /** The tab's draft: the person's input, and the recipient of the email. */
  readonly draft: NewsletterSignupDraft;
  /** The newsletters on offer; `null` before they are loaded. */
  readonly offered: readonly OfferedNewsletter[] | null;
  /** A signed-in person can also use their account page for newsletters. */
  readonly isSignedIn: boolean;
  /** Entry point of the visitor. */
  readonly origin: Origin;
  /** The email was sent again. */
  readonly isRepeated: boolean;
  readonly failure: Failure | null;
}

/** The input of the chart. */
export interface NewsletterSignupInput extends FunnelInput<NewsletterSignupDraft> {
  readonly isSignedIn: boolean;
  readonly origin: Origin;
}

/** The context at the start of a visit. */
export function begin({ draft, isSignedIn, origin }: NewsletterSignupInput): NewsletterSignupContext {
  return { draft, offered: null, isSignedIn, origin, isRepeated: false, failure: null };
}

/** The draft after input: no email was sent for it. */
export function typed({ draft }: NewsletterSignupContext, change: Partial<NewsletterSignupTyped>) {
  return { draft: { ...draft, ...change, sentTo: '' }, failure: null, isRepeated: false };
}

/** The chosen newsletters on offer: a draft may contain a discontinued one. */
export function ticked({
  draft,
  offered,
}: Pick<NewsletterSignupContext, 'draft' | 'offered'>): readonly OfferedNewsletter[] {
  return (offered ?? []).filter(({ choice }) => draft.newsletters.includes(newsletterId(choice)));
}

function valid({ draft, offered }: NewsletterSignupContext) {
  const newsletters = ticked({ draft, offered }).map(({ choice }) => newsletterId(choice));
  return validate(newsletterSignupForm, { email: draft.email, newsletters }).valid;
}

/** Whether the input passes the rules of the form. */
export function isComplete(context: NewsletterSignupContext): boolean {
  return valid(context) !== null;
}

/** The request to send. Throws if it is incomplete: a bug of the chart. */
export function requestOf(context: NewsletterSignupContext): NewsletterSignup {
  const form = valid(context);
  if (!form) throw new Error('Newsletters are asked for, but not to the end');
  return { email: form.email, choices: ticked(context).map(({ choice }) => choice), origin: context.origin };
}
