import type { Infer } from 'superstruct';
import { enums, nullable, number, object, string } from 'superstruct';
import { acquisitionSources } from '../domain/quote-request.ts';
import type { DraftRules } from '../engine/funnel.ts';

/** What a tab remembers of changes that are not saved; passwords are kept nowhere. */
export const profileDraft = object({
  /** `null` where it is as the server has told. */
  identity: nullable(object({ civility: number(), firstName: string(), lastName: string(), phone: string() })),
  /** The same. */
  information: nullable(
    object({
      organisation: string(),
      jobTitle: string(),
      sector: string(),
      source: nullable(enums(acquisitionSources)),
    }),
  ),
  email: string(),
});

export type ProfileDraft = Infer<typeof profileDraft>;

/** The draft of a visit that remembers nothing. */
export const freshProfile: ProfileDraft = { identity: null, information: null, email: '' };

/** A day. */
const LIFETIME = 24 * 60 * 60 * 1_000;

export const profileDraftRules: DraftRules<ProfileDraft> = { version: 1, struct: profileDraft, lifetime: LIFETIME };
