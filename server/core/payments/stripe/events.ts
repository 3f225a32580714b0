import type { IncomingHttpHeaders } from 'node:http';
import Stripe from 'stripe';
import type { Clock } from '../../clock.ts';
import type { Confirmation, PaymentProvider, ProviderEvent, Verified } from '../provider.ts';
import { readReversals } from './reversals.ts';
import { ORDER } from './sessions.ts';
import { expand, paymentOf, stateOf } from './state.ts';

/** Where Stripe sends its events. */
export const webhookPath = '/payments/stripe/webhook';

const ofSession = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
] as const;

const ofPayment = ['payment_intent.payment_failed'] as const;

const ofReversal = [
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const;

/** The types of events to which the webhook in Stripe's dashboard subscribes; others are taken and change nothing. */
export const eventTypes = [...ofSession, ...ofPayment, ...ofReversal];

const PAGE = 100;

/** The session that an event is about, by its own id or by its payment's; `null` for an event about anything else. */
function subjectOf({ type, data }: Stripe.Event): { readonly session: string } | { readonly payment: string } | null {
  const object: object = data.object;
  if (!('id' in object) || typeof object.id !== 'string') return null;
  if (ofSession.some((name) => name === type)) return { session: object.id };
  if (ofPayment.some((name) => name === type)) return { payment: object.id };
  if (!ofReversal.some((name) => name === type) || !('payment_intent' in object)) return null;
  const { payment_intent: payment } = object;
  return typeof payment === 'string' ? { payment } : null;
}

async function sessionOf(stripe: Stripe, event: Stripe.Event): Promise<Stripe.Checkout.Session | null> {
  const subject = subjectOf(event);
  if (!subject) return null;
  const { data } =
    'payment' in subject
      ? await stripe.checkout.sessions.list({ payment_intent: subject.payment, limit: 1 })
      : { data: [{ id: subject.session }] };
  const [found] = data;
  return found ? stripe.checkout.sessions.retrieve(found.id, { expand }) : null;
}

/**
 * Reads the present state of an event's object, not the one in the event: events arrive twice and in any order. `null`
 * for an event about no order of this server.
 */
async function read(stripe: Stripe, event: Stripe.Event): Promise<Confirmation | null> {
  const session = await sessionOf(stripe, event);
  const reference = session?.metadata?.[ORDER];
  if (!session || reference === undefined) return null;
  const payment = paymentOf(session);
  const isReversal = ofReversal.some((name) => name === event.type);
  return {
    eventId: event.id,
    type: event.type,
    reference,
    session: session.id,
    state: stateOf(session),
    reversals: isReversal && payment ? await readReversals(stripe, payment.id) : null,
  };
}

/** Verifies a request to the webhook by the SDK, over its raw bytes, and reads it. */
export async function verify(
  stripe: Stripe,
  { secret, clock }: { readonly secret: string; readonly clock: Clock },
  { headers, body }: { readonly headers: IncomingHttpHeaders; readonly body: Buffer },
): Promise<Verified> {
  let event: Stripe.Event;
  try {
    const signature = headers['stripe-signature'] ?? '';
    const { DEFAULT_TOLERANCE: tolerance } = stripe.webhooks;
    event = stripe.webhooks.constructEvent(body, signature, secret, tolerance, undefined, clock.now().getTime());
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return { kind: 'forged' };
    throw error;
  }
  const confirmation = await read(stripe, event);
  return confirmation ? { kind: 'confirmation', confirmation } : { kind: 'irrelevant', type: event.type };
}

/** Stripe's events between two moments, oldest first; it keeps them for 30 days. */
export async function listEvents(
  stripe: Stripe,
  { since, until }: Parameters<PaymentProvider['listEvents']>[0],
): Promise<readonly ProviderEvent[]> {
  const seconds = (moment: string) => Math.floor(Date.parse(moment) / 1000);
  const created = { gte: seconds(since), lte: seconds(until) };
  const events: ProviderEvent[] = [];
  for await (const event of stripe.events.list({ types: eventTypes, created, limit: PAGE }))
    events.push({ id: event.id, type: event.type, read: () => read(stripe, event) });
  return events.toReversed();
}
