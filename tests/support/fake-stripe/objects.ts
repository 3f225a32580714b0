/** Objects of Stripe's API as far as the server reads them, in the shapes of the SDK's types, and its errors. */
import type Stripe from 'stripe';

export type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'expires_at'
  | 'livemode'
  | 'locale'
  | 'metadata'
  | 'mode'
  | 'payment_status'
  | 'status'
  | 'success_url'
  | 'url'
> & { payment_intent: string | null };

export type Payment = Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'amount' | 'amount_received' | 'created' | 'currency' | 'livemode' | 'metadata' | 'status'
> & { latest_charge: string | null; last_payment_error: { code?: string; decline_code?: string; type: string } | null };

export type Charge = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_refunded'
  | 'created'
  | 'currency'
  | 'disputed'
  | 'livemode'
  | 'metadata'
  | 'paid'
  | 'refunded'
  | 'status'
> & { payment_intent: string; payment_method_details: { type: 'card' | 'sepa_debit' } };

export type Refund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'failure_reason' | 'metadata' | 'status'
> & { charge: string; payment_intent: string };

export type Dispute = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'livemode' | 'metadata' | 'reason' | 'status'
> & { charge: string; payment_intent: string; evidence_details: { due_by: number } };

/** An event, with the object as it was then. */
export interface FakeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly data: { readonly object: object };
  readonly livemode: false;
  readonly pending_webhooks: number;
  readonly request: { readonly id: null; readonly idempotency_key: null };
  readonly type: string;
}

/** An answer of the API. */
export interface Answer {
  readonly status: number;
  readonly body: object;
}

/** An error of Stripe's. */
export class Failure extends Error {
  readonly answer: Answer;

  constructor(status: number, error: { readonly type: string; readonly code?: string; readonly message: string }) {
    super(error.message);
    this.answer = { status, body: { error } };
  }
}

/** The error of a wrong request. */
export const invalid = (message: string, code?: string) =>
  new Failure(400, { type: 'invalid_request_error', message, ...(code !== undefined && { code }) });

/** The error of an unknown object. */
export const missing = (what: string, id: string) =>
  new Failure(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}: '${id}'` });

/** The version of the API that the server must ask for. */
export const VERSION = '2026-10-28.endive';
