import Stripe from 'stripe';
import type { Settings } from '../../settings.ts';
import type { ProviderState, SessionRequest } from '../provider.ts';
import { expand, stateOf } from './state.ts';

/** Metadata key for the order's reference, on a session, its payment and its charge. */
export const ORDER = 'order';

/** Time to pay, counted from the order, in milliseconds. Stripe requires at least 30 minutes from the request. */
const LIFETIME = 60 * 60_000;

/**
 * Opens Stripe's page for an order; the order's reference is the idempotency key, so every parameter must follow from
 * the order. Stripe's dashboard selects the payment methods. No email address is passed on: the holder of an invoice
 * link would see the account's.
 */
export async function createSession(
  stripe: Stripe,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  { reference, amount, description, locale, orderedAt, successPath, failurePath }: SessionRequest,
): Promise<{ readonly id: string; readonly url: string }> {
  const metadata = { [ORDER]: reference };
  const { id, url } = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: reference,
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: amount.currency.toLowerCase(),
            unit_amount: amount.minor,
            product_data: { name: description },
          },
        },
      ],
      // The buyer pays in the order's currency, without conversion.
      adaptive_pricing: { enabled: false },
      locale,
      submit_type: 'pay',
      expires_at: Math.floor((Date.parse(orderedAt) + LIFETIME) / 1000),
      metadata,
      payment_intent_data: { metadata, description: reference },
      success_url: publicUrl + successPath,
      cancel_url: publicUrl + failurePath,
    },
    { idempotencyKey: `session-${reference}` },
  );
  if (url === null) throw new TypeError(`Session ${id} has no page`);
  return { id, url };
}

function isInvalid(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

/** The state of a session; one unknown to this account never charged anything. */
export async function readSession(stripe: Stripe, id: string): Promise<ProviderState> {
  try {
    return stateOf(await stripe.checkout.sessions.retrieve(id, { expand }));
  } catch (error) {
    if (isInvalid(error) && error.code === 'resource_missing') return { kind: 'notCharged', reason: 'expired' };
    throw error;
  }
}

/** Closes an open session. Rejects if it stays open, since the buyer is paying at this moment. */
export async function expireSession(stripe: Stripe, id: string): Promise<ProviderState> {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    if (!isInvalid(error)) throw error;
    const state = await readSession(stripe, id);
    if (state.kind === 'open') throw error;
    return state;
  }
  const state = await readSession(stripe, id);
  return state.kind === 'notCharged' && state.reason === 'expired' ? { ...state, reason: 'abandoned' } : state;
}
