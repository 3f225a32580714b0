import type { Infer } from 'superstruct';
import { enums, nullable, number, object, string } from 'superstruct';
import { acquisitionSources } from '../../domain/acquisition-source.ts';
import type { DraftRules } from '../engine/funnel.ts';

/** The tab's draft of unsaved changes, without passwords. */
export const profileDraft = object({
  /** `null` without changes. */
  identity: nullable(object({ civility: number(), firstName: string(), lastName: string(), phone: string() })),
  /** `null` without changes. */
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

/** The draft of a fresh visit. */
export const freshProfile: ProfileDraft = { identity: null, information: null, email: '' };

/** One day, in milliseconds. */
const LIFETIME = 24 * 60 * 60 * 1_000;

export const profileDraftRules: DraftRules<ProfileDraft> = { version: 1, struct: profileDraft, lifetime: LIFETIME };
