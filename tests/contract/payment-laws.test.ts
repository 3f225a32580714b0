/** The laws of money that every payment provider's adapter obeys: charges, and payments that take days. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOutcome } from '../../server/features/checkout/outcome.ts';
import { reconcile } from '../../server/features/checkout/reconcile.ts';
import { issueInvoices } from '../../server/features/invoice/issue-invoices.ts';
import { decidedRefund } from '../../server/office/refund.ts';
import { modes } from './payment-acts.ts';
import type { PaymentWorld } from './payment-world.ts';
import { adapters, openPaymentWorld } from './payment-world.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe.each(adapters)('payments by %s', (adapter) => {
  let world: PaymentWorld;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ world, close } = await openPaymentWorld(adapter));
  }, 60_000);
  afterAll(() => close());

  describe('a charge', () => {
    it.each(modes)('is booked once, confirmed %s', async (mode) => {
      const order = await world.order();
      await world.acts.pay(order.session, mode);
      const isTold = mode !== 'late' && mode !== 'never';
      expect((await world.outcome(order)).kind).toBe(isTold ? 'paid' : 'confirming');
      if (mode === 'late') await world.acts.deliverLate();
      await world.pass(60_000, 4);
      expect(await world.outcome(order)).toMatchObject({ kind: 'paid', total: { minor: order.minor } });
      expect(await world.books(order)).toMatchObject({ state: 'paid', paid: [order.minor], refunds: [] });
      expect(await world.emails(order)).toEqual(['payment-received']);
      expect(await world.differences(order)).toEqual([]);
    });

    it('is made once when an order is sent again after its page was opened and forgotten', async () => {
      const first = await world.order();
      // The server died after the provider had answered and before it noted the page.
      await world.services.db
        .updateTable('checkouts')
        .set({ provider_session: null, hosted_url: null })
        .where('reference', '=', first.reference)
        .execute();
      world.clock.advance(60_000);
      expect(await world.order(first)).toMatchObject({ reference: first.reference, session: first.session });
    });

    it('is made by the newer of two pages only', async () => {
      const first = await world.order();
      const second = await world.checkOut(first, { instalments: 3 });
      expect(second.kind).toBe('hosted');
      await expect(world.acts.pay(first.session, 'atOnce')).rejects.toThrow(/is (?:cancelled|expired)/);
    });

    it('follows a refused card: the buyer takes another one and is charged once', async () => {
      const first = await world.order();
      await world.acts.decline(first.session, 'atOnce');
      expect((await world.outcome(first)).kind).toBe('notCharged');
      const second = await world.order(first);
      await world.acts.pay(second.session, 'atOnce');
      await world.pass(60_000, 2);
      expect(await world.outcome(second)).toMatchObject({ kind: 'paid', reference: second.reference });
      expect(await world.outcome(first)).toMatchObject({ kind: 'paid', reference: second.reference });
      expect((await world.books(second)).paid).toEqual([second.minor]);
      expect(await world.emails(second)).toEqual(['payment-received']);
    });

    it('is not made once the page has expired; the order is closed and can be placed again', async () => {
      const expired = await world.order();
      await world.pass(2 * HOUR, 2);
      expect(await world.outcome(expired)).toMatchObject({ kind: 'notCharged', reason: 'expired' });
      expect(await world.books(expired)).toMatchObject({ state: 'notCharged', paid: [] });
      await expect(world.acts.pay(expired.session, 'atOnce')).rejects.toThrow('is expired');
      const again = await world.order(expired);
      expect(again.session).not.toBe(expired.session);
      await world.acts.pay(again.session, 'atOnce');
      expect(await world.outcome(again)).toMatchObject({ kind: 'paid', reference: again.reference });
    });

    it.each(['atOnce', 'never'] as const)(
      'of another amount pays nothing and is refunded whole, confirmed %s',
      async (mode) => {
        const order = await world.order();
        await world.acts.pay(order.session, mode, { minor: order.minor - 100, currency: 'EUR' });
        await world.pass(60_000, 4);
        expect(await world.books(order)).toMatchObject({
          state: 'refunded',
          paid: [],
          refunds: [`changedSince done ${order.minor - 100}`],
        });
        expect(await world.acts.refunded(order.session)).toBe(order.minor - 100);
        expect(await world.outcome(order)).toMatchObject({ kind: 'returned' });
        expect(await world.emails(order)).toEqual(['refund-sent']);
        expect(await world.differences(order)).toEqual([]);
        expect(
          world.log.some((line) => line.includes('A charge differs from its order') && line.includes(order.reference)),
        ).toBe(true);
      },
    );

    it('in another currency pays nothing; the office decides, and the provider gives it back', async () => {
      const order = await world.order();
      await world.acts.pay(order.session, 'atOnce', { minor: order.minor, currency: 'USD' });
      const { refunds, refundIds } = await world.books(order);
      expect(refunds).toEqual([`otherCurrency toDecide ${order.minor}`]);
      expect(await world.acts.refunded(order.session)).toBe(0);
      await decidedRefund(world.services, refundIds[0] ?? 0, { kind: 'return' });
      await world.work();
      expect((await world.books(order)).refunds).toEqual([`otherCurrency done ${order.minor}`]);
      expect(await world.acts.refunded(order.session)).toBe(order.minor);
      expect(await world.emails(order)).toEqual(['refund-sent']);
    });

    it('that a forger claims is refused, and changes nothing', async () => {
      const order = await world.order();
      expect(await world.acts.forge(order.session)).toBe(400);
      expect(await world.books(order)).toMatchObject({ state: 'open', paid: [] });
    });
  });

  describe('a direct debit', () => {
    it.each(['atOnce', 'outOfOrder', 'never'] as const)(
      'is being confirmed for days, and paid once, confirmed %s',
      async (mode) => {
        const order = await world.order();
        await world.acts.beginDelayed(order.session, mode);
        await world.pass(60_000, 4);
        expect((await world.outcome(order)).kind).toBe('confirming');
        // Nothing is to be paid again meanwhile, in the same cart or another.
        expect(await world.checkOut(order)).toEqual({ kind: 'alreadyPaid', reference: order.reference });
        expect(await world.checkOut(order, { instalments: 3 })).toEqual({
          kind: 'alreadyPaid',
          reference: order.reference,
        });
        await world.pass(5 * DAY, 5);
        expect((await world.outcome(order)).kind).toBe('confirming');
        await world.acts.endDelayed(order.session, 'paid', mode);
        await world.pass(2 * HOUR, 2);
        const { paid: amounts, paidAt, state } = await world.books(order);
        expect([state, amounts]).toEqual(['paid', [order.minor]]);
        // It is paid when the banks have answered, and not when the buyer left the page.
        expect(world.clock.now().getTime() - Date.parse(paidAt[0] ?? '')).toBeLessThan(3 * HOUR);
        expect(await world.emails(order)).toEqual(['payment-received']);
        expect(await world.differences(order)).toEqual([]);
      },
    );

    it.each(['atOnce', 'never'] as const)(
      'that the banks refuse is not charged, and can be paid again, confirmed %s',
      async (mode) => {
        const order = await world.order();
        await world.acts.beginDelayed(order.session, mode);
        await world.pass(3 * DAY, 3);
        await world.acts.endDelayed(order.session, 'insufficientFunds', mode);
        await world.pass(2 * HOUR, 2);
        expect(await world.outcome(order)).toMatchObject({ kind: 'notCharged', reason: 'insufficientFunds' });
        const again = await world.order(order);
        await world.acts.pay(again.session, 'atOnce');
        expect(await world.outcome(again)).toMatchObject({ kind: 'paid', reference: again.reference });
      },
    );

    it('is asked about at most once an hour after a day', async () => {
      const order = await world.order();
      await world.acts.beginDelayed(order.session, 'never');
      await world.pass(DAY, 24);
      let asked = 0;
      const { provider } = world;
      const counting = {
        ...provider,
        readSession: (id: string) => {
          if (id === order.session) asked += 1;
          return provider.readSession(id);
        },
      };
      for (let minute = 0; minute < 180; minute += 1) {
        world.clock.advance(60_000);
        await reconcile(world.services, counting);
      }
      expect(asked).toBeGreaterThan(1);
      expect(asked).toBeLessThan(5);
    });

    it('is not asked about by pages that wait for it', async () => {
      const order = await world.order();
      await world.acts.beginDelayed(order.session, 'atOnce');
      const readSession = () => Promise.reject(new Error('Asked'));
      const { services, provider } = world;
      const visibility = { accountId: order.person.id, invoiceId: null };
      const { reference } = order;
      const lines = world.log.length;
      const outcome = await readOutcome(services, { ...provider, readSession }, { reference, visibility });
      expect(outcome?.kind).toBe('confirming');
      expect(world.log.slice(lines)).toEqual([]);
    });

    it('keeps its invoice from being canceled until the banks have answered', async () => {
      const order = await world.paid();
      const open = await world.order();
      await world.acts.beginDelayed(open.session, 'never');
      await world.credit(order);
      const { id } = open.invoices[0] ?? { id: 0 };
      await world.services.db.transaction().execute((trx) => issueInvoices(trx, world.services, [id]));
      await expect(world.credit(open)).rejects.toThrow('is being paid by');
    });
  });
});
