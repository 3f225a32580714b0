import type { Infer } from 'superstruct';
import { nullable, object, string } from 'superstruct';
import type { DraftRules } from '../../engine/funnel.ts';
import { typedAddress } from '../../validation/forms/typed-address.ts';

/** What a tab remembers of an address that is added or changed. */
export const addressDraft = object({
  /** The number of the one that is changed; empty for a new one. */
  of: string(),
  /** `null` before the form was seen: it begins with what is kept. */
  typed: nullable(typedAddress),
});

export type AddressDraft = Infer<typeof addressDraft>;

/** The draft of a visit that remembers nothing. */
export const freshAddress: AddressDraft = { of: '', typed: null };

/** A day. */
const LIFETIME = 24 * 60 * 60 * 1_000;

export const addressDraftRules: DraftRules<AddressDraft> = { version: 1, struct: addressDraft, lifetime: LIFETIME };
