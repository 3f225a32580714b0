/** The context of the payment chart, and the change by each answer. */
import type { AddressBook } from '../../domain/address.ts';
import { emptyAddress, isSameAddress, postalAddressOf, selectedAddress } from '../../domain/address.ts';
import type { BillingDetails } from '../../domain/billing.ts';
import { billingOf } from '../../domain/billing.ts';
import type { FoundCheckout, OutcomeAnswer } from '../../domain/checkout.ts';
import type { PaymentMethod } from '../../domain/payment.ts';
import type { Site } from '../../domain/site.ts';
import type {
  SubscriptionOrder,
  SubscriptionOrderAnswer,
  SubscriptionOrderQuestion,
} from '../../domain/subscription-order.ts';
import { fixedBilling } from '../../domain/subscription-order.ts';
import { identifierOf } from '../../domain/identifier.ts';
import type { FunnelInput } from '../engine/funnel.ts';
import type { OrderingContext } from '../shared/ordering/ordering.context.ts';
import { nextAttempt } from '../shared/ordering/attempt.ts';
import { freshOrdering, keepOutcome, markRefused, takeAnswer } from '../shared/ordering/ordering.context.ts';
import type { PaymentDraft, TypedBilling } from './payment.draft.ts';
import { draftFor } from './payment.draft.ts';

/** Notice about the person's input or order, as a code; screens have the texts. */
export type PaymentNotice = 'changed' | 'notOrdered' | 'walletShort' | 'addressNotKept';

/** Facts about the buyer and the site at the start of a visit. */
export interface PaymentFacts {
  /** Countries to choose from. */
  readonly countries: Site['countries'];
  /** The buyer's name: default recipient of an address. */
  readonly buyer: string;
  /** Name of the site, which sells. */
  readonly seller: string;
}

export type PaymentInput = FunnelInput<PaymentDraft> & PaymentFacts;

export interface PaymentContext extends OrderingContext, PaymentFacts {
  /** The tab's draft: the person's input, and the identity of the order. */
  readonly draft: PaymentDraft;
  /** The subscription's number in the address; `null` for an outcome opened without it. */
  readonly id: string | null;
  /** Result of the lookup of the number; `null` before it, or when it is outdated. */
  readonly found: SubscriptionOrderAnswer['kind'] | null;
  /** The order, from the server's last answer. */
  readonly order: SubscriptionOrder | null;
  /** Saved addresses; `null` if they could not be read. */
  readonly book: AddressBook | null;
  readonly notice: PaymentNotice | null;
  /** The terms of sale are accepted; never stored. */
  readonly hasAgreed: boolean;
}

type Change = Partial<PaymentContext>;

/** The context at the start of a visit: at an address of a subscription, or of an outcome. */
export function begin({ draft, params, countries, buyer, seller }: PaymentInput): PaymentContext {
  const id = params['id'] ?? draft.id;
  return {
    ...freshOrdering(params['reference']),
    draft: draftFor(draft, id),
    countries,
    buyer,
    seller,
    id,
    found: null,
    order: null,
    book: null,
    notice: null,
    hasAgreed: false,
  };
}

/** Switches to another subscription, and drops the data of the former. */
export function turnTo({ id: present, draft }: PaymentContext, id: string | null): Change {
  if (id === null || id === present) return {};
  return { id, draft: draftFor(draft, id), found: null, order: null, notice: null };
}

/** The query for the order: with the confirmed billing details, or with those being confirmed. */
export function orderQuestion({ id, draft }: PaymentContext, isConfirming: boolean): SubscriptionOrderQuestion {
  const isBilled = isConfirming || draft.isBilled;
  return { id: identifierOf(id) ?? 0, billing: isBilled && draft.billing ? billingOf(draft.billing) : null };
}

/** A key belongs to one version of the order: a new version starts a new key. */
function keyFor(draft: PaymentDraft, { version }: SubscriptionOrder): PaymentDraft {
  return draft.version === version ? draft : { ...nextAttempt(draft), version };
}

/** Billing details that can no longer change, as the form’s confirmed ones. */
function fixedIn({ address, vatNumber, purchaseOrder }: BillingDetails): Pick<PaymentDraft, 'billing' | 'isBilled'> {
  return { billing: { kept: null, typed: address, isToBeKept: false, vatNumber, purchaseOrder }, isBilled: true };
}

/**
 * Takes the order. For a subscription that ends, this is its renewal, whose number replaces the former. A submitted
 * order keeps its input and its key through later reads. Billing details that can no longer change replace the input.
 */
export function keepOrder({ draft, notice }: PaymentContext, answer: SubscriptionOrderAnswer): Change {
  if (answer.kind !== 'payable') {
    const reference = answer.kind === 'settled' ? answer.reference : null;
    return { found: answer.kind, order: null, reference, failure: null };
  }
  const { order } = answer;
  const id = String(order.id);
  const change = { id, found: answer.kind, order, failure: null };
  if (draft.submitted) return change;
  const fixed = fixedBilling(order);
  const method = order.methods.includes(draft.method) ? draft.method : (order.methods[0] ?? 'card');
  return {
    ...change,
    draft: keyFor({ ...draft, id, method, ...(fixed && fixedIn(fixed)) }, order),
    notice: draft.method === 'wallet' && method !== 'wallet' ? 'walletShort' : notice,
  };
}

/** The payment method, if it is offered. */
export function keepMethod({ draft, order }: PaymentContext, method: PaymentMethod): Change {
  return order?.methods.includes(method) ? { draft: { ...nextAttempt(draft), method } } : {};
}

/** The initial form: the publisher's data of the person, as a saved address if one equals them. */
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

/** The form after an earlier visit: a chosen address that was deleted becomes a typed one. */
function broughtUpToDate(billing: TypedBilling, { addresses }: AddressBook): TypedBilling {
  const { kept } = billing;
  if (kept === null || addresses.some(({ id }) => id === kept.id)) return billing;
  return { ...billing, kept: null, typed: postalAddressOf(kept) };
}

/** Takes the address book; `null` if the read failed: then the address is typed. */
export function keepBook(context: PaymentContext, book: AddressBook | null): Change {
  const { draft } = context;
  const billing = draft.billing ?? prefilled(context, book);
  return { book, draft: { ...draft, billing: book === null ? billing : broughtUpToDate(billing, book) } };
}

/** The typed address was saved and selected. */
export function keepSaved({ draft }: PaymentContext, book: AddressBook): Change {
  const kept = selectedAddress(book);
  const { billing } = draft;
  return { book, draft: billing && kept ? { ...draft, billing: { ...billing, kept, typed: emptyAddress } } : draft };
}

/** The change by the server's answer to an order. A changed order is read again before it can be sent. */
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

/** Takes the server's state of a payment, and its subscription. */
export function takeOutcome(context: PaymentContext, answer: OutcomeAnswer): Change {
  const [subscription] = answer.kind === 'found' ? answer.outcome.subscriptions : [];
  return { ...turnTo(context, subscription ? String(subscription.id) : null), ...keepOutcome(answer) };
}
