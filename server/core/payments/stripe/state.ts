import type Stripe from 'stripe';
import type { DeclineReason } from '../../../../domain/payment.ts';
import type { ProviderState } from '../provider.ts';
import type { Moment } from '../../../../domain/moment.ts';
import type { Money } from '../../../../domain/money.ts';
import { currencies, money } from '../../../../domain/money.ts';

/** An amount of Stripe's. Throws a `RangeError` for a currency in which nothing is sold. */
export function amountOf(minor: number, currency: string): Money {
  const known = currencies.find((name) => name.toLowerCase() === currency);
  if (known === undefined) throw new RangeError(`Stripe reports an amount in ${currency}, in which nothing is sold`);
  return money(minor, known);
}

/** A moment of Stripe's, in seconds since 1970. */
export function momentOf(seconds: number): Moment {
  return new Date(seconds * 1000).toISOString();
}

/** Fields to expand when a session is retrieved. */
export const expand = ['payment_intent.latest_charge'];

/** Stripe's codes of a refused payment (docs.stripe.com/declines/codes), by our advice to the buyer. */
const declineReasons: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficientFunds',
  expired_card: 'expiredCard',
  incorrect_cvc: 'incorrectCode',
  invalid_cvc: 'incorrectCode',
  lost_card: 'lostOrStolen',
  stolen_card: 'lostOrStolen',
  pickup_card: 'lostOrStolen',
  authentication_required: 'authenticationFailed',
  payment_intent_authentication_failure: 'authenticationFailed',
};

/** The reason of the last refused attempt; `null` if there was none. */
function declineReasonOf({ last_payment_error: error }: Stripe.PaymentIntent): DeclineReason | null {
  if (!error) return null;
  return declineReasons[error.decline_code ?? ''] ?? declineReasons[error.code ?? ''] ?? 'declined';
}

/** The payment of a session; `null` before the buyer's first attempt. */
export function paymentOf({ id, payment_intent: payment }: Stripe.Checkout.Session): Stripe.PaymentIntent | null {
  if (typeof payment === 'string') throw new TypeError(`Session ${id} came without its payment`);
  return payment;
}

/** Whether the last attempt of a payment was by SEPA direct debit. */
function isDebit(payment: Stripe.PaymentIntent | null): boolean {
  const charge = payment?.latest_charge;
  return typeof charge === 'object' && charge?.payment_method_details?.type === 'sepa_debit';
}

function paid({ id, latest_charge: charge, amount_received: minor, currency }: Stripe.PaymentIntent): ProviderState {
  if (charge === null || typeof charge === 'string') throw new TypeError(`Payment ${id} came without its charge`);
  return { kind: 'paid', charge: charge.id, amount: amountOf(minor, currency), at: momentOf(charge.created) };
}

/**
 * The state of a session. The payment is more exact than the session: a refused attempt leaves a session open, and a
 * delayed payment is `processing` once the session is complete.
 */
export function stateOf(session: Stripe.Checkout.Session): ProviderState {
  const payment = paymentOf(session);
  const by = isDebit(payment) ? { isDebit: true } : {};
  if (payment?.status === 'succeeded') return { ...paid(payment), ...by };
  if (payment?.status === 'processing') return { kind: 'processing', ...by };
  if (session.status === 'open') return { kind: 'open' };
  const reason = payment && declineReasonOf(payment);
  if (session.status === 'expired') return { kind: 'notCharged', reason: reason ?? 'expired', ...by };
  const isRefused = payment?.status === 'requires_payment_method' || payment?.status === 'canceled';
  // Complete and neither paid nor refused: a voucher or a bank transfer that the buyer has yet to send.
  return isRefused ? { kind: 'notCharged', reason: reason ?? 'declined', ...by } : { kind: 'processing', ...by };
}
