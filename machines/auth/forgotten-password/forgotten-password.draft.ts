import type { Infer } from 'superstruct';
import { object, string } from 'superstruct';
import type { DraftRules } from '../../engine/funnel.ts';

/** The tab's draft of a password reset request. */
const forgottenPasswordDraft = object({
  email: string(),
  /** The recipient of the email; empty before it was sent. */
  sentTo: string(),
});

export type ForgottenPasswordDraft = Infer<typeof forgottenPasswordDraft>;

/** The person's input. */
export type ForgottenTyped = Pick<ForgottenPasswordDraft, 'email'>;

/** The empty form. */
export const freshForgotten: ForgottenPasswordDraft = { email: '', sentTo: '' };

/** One hour, in milliseconds: the lifetime of the emailed link. */
const LIFETIME = 60 * 60 * 1_000;

export const forgottenPasswordDraftRules: DraftRules<ForgottenPasswordDraft> = {
  version: 1,
  struct: forgottenPasswordDraft,
  lifetime: LIFETIME,
};
