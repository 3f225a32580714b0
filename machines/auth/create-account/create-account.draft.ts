import type { Infer } from 'superstruct';
import { integer, object, string } from 'superstruct';
import { UNSET_CIVILITY } from '../../domain/enumerations.ts';
import type { DraftRules } from '../../engine/funnel.ts';

/** What a tab remembers of an account that is asked for. */
export const createAccountDraft = object({
  email: string(),
  civility: integer(),
  firstName: string(),
  lastName: string(),
  /** The address that the letter went to; empty before it has. */
  sentTo: string(),
});

export type CreateAccountDraft = Infer<typeof createAccountDraft>;

/** What a person types. */
export type NewAccountTyped = Omit<CreateAccountDraft, 'sentTo'>;

/** Nothing has been typed. */
export const freshAccount: CreateAccountDraft = {
  email: '',
  civility: UNSET_CIVILITY,
  firstName: '',
  lastName: '',
  sentTo: '',
};

/** An hour: then the letter has been read, or is asked for anew. */
const LIFETIME = 60 * 60 * 1_000;

export const createAccountDraftRules: DraftRules<CreateAccountDraft> = {
  version: 1,
  struct: createAccountDraft,
  lifetime: LIFETIME,
};
