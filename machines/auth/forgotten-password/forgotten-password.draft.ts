import type { Infer } from 'superstruct';
import { object, string } from 'superstruct';
import type { DraftRules } from '../../engine/funnel.ts';

/** What a tab remembers of a password that is forgotten. */
const forgottenPasswordDraft = object({
  email: string(),
  /** The address that the letter went to; empty before it has. */
  sentTo: string(),
});

export type ForgottenPasswordDraft = Infer<typeof forgottenPasswordDraft>;

/** What a person types. */
export type ForgottenTyped = Pick<ForgottenPasswordDraft, 'email'>;

/** Nothing has been typed. */
export const freshForgotten: ForgottenPasswordDraft = { email: '', sentTo: '' };

/** An hour: so long the letter's link holds. */
const LIFETIME = 60 * 60 * 1_000;

export const forgottenPasswordDraftRules: DraftRules<ForgottenPasswordDraft> = {
  version: 1,
  struct: forgottenPasswordDraft,
  lifetime: LIFETIME,
};
