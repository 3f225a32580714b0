import type { Clock } from '../../../server/core/clock.ts';
import type { Charge, Dispute, FakeEvent, Payment, Refund, Session } from './objects.ts';
import { invalid, missing, VERSION } from './objects.ts';

/** Stripe's records, and the acts of buyers, banks and the dashboard; each act creates its events. */
export class StripeBooks {
  readonly sessions = new Map<string, Session>();
  readonly payments = new Map<string, Payment>();
  readonly charges = new Map<string, Charge>();
  readonly refunds = new Map<string, Refund>();
  readonly disputes = new Map<string, Dispute>();
  readonly events: FakeEvent[] = [];
  /** Status of new refunds. */
  refundStatus = 'succeeded';
  readonly #clock: Clock;
  #count = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** A new number, such as `re_00000000000007`. */
  newId(prefix: string): string {
    this.#count += 1;
    return `${prefix}_${String(this.#count).padStart(14, '0')}`;
  }

  /** Seconds since 1970. */
  now(): number {
    return Math.floor(this.#clock.now().getTime() / 1000);
  }

  #tell(type: string, object: object): void {
    this.events.push({
      id: this.newId('evt'),
      object: 'event',
      api_version: VERSION,
      created: this.now(),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    });
  }

  // Acts of buyers.

  #open(id: string): Session {
    const session = this.session(id);
    if (session.status !== 'open') throw new Error(`${id} is ${session.status}`);
    return session;
  }

  #paymentOf(session: Session): Payment {
    const known = session.payment_intent === null ? undefined : this.payments.get(session.payment_intent);
    if (known) return known;
    const payment: Payment = {
      id: this.newId('pi'),
      object: 'payment_intent',
      amount: session.amount_total ?? 0,
      amount_received: 0,
      created: this.now(),
      currency: session.currency ?? '',
      livemode: false,
      metadata: session.metadata ?? {},
      status: 'requires_payment_method',
      latest_charge: null,
      last_payment_error: null,
    };
    this.payments.set(payment.id, payment);
    session.payment_intent = payment.id;
    return payment;
  }

  #charge(payment: Payment, status: 'succeeded' | 'pending'): Charge {
    const charge: Charge = {
      id: this.newId('ch'),
      object: 'charge',
      amount: payment.amount,
      amount_refunded: 0,
      created: this.now(),
      currency: payment.currency,
      disputed: false,
      livemode: false,
      metadata: payment.metadata,
      paid: status === 'succeeded',
      payment_method_details: { type: status === 'pending' ? 'sepa_debit' : 'card' },
      payment_intent: payment.id,
      refunded: false,
      status,
    };
    this.charges.set(charge.id, charge);
    payment.latest_charge = charge.id;
    return charge;
  }

  /** Pays by card; `charged`: another amount than the session's. */
  pay(id: string, charged: { readonly minor: number; readonly currency: string } | null = null): void {
    const session = this.#open(id);
    const payment = this.#paymentOf(session);
    if (charged) Object.assign(payment, { amount: charged.minor, currency: charged.currency.toLowerCase() });
    const charge = this.#charge(payment, 'succeeded');
    Object.assign(payment, { status: 'succeeded', amount_received: payment.amount, last_payment_error: null });
    Object.assign(session, { status: 'complete', payment_status: 'paid', url: null });
    this.#tell('charge.succeeded', charge);
    this.#tell('payment_intent.succeeded', payment);
    this.#tell('checkout.session.completed', session);
  }

  /** The bank refuses a card; the buyer can try another one on the same page. */
  decline(id: string, code: string): void {
    const session = this.#open(id);
    const payment = this.#paymentOf(session);
    payment.last_payment_error = { type: 'card_error', code: 'card_declined', decline_code: code };
    this.#tell('payment_intent.payment_failed', payment);
  }

  /** Pays by SEPA direct debit: the session is complete, and the banks answer in days. */
  beginDelayed(id: string): void {
    const session = this.#open(id);
    const payment = this.#paymentOf(session);
    const charge = this.#charge(payment, 'pending');
    payment.status = 'processing';
    Object.assign(session, { status: 'complete', payment_status: 'unpaid', url: null });
    this.#tell('charge.pending', charge);
    this.#tell('checkout.session.completed', session);
  }

  // Acts of banks.

  /** The banks answer about a direct debit: `null` is yes. */
  endDelayed(id: string, refusal: string | null): void {
    const session = this.session(id);
    const payment = this.#paymentOf(session);
    const charge = this.chargeOf(payment);
    if (refusal === null) {
      Object.assign(charge, { status: 'succeeded', paid: true });
      Object.assign(payment, { status: 'succeeded', amount_received: payment.amount });
      session.payment_status = 'paid';
      this.#tell('charge.succeeded', charge);
      this.#tell('checkout.session.async_payment_succeeded', session);
      return;
    }
    charge.status = 'failed';
    payment.status = 'requires_payment_method';
    payment.last_payment_error = {
      type: 'card_error',
      code: 'payment_intent_payment_attempt_failed',
      decline_code: refusal,
    };
    this.#tell('payment_intent.payment_failed', payment);
    this.#tell('checkout.session.async_payment_failed', session);
  }

  /** The card’s bank sends a refund back. */
  failRefund(id: string): void {
    const refund = this.refund(id);
    const charge = this.chargeOf(this.payment(refund.payment_intent));
    Object.assign(refund, { status: 'failed', failure_reason: 'expired_or_canceled_card' });
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
    this.#tell('refund.updated', refund);
    this.#tell('refund.failed', refund);
  }

  /** A buyer disputes a charge. Returns the dispute’s number. */
  dispute(session: string, amount: number): string {
    const payment = this.#paymentOf(this.session(session));
    const charge = this.chargeOf(payment);
    charge.disputed = true;
    const dispute: Dispute = {
      id: this.newId('du'),
      object: 'dispute',
      amount,
      charge: charge.id,
      created: this.now(),
      currency: charge.currency,
      evidence_details: { due_by: this.now() + 7 * 86_400 },
      livemode: false,
      metadata: {},
      payment_intent: payment.id,
      reason: 'fraudulent',
      status: 'needs_response',
    };
    this.disputes.set(dispute.id, dispute);
    this.#tell('charge.dispute.created', dispute);
    return dispute.id;
  }

  /** The bank decides about a dispute. */
  closeDispute(id: string, status: 'won' | 'lost'): void {
    const dispute = this.disputes.get(id);
    if (!dispute) throw missing('dispute', id);
    dispute.status = status;
    this.#tell('charge.dispute.closed', dispute);
  }

  // Acts of staff in the dashboard.

  /** Staff refund a part of a charge. Returns the refund’s number. */
  refundByHand(session: string, amount: number): string {
    return this.giveBack(this.#paymentOf(this.session(session)), { amount, metadata: {}, status: this.refundStatus })
      .id;
  }

  /** A session, expired if its time is over. Throws an error of Stripe’s for an unknown one. */
  session(id: string): Session {
    const session = this.sessions.get(id);
    if (!session) throw missing('checkout.session', id);
    if (session.status === 'open' && session.expires_at <= this.now()) this.expire(session);
    return session;
  }

  /** A payment. Throws an error of Stripe’s for an unknown one. */
  payment(id: string): Payment {
    const payment = this.payments.get(id);
    if (!payment) throw missing('payment_intent', id);
    return payment;
  }

  /** The charge of a payment. Throws an error of Stripe’s where there is none. */
  chargeOf({ latest_charge: id }: Payment): Charge {
    const charge = this.charges.get(id ?? '');
    if (!charge) throw missing('charge', id ?? '');
    return charge;
  }

  /** A refund. Throws an error of Stripe’s for an unknown one. */
  refund(id: string): Refund {
    const refund = this.refunds.get(id);
    if (!refund) throw missing('refund', id);
    return refund;
  }

  /** Closes a session. */
  expire(session: Session): void {
    Object.assign(session, { status: 'expired', url: null });
    this.#tell('checkout.session.expired', session);
  }

  /** Refunds a part of a payment. Throws an error of Stripe’s for more than is left. */
  giveBack(payment: Payment, { amount, metadata, status }: Pick<Refund, 'amount' | 'metadata' | 'status'>): Refund {
    const charge = this.chargeOf(payment);
    const left = charge.amount - charge.amount_refunded;
    if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
    if (amount > left) throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`);
    const refund: Refund = {
      id: this.newId('re'),
      object: 'refund',
      amount,
      charge: charge.id,
      created: this.now(),
      currency: charge.currency,
      metadata,
      payment_intent: payment.id,
      status,
    };
    this.refunds.set(refund.id, refund);
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount;
    this.#tell('refund.created', refund);
    this.#tell('charge.refunded', charge);
    return refund;
  }
}
