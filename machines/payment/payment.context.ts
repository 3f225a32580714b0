/** What the payment chart knows, and what each answer changes about it. */
import type { AddressBook } from '../domain/address.ts';
import { emptyAddress, isSameAddress, postalAddressOf, selectedAddress } from '../domain/address.ts';
import { billingOf } from '../domain/billing.ts';
import type { FoundCheckout, OutcomeAnswer } from '../domain/checkout.ts';
import type { PaymentMethod } from '../domain/payment.ts';
import type { Site } from '../domain/site.ts';
import type {
  SubscriptionOrder,
  SubscriptionOrderAnswer,
  SubscriptionOrderQuestion,
} from '../domain/subscription-order.ts';
import { identifierOf } from '../domain/identifier.ts';
import type { FunnelInput } from '../engine/funnel.ts';
import type { OrderingContext } from '../shared/ordering/ordering.context.ts';
import { nextAttempt } from '../shared/ordering/attempt.ts';
import { freshOrdering, keepOutcome, markRefused, takeAnswer } from '../shared/ordering/ordering.context.ts';
import type { PaymentDraft, TypedBilling } from './payment.draft.ts';
import { draftFor } from './payment.draft.ts';

/** What happened to an answer that the person had given, or to their order, in codes; screens have the words. */
export type PaymentNotice = 'changed' | 'notOrdered' | 'walletShort' | 'addressNotKept';

/** What is known of the buyer and the world before anything is asked. */
export interface PaymentFacts {
  /** Countries that can be chosen. */
  readonly countries: Site['countries'];
  /** The buyer's name: the recipient of an address, unless another one is typed. */
  readonly buyer: string;
}

export type PaymentInput = FunnelInput<PaymentDraft> & PaymentFacts;

export interface PaymentContext extends OrderingContext, PaymentFacts {
  /** What this tab remembers: what the person typed, and the identity of the order. */
  readonly draft: PaymentDraft;
  /** The subscription's number as its address names it; `null` where an outcome was opened without it. */
  readonly id: string | null;
  /** What was found under the number; `null`: not asked yet, or no longer true. */
  readonly found: SubscriptionOrderAnswer['kind'] | null;
  /** What is to be paid, as the server last told it. */
  readonly order: SubscriptionOrder | null;
  /** Kept addresses; `null` where they could not be read. */
  readonly book: AddressBook | null;
  readonly notice: PaymentNotice | null;
}

type Change = Partial<PaymentContext>;

/** The beginning of a visit: at an address of a subscription, or at that of an outcome. */
export function begin({ draft, params, countries, buyer }: PaymentInput): PaymentContext {
  const id = params['id'] ?? draft.id;
  return {
    ...freshOrdering(params['reference']),
    draft: draftFor(draft, id),
    countries,
    buyer,
    id,
    found: null,
    order: null,
    book: null,
    notice: null,
  };
}

/** Another subscription is looked at: nothing that was read counts any more. */
export function turnTo({ id: present, draft }: PaymentContext, id: string | null): Change {
  if (id === null || id === present) return {};
  return { id, draft: draftFor(draft, id), found: null, order: null, notice: null };
}

/** What is asked about the order: with the confirmed billing details, or with those that are about to be. */
export function orderQuestion({ id, draft }: PaymentContext, isConfirming: boolean): SubscriptionOrderQuestion {
  const isBilled = isConfirming || draft.isBilled;
  return { id: identifierOf(id) ?? 0, billing: isBilled && draft.billing ? billingOf(draft.billing) : null };
}

/** A key stands for one version of the order: where the version is another, so is the key. */
function keyFor(draft: PaymentDraft, { version }: SubscriptionOrder): PaymentDraft {
  return draft.version === version ? draft : { ...nextAttempt(draft), version };
}

/**
 * What there is to pay. Of a subscription that ends it is its renewal, which has a number of its own from then on. An order that
 * is under way keeps its answers and its key, whatever is read meanwhile.
 */
export function keepOrder({ draft, notice }: PaymentContext, answer: SubscriptionOrderAnswer): Change {
  if (answer.kind !== 'payable') {
    const reference = answer.kind === 'settled' ? answer.reference : null;
    return { found: answer.kind, order: null, reference, failure: null };
  }
  const { order } = answer;
  const id = String(order.id);
  const received = { id, found: answer.kind, order, failure: null };
  if (draft.submitted) return received;
  const method = order.methods.includes(draft.method) ? draft.method : (order.methods[0] ?? 'card');
  return {
    ...received,
    draft: keyFor({ ...draft, id, method }, order),
    notice: draft.method === 'wallet' && method !== 'wallet' ? 'walletShort' : notice,
  };
}

/** The way to pay, if it is offered. */
export function keepMethod({ draft, order }: PaymentContext, method: PaymentMethod): Change {
  return order?.methods.includes(method) ? { draft: { ...nextAttempt(draft), method } } : {};
}

/** The form as it is first seen: the publisher's details of the person, by a kept address where it is one. */
function prefilled({ order, buyer }: PaymentContext, book: AddressBook | null): TypedBilling {
  const known = order?.billing ?? null;
  const same = book?.addresses.find((each) => known !== null && isSameAddress(each, known.address));
  const kept = same ?? (book && known === null ? selectedAddress(book) : null);
  return {
    kept,
    typed: kept === null && known ? postalAddressOf(known.address) : { ...emptyAddress, recipient: buyer },
    isToBeKept: true,
    vatNumber: known?.vatNumber ?? '',
    purchaseOrder: known?.purchaseOrder ?? '',
  };
}

/** The form where it was filled in before: a chosen address that is kept no longer is one that was typed. */
function broughtUpToDate(billing: TypedBilling, { addresses }: AddressBook): TypedBilling {
  const { kept } = billing;
  if (kept === null || addresses.some(({ id }) => id === kept.id)) return billing;
  return { ...billing, kept: null, typed: postalAddressOf(kept) };
}

/** The address book as it was read; `null` where it could not be: then an address is typed. */
export function keepBook(context: PaymentContext, book: AddressBook | null): Change {
  const { draft } = context;
  const billing = draft.billing ?? prefilled(context, book);
  return { book, draft: { ...draft, billing: book === null ? billing : broughtUpToDate(billing, book) } };
}

/** The typed address is among the kept ones, and the selected one. */
export function keepSaved({ draft }: PaymentContext, book: AddressBook): Change {
  const kept = selectedAddress(book);
  const { billing } = draft;
  return { book, draft: billing && kept ? { ...draft, billing: { ...billing, kept, typed: emptyAddress } } : draft };
}

/** What the server's answer to an order changes. A changed order is read again before it can be sent. */
export function take({ draft, order }: PaymentContext, answer: FoundCheckout): Change {
  const taken = takeAnswer(answer);
  switch (answer.kind) {
    case 'hosted':
      return taken;
    case 'transfer':
    case 'alreadyPaid':
      return { ...taken, draft: nextAttempt(draft) };
    case 'changed':
      return { ...taken, draft: nextAttempt(draft), found: null, notice: 'changed' };
    case 'none': {
      const refused = markRefused({ draft }).draft;
      return { ...taken, draft: order ? keyFor(refused, order) : refused, notice: 'notOrdered' };
    }
  }
}

/** What the server tells of a payment, and which subscription it is for. */
export function takeOutcome(context: PaymentContext, answer: OutcomeAnswer): Change {
  const [subscription] = answer.kind === 'found' ? answer.outcome.subscriptions : [];
  return { ...turnTo(context, subscription ? String(subscription.id) : null), ...keepOutcome(answer) };
}
