import type { Infer } from 'superstruct';
import { integer, object, string } from 'superstruct';
import { UNSET_CIVILITY } from '../../../domain/enumerations.ts';
import type { DraftRules } from '../../engine/funnel.ts';

/** The tab's draft of a request for an account. */
export const createAccountDraft = object({
  email: string(),
  civility: integer(),
  firstName: string(),
  lastName: string(),
  /** The recipient of the email; empty before it was sent. */
  sentTo: string(),
});

export type CreateAccountDraft = Infer<typeof createAccountDraft>;

/** The person's input. */
export type NewAccountTyped = Omit<CreateAccountDraft, 'sentTo'>;

/** The empty form. */
export const freshAccount: CreateAccountDraft = {
  email: '',
  civility: UNSET_CIVILITY,
  firstName: '',
  lastName: '',
  sentTo: '',
};

/** One hour, in milliseconds: by then the email was read, or is requested again. */
const LIFETIME = 60 * 60 * 1_000;

export const createAccountDraftRules: DraftRules<CreateAccountDraft> = {
  version: 1,
  struct: createAccountDraft,
  lifetime: LIFETIME,
};
