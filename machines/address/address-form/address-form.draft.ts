import type { Infer } from 'superstruct';
import { nullable, object, string } from 'superstruct';
import type { DraftRules } from '../../engine/funnel.ts';
import { typedAddress } from '../../../validation/forms/typed-address.ts';

/** A tab's draft of an added or changed address. */
export const addressDraft = object({
  /** Number of the changed address; empty for a new one. */
  of: string(),
  /** `null` before the form was seen: it begins with the kept address. */
  typed: nullable(typedAddress),
});

export type AddressDraft = Infer<typeof addressDraft>;

/** The draft of a visit that remembers nothing. */
export const freshAddress: AddressDraft = { of: '', typed: null };

/** A day. */
const LIFETIME = 24 * 60 * 60 * 1_000;

export const addressDraftRules: DraftRules<AddressDraft> = { version: 2, struct: addressDraft, lifetime: LIFETIME };
