/** The laws of money that every payment provider's adapter obeys: charges, and payments that take days. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOutcome } from '../../server/features/checkout/outcome.ts';
import { reconcile } from '../../server/features/checkout/reconcile.ts';
import { issueInvoices } from '../../server/features/invoice/issue-invoices.ts';
import { decidedRefund } from '../../server/office/refund.ts';
import { modes } from './payment-acts.ts';
import type { PaymentServer } from './payment-harness.ts';
import { adapters, modesOf, openPaymentServer } from './payment-harness.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe.each(adapters)('payments by %s', (adapter) => {
  let paymentServer: PaymentServer;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ paymentServer, close } = await openPaymentServer(adapter));
  }, 60_000);
  afterAll(() => close());

  describe('a charge', () => {
    it.each(modesOf(adapter, modes))('is booked once, confirmed %s', async (mode) => {
      const order = await paymentServer.order();
      await paymentServer.acts.pay(order.session, mode);
      const isConfirmed = mode !== 'late' && mode !== 'never';
      expect((await paymentServer.outcome(order)).kind).toBe(isConfirmed ? 'paid' : 'confirming');
      if (mode === 'late') await paymentServer.acts.deliverLate();
      await paymentServer.pass(60_000, 4);
      expect(await paymentServer.outcome(order)).toMatchObject({ kind: 'paid', total: { minor: order.minor } });
      expect(await paymentServer.books(order)).toMatchObject({ state: 'paid', paid: [order.minor], refunds: [] });
      expect(await paymentServer.emails(order)).toEqual(['payment-received']);
      expect(await paymentServer.differences(order)).toEqual([]);
    });

    it('is made once when an order is sent again after its page was opened and forgotten', async () => {
      const first = await paymentServer.order();
      // The server died after the provider had answered and before it noted the page.
      await paymentServer.services.db
        .updateTable('checkouts')
        .set({ provider_session: null, hosted_url: null })
        .where('reference', '=', first.reference)
        .execute();
      paymentServer.clock.advance(60_000);
      expect(await paymentServer.order(first)).toMatchObject({ reference: first.reference, session: first.session });
    });

    it('is made by the newer of two pages only', async () => {
      const first = await paymentServer.order();
      const second = await paymentServer.checkOut(first, { instalments: 3 });
      expect(second.kind).toBe('hosted');
      await expect(paymentServer.acts.pay(first.session, 'atOnce')).rejects.toThrow(/is (?:cancelled|expired)/);
    });

    it('follows a refused card: the buyer takes another one and is charged once', async () => {
      const first = await paymentServer.order();
      await paymentServer.acts.decline(first.session, 'atOnce');
      expect((await paymentServer.outcome(first)).kind).toBe('notCharged');
      const second = await paymentServer.order(first);
      await paymentServer.acts.pay(second.session, 'atOnce');
      await paymentServer.pass(60_000, 2);
      expect(await paymentServer.outcome(second)).toMatchObject({ kind: 'paid', reference: second.reference });
      expect(await paymentServer.outcome(first)).toMatchObject({ kind: 'paid', reference: second.reference });
      expect((await paymentServer.books(second)).paid).toEqual([second.minor]);
      expect(await paymentServer.emails(second)).toEqual(['payment-received']);
    });

    it('is not made once the page has expired; the order is closed and can be placed again', async () => {
      const expired = await paymentServer.order();
      await paymentServer.pass(2 * HOUR, 2);
      expect(await paymentServer.outcome(expired)).toMatchObject({ kind: 'notCharged', reason: 'expired' });
      expect(await paymentServer.books(expired)).toMatchObject({ state: 'notCharged', paid: [] });
      await expect(paymentServer.acts.pay(expired.session, 'atOnce')).rejects.toThrow('is expired');
      const again = await paymentServer.order(expired);
      expect(again.session).not.toBe(expired.session);
      await paymentServer.acts.pay(again.session, 'atOnce');
      expect(await paymentServer.outcome(again)).toMatchObject({ kind: 'paid', reference: again.reference });
    });

    it.each(modesOf(adapter, ['atOnce', 'never']))(
      'of another amount pays nothing and is refunded whole, confirmed %s',
      async (mode) => {
        const order = await paymentServer.order();
        await paymentServer.acts.pay(order.session, mode, { minor: order.minor - 100, currency: 'EUR' });
        await paymentServer.pass(60_000, 4);
        expect(await paymentServer.books(order)).toMatchObject({
          state: 'refunded',
          paid: [],
          refunds: [`changedSince done ${order.minor - 100}`],
        });
        expect(await paymentServer.acts.refunded(order.session)).toBe(order.minor - 100);
        expect(await paymentServer.outcome(order)).toMatchObject({ kind: 'returned' });
        expect(await paymentServer.emails(order)).toEqual(['refund-sent']);
        expect(await paymentServer.differences(order)).toEqual([]);
        expect(
          paymentServer.log.some(
            (line) => line.includes('A charge differs from its order') && line.includes(order.reference),
          ),
        ).toBe(true);
      },
    );

    it('in another currency pays nothing; the office decides, and the provider gives it back', async () => {
      const order = await paymentServer.order();
      await paymentServer.acts.pay(order.session, 'atOnce', { minor: order.minor, currency: 'USD' });
      const { refunds, refundIds } = await paymentServer.books(order);
      expect(refunds).toEqual([`otherCurrency toDecide ${order.minor}`]);
      expect(await paymentServer.acts.refunded(order.session)).toBe(0);
      await decidedRefund(paymentServer.services, refundIds[0] ?? 0, { kind: 'return' });
      await paymentServer.work();
      expect((await paymentServer.books(order)).refunds).toEqual([`otherCurrency done ${order.minor}`]);
      expect(await paymentServer.acts.refunded(order.session)).toBe(order.minor);
      expect(await paymentServer.emails(order)).toEqual(['refund-sent']);
    });

    it('that a forger claims is refused, and changes nothing', async () => {
      const order = await paymentServer.order();
      expect(await paymentServer.acts.forge(order.session)).toBe(400);
      expect(await paymentServer.books(order)).toMatchObject({ state: 'open', paid: [] });
    });
  });

  describe('a direct debit', () => {
    it.each(modesOf(adapter, ['atOnce', 'outOfOrder', 'never']))(
      'is being confirmed for days, and paid once, confirmed %s',
      async (mode) => {
        const order = await paymentServer.order();
        await paymentServer.acts.beginDelayed(order.session, mode);
        await paymentServer.pass(60_000, 4);
        expect((await paymentServer.outcome(order)).kind).toBe('confirming');
        // Nothing is to be paid again meanwhile, in the same cart or another.
        expect(await paymentServer.checkOut(order)).toEqual({ kind: 'alreadyPaid', reference: order.reference });
        expect(await paymentServer.checkOut(order, { instalments: 3 })).toEqual({
          kind: 'alreadyPaid',
          reference: order.reference,
        });
        await paymentServer.pass(5 * DAY, 5);
        expect((await paymentServer.outcome(order)).kind).toBe('confirming');
        await paymentServer.acts.endDelayed(order.session, 'paid', mode);
        await paymentServer.pass(2 * HOUR, 2);
        const { paid: amounts, paidAt, state } = await paymentServer.books(order);
        expect([state, amounts]).toEqual(['paid', [order.minor]]);
        // It is paid when the banks have answered, and not when the buyer left the page.
        expect(paymentServer.clock.now().getTime() - Date.parse(paidAt[0] ?? '')).toBeLessThan(3 * HOUR);
        expect(await paymentServer.emails(order)).toEqual(['payment-received']);
        expect(await paymentServer.differences(order)).toEqual([]);
      },
    );

    it.each(modesOf(adapter, ['atOnce', 'never']))(
      'that the banks refuse is not charged, and can be paid again, confirmed %s',
      async (mode) => {
        const order = await paymentServer.order();
        await paymentServer.acts.beginDelayed(order.session, mode);
        await paymentServer.pass(3 * DAY, 3);
        await paymentServer.acts.endDelayed(order.session, 'insufficientFunds', mode);
        await paymentServer.pass(2 * HOUR, 2);
        expect(await paymentServer.outcome(order)).toMatchObject({ kind: 'notCharged', reason: 'insufficientFunds' });
        const again = await paymentServer.order(order);
        await paymentServer.acts.pay(again.session, 'atOnce');
        expect(await paymentServer.outcome(again)).toMatchObject({ kind: 'paid', reference: again.reference });
      },
    );

    it('is asked about at most once an hour after a day', async () => {
      const order = await paymentServer.order();
      await paymentServer.acts.beginDelayed(order.session, 'never');
      await paymentServer.pass(DAY, 24);
      let asked = 0;
      const { provider } = paymentServer;
      const counting = {
        ...provider,
        readSession: (id: string) => {
          if (id === order.session) asked += 1;
          return provider.readSession(id);
        },
      };
      for (let minute = 0; minute < 180; minute += 10) {
        paymentServer.clock.advance(600_000);
        await reconcile(paymentServer.services, counting);
      }
      expect(asked).toBeGreaterThan(1);
      expect(asked).toBeLessThan(5);
    });

    it('is not asked about by pages that wait for it', async () => {
      const order = await paymentServer.order();
      await paymentServer.acts.beginDelayed(order.session, 'atOnce');
      const readSession = () => Promise.reject(new Error('Asked'));
      const { services, provider } = paymentServer;
      const visibility = { accountId: order.person.id, invoiceId: null };
      const { reference } = order;
      const lines = paymentServer.log.length;
      const outcome = await readOutcome(services, { ...provider, readSession }, { reference, visibility });
      expect(outcome?.kind).toBe('confirming');
      expect(paymentServer.log.slice(lines)).toEqual([]);
    });

    it('keeps its invoice from being canceled until the banks have answered', async () => {
      const order = await paymentServer.paid();
      const open = await paymentServer.order();
      await paymentServer.acts.beginDelayed(open.session, 'never');
      await paymentServer.credit(order);
      const { id } = open.invoices[0] ?? { id: 0 };
      await paymentServer.services.db.transaction().execute((trx) => issueInvoices(trx, paymentServer.services, [id]));
      await expect(paymentServer.credit(open)).rejects.toThrow('is being paid by');
    });
  });
});
