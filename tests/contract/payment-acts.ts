/** Acts of buyers, banks and staff at a payment provider: the same in the sandbox and at a fake of Stripe. */
import type { Money } from '../../domain/money.ts';
import type { DisputeState } from '../../server/core/db/refund-schema.ts';
import { confirmationsPath, deliverDue } from '../../server/core/payments/sandbox/deliver.ts';
import {
  beginDelayed,
  closeDispute,
  endDelayed,
  failRefund,
  openDispute,
  refundByHand,
} from '../../server/core/payments/sandbox/dashboard.ts';
import { readReversals } from '../../server/core/payments/sandbox/ledger.ts';
import { endSession, findSession, isUnfinished, noteAttempt } from '../../server/core/payments/sandbox/sessions.ts';
import { sign, signatureHeader } from '../../server/core/payments/sandbox/signature.ts';
import { webhookPath } from '../../server/core/payments/stripe/events.ts';
import type { Services } from '../../server/core/services.ts';
import type { SettableClock } from '../../server/core/clock.ts';
import type { FakeEvent } from '../support/fake-stripe/objects.ts';
import type { FakeStripe } from '../support/fake-stripe/server.ts';

/** Deliveries of an act's confirmations. */
export const modes = ['atOnce', 'twice', 'outOfOrder', 'late', 'never'] as const;

export type Mode = (typeof modes)[number];

/** Acts at a provider; each is confirmed in a mode. Amounts are in the smallest units. */
export interface PaymentActs {
  /** The buyer pays on the hosted page; `charged`: another amount than the order's. */
  pay(session: string, mode: Mode, charged?: Money): Promise<void>;
  /** The bank refuses the card: insufficient funds. */
  decline(session: string, mode: Mode): Promise<void>;
  /** The buyer pays by direct debit, and the banks answer days later. */
  beginDelayed(session: string, mode: Mode): Promise<void>;
  endDelayed(session: string, end: 'paid' | 'insufficientFunds', mode: Mode): Promise<void>;
  /** Staff refund in the dashboard. Returns the refund's number. */
  refundByHand(session: string, minor: number, mode: Mode): Promise<string>;
  /** The card's bank sends a refund back. */
  failRefund(reference: string, mode: Mode): Promise<void>;
  openDispute(session: string, minor: number, mode: Mode): Promise<string>;
  closeDispute(reference: string, state: Exclude<DisputeState, 'open'>, mode: Mode): Promise<void>;
  /** A forger without the secret claims that a session was paid. Returns the status of the answer. */
  forge(session: string): Promise<number>;
  /** Delivers the late events. */
  deliverLate(): Promise<void>;
  /** Sum of the provider's refunds of a session. */
  refunded(session: string): Promise<number>;
}

/** Number of deliveries of an event, by mode. */
const deliveriesIn = (mode: Mode) => (mode === 'never' ? 0 : mode === 'twice' ? 2 : 1);

/** The acts in the sandbox. */
export function sandboxActs(services: Services, clock: SettableClock): PaymentActs {
  const { settings } = services;
  const deliver = async (mode: Mode) => {
    if (mode !== 'late' && mode !== 'never') await deliverDue(services);
    if (mode !== 'outOfOrder') return;
    clock.advance(2000);
    await deliverDue(services);
  };
  const attempt = async (session: string, confirmation: Mode) => {
    const found = await findSession(services, session);
    if (!found || !isUnfinished(found)) throw new Error(`${session} is ${found?.state}`);
    await noteAttempt(services, session, { confirmation, isAuthenticating: false });
  };
  return {
    pay: async (session, mode, charged) => {
      await attempt(session, mode);
      if (charged)
        await services.db
          .updateTable('sandbox_sessions')
          .set({ amount_minor: charged.minor, currency: charged.currency })
          .where('id', '=', session)
          .execute();
      await endSession(services, session, { state: 'paid' });
      await deliver(mode);
    },
    decline: async (session, mode) => {
      await attempt(session, mode);
      await endSession(services, session, { state: 'failed', reason: 'insufficientFunds' });
      await deliver(mode);
    },
    beginDelayed: async (session, mode) => {
      await beginDelayed(services, session, { deliveries: deliveriesIn(mode) });
      await deliver(mode);
    },
    endDelayed: async (session, end, mode) => {
      await services.db.updateTable('sandbox_sessions').set({ confirmation: mode }).where('id', '=', session).execute();
      await endDelayed(services, session, end === 'paid' ? { state: 'paid' } : { state: 'failed', reason: end });
      await deliver(mode);
    },
    refundByHand: async (session, minor, mode) => {
      const reference = await refundByHand(services, session, { minor, deliveries: deliveriesIn(mode) });
      await deliver(mode);
      return reference;
    },
    failRefund: async (reference, mode) => {
      await failRefund(services, reference, { deliveries: deliveriesIn(mode) });
      await deliver(mode);
    },
    openDispute: async (session, minor, mode) => {
      const reference = await openDispute(services, session, { minor, deliveries: deliveriesIn(mode) });
      await deliver(mode);
      return reference;
    },
    closeDispute: async (reference, state, mode) => {
      await closeDispute(services, reference, { state, deliveries: deliveriesIn(mode) });
      await deliver(mode);
    },
    forge: async (session) => {
      const body = JSON.stringify({
        id: 'evt_forged',
        type: 'session.ended',
        reference: 'PAY',
        session,
        state: { kind: 'open' },
      });
      const response = await fetch(settings.publicUrl + confirmationsPath, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [signatureHeader]: sign(Buffer.from('a guess'), clock.now(), body),
        },
        body,
      });
      return response.status;
    },
    deliverLate: async () => {
      clock.advance(9000);
      await deliverDue(services);
    },
    refunded: async (session) => {
      const { refunds } = await readReversals(services.db, session);
      return refunds.filter(({ state }) => state === 'done').reduce((sum, { amount }) => sum + amount.minor, 0);
    },
  };
}

/** Stripe's codes for a refusal. */
const codes = { insufficientFunds: 'insufficient_funds' } as const;

/** The acts at a fake of Stripe. */
export function stripeActs(fake: FakeStripe, { settings }: Pick<Services, 'settings'>): PaymentActs {
  const webhook = settings.publicUrl + webhookPath;
  let late: readonly FakeEvent[] = [];
  const deliver = async (events: readonly FakeEvent[]) => {
    for (const event of events) {
      const status = await fake.send(webhook, event);
      if (status !== 200) throw new Error(`${event.type} was answered by ${status}`);
    }
  };
  /** Runs an act, and delivers its events in a mode. */
  const confirmed = async <Result>(mode: Mode, act: () => Result): Promise<Result> => {
    const before = fake.events.length;
    const result = act();
    const events = fake.events.slice(before);
    if (mode === 'late') late = [...late, ...events];
    if (mode === 'atOnce') await deliver(events);
    if (mode === 'twice') await deliver(events.flatMap((event) => [event, event]));
    if (mode === 'outOfOrder') await deliver(events.toReversed());
    return result;
  };
  return {
    pay: (session, mode, charged) => confirmed(mode, () => fake.pay(session, charged)),
    decline: (session, mode) => confirmed(mode, () => fake.decline(session, codes.insufficientFunds)),
    beginDelayed: (session, mode) => confirmed(mode, () => fake.beginDelayed(session)),
    endDelayed: (session, end, mode) =>
      confirmed(mode, () => fake.endDelayed(session, end === 'paid' ? null : codes[end])),
    refundByHand: (session, minor, mode) => confirmed(mode, () => fake.refundByHand(session, minor)),
    failRefund: (reference, mode) => confirmed(mode, () => fake.failRefund(reference)),
    openDispute: (session, minor, mode) => confirmed(mode, () => fake.dispute(session, minor)),
    closeDispute: (reference, state, mode) => confirmed(mode, () => fake.closeDispute(reference, state)),
    forge: async (session) => {
      const event = {
        id: 'evt_forged',
        object: 'event',
        type: 'checkout.session.completed',
        data: { object: { id: session } },
      };
      return fake.send(webhook, event, 'whsec_aGuessOfAForger');
    },
    deliverLate: async () => {
      await deliver(late);
      late = [];
    },
    refunded: async (session) => {
      const payment = fake.sessions.get(session)?.payment_intent;
      const refunds = [...fake.refunds.values()].filter((each) => each.payment_intent === payment);
      return refunds.filter(({ status }) => status === 'succeeded').reduce((sum, { amount }) => sum + amount, 0);
    },
  };
}
