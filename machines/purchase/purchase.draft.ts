import type { Infer } from 'superstruct';
import { integer, nullable, object, string } from 'superstruct';
import type { DraftRules } from '../engine/funnel.ts';
import { freshOffer, offerDraft } from '../shared/offer/offer.draft.ts';

/** The tab's draft of a purchase: the chosen offer, and the parts of the key under which it is started. */
export const purchaseDraft = object({
  /** Random text (at least 122 bits) that makes this tab's idempotency keys unique. */
  seed: string(),
  /** Counts started purchases and changed choices; part of the key. */
  attempt: integer(),
  offer: offerDraft,
  /** The started purchase, which a changed choice changes; `null` without one. */
  started: nullable(object({ id: integer(), version: integer() })),
});

export type PurchaseDraft = Infer<typeof purchaseDraft>;

/** The draft of a fresh visit. */
export function freshPurchase(seed: string): PurchaseDraft {
  return { seed, attempt: 1, offer: freshOffer, started: null };
}

/** One day, in milliseconds. */
const LIFETIME = 24 * 60 * 60 * 1_000;

export const purchaseDraftRules: DraftRules<PurchaseDraft> = { version: 1, struct: purchaseDraft, lifetime: LIFETIME };
