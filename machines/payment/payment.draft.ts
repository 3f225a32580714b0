import type { Infer } from 'superstruct';
import { boolean, enums, integer, nullable, object, string } from 'superstruct';
import { paymentMethods } from '../../domain/payment.ts';
import type { DraftRules } from '../engine/funnel.ts';
import { chosenAddress, typedAddress } from '../../validation/forms/typed-address.ts';
import { helpDraft } from '../shared/ordering/help.states.ts';
import { nextAttempt } from '../shared/ordering/attempt.ts';

/** Billing details as a person gives them; see `GivenBilling`. */
const typedBilling = object({
  kept: nullable(chosenAddress),
  typed: typedAddress,
  /** Whether the typed address is to be kept in the account. */
  isToBeKept: boolean(),
  vatNumber: string(),
  purchaseOrder: string(),
});

export type TypedBilling = Infer<typeof typedBilling>;

/** A tab's draft of the payment funnel: typed values and the order's identity, no data of the server. */
const paymentDraft = object({
  /** Random text (at least 122 bits) that makes this tab's idempotency keys its own. */
  seed: string(),
  /** Counts orders that the server has settled one way or another; part of the key. */
  attempt: integer(),
  /** An order was sent under the present key and its end is not known. */
  submitted: boolean(),
  /** The subscription that the answers are for, as its address names it; `null` before there was one. */
  id: nullable(string()),
  /** The version of the order that the present key stands for; `null` while it stands for none. */
  version: nullable(string()),
  method: enums(paymentMethods),
  /** `null` before the form was seen: it is prefilled then. */
  billing: nullable(typedBilling),
  /** The billing details were confirmed: tax is computed for them. */
  isBilled: boolean(),
  help: helpDraft,
});

export type PaymentDraft = Infer<typeof paymentDraft>;

/** The draft of a visit that remembers nothing. */
export function freshPaymentDraft({ seed, email }: Readonly<Record<'seed' | 'email', string>>): PaymentDraft {
  return {
    seed,
    attempt: 1,
    submitted: false,
    id: null,
    version: null,
    method: 'card',
    billing: null,
    isBilled: false,
    help: { message: '', email, isSent: false },
  };
}

/** The draft for a subscription; that of another subscription passes on its billing details, under a new key. */
export function draftFor(draft: PaymentDraft, id: string | null): PaymentDraft {
  if (id === null || draft.id === id) return draft;
  return { ...nextAttempt(draft), id, version: null, method: 'card', isBilled: false };
}

/** A day: longer than any hosted page stays open, shorter than a price changes. */
const LIFETIME = 24 * 60 * 60 * 1_000;

export const paymentDraftRules: DraftRules<PaymentDraft> = { version: 3, struct: paymentDraft, lifetime: LIFETIME };
