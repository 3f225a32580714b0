/** The laws of money that every payment provider's adapter obeys. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcile } from '../../server/checkout/reconcile.ts';
import { issueInvoices } from '../../server/invoice/issue-invoices.ts';
import { issueCreditNote } from '../../server/office/credit-note.ts';
import { listDisputes } from '../../server/office/dispute.ts';
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

  /** An order that was paid and confirmed. */
  async function paid(name: 'oneInvoice' | 'severalInvoices' = 'oneInvoice') {
    const order = await world.order(await world.buyer(name));
    await world.acts.pay(order.session, 'atOnce');
    expect(await world.outcome(order)).toMatchObject({ kind: 'paid' });
    return order;
  }

  const invoiceOf = ({ invoices: [invoice] }: Awaited<ReturnType<typeof paid>>) => invoice?.id ?? 0;

  /** Undoes the first invoice of an order. */
  async function credit(order: Awaited<ReturnType<typeof paid>>) {
    const { reference } = await world.services.db
      .selectFrom('invoices')
      .select('reference')
      .where('id', '=', invoiceOf(order))
      .executeTakeFirstOrThrow();
    return issueCreditNote(world.services, reference, 'Ordered twice');
  }

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
      await expect(world.acts.pay(first.session, 'atOnce')).rejects.toThrow();
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
      await expect(world.acts.pay(expired.session, 'atOnce')).rejects.toThrow();
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

    it('keeps its invoice from being canceled until the banks have answered', async () => {
      const order = await paid();
      const open = await world.order();
      await world.acts.beginDelayed(open.session, 'never');
      await credit(order);
      const { id } = open.invoices[0] ?? { id: 0 };
      await world.services.db.transaction().execute((trx) => issueInvoices(trx, world.services, [id]));
      await expect(credit(open)).rejects.toThrow('is being paid by');
    });
  });

  describe('a refund', () => {
    it('of a canceled invoice goes back whole, once', async () => {
      const order = await paid();
      await credit(order);
      await world.pass(HOUR, 2);
      expect((await world.books(order)).refunds).toEqual([`credited done ${order.minor}`]);
      expect(await world.acts.refunded(order.session)).toBe(order.minor);
      expect(await world.emails(order)).toEqual(['payment-received', 'refund-sent']);
      expect(await world.differences(order)).toEqual([]);
    });

    it('of one of two canceled invoices is a part of the charge; each has its own', async () => {
      const order = await paid('severalInvoices');
      const [first, second] = order.invoices;
      await credit(order);
      expect(await world.acts.refunded(order.session)).toBe(first?.remaining.minor);
      expect((await world.books(order)).refunds).toEqual([`credited done ${first?.remaining.minor}`]);
      expect(await world.differences(order)).toEqual([]);
      await credit({ ...order, invoices: second ? [second] : [] });
      expect(await world.acts.refunded(order.session)).toBe(order.minor);
      expect((await world.books(order)).state).toBe('refunded');
      expect(await world.differences(order)).toEqual([]);
    });

    it.each(['atOnce', 'twice', 'never'] as const)(
      'that the bank sends back is the office’s to send, and the buyer is asked for an account, confirmed %s',
      async (mode) => {
        const order = await paid();
        await credit(order);
        const [reference = ''] = (await world.books(order)).references;
        await world.acts.failRefund(reference, mode);
        await world.pass(2 * HOUR, 2);
        expect((await world.books(order)).refunds).toEqual([`credited toSend ${order.minor}`]);
        expect(await world.emails(order)).toEqual(['payment-received', 'refund-sent', 'refund-announced']);
        expect(await world.acts.refunded(order.session)).toBe(0);
        expect(await world.differences(order)).toEqual([]);
      },
    );

    it.each(['atOnce', 'twice', 'outOfOrder', 'never'] as const)(
      'that staff make at the provider is booked and shown, confirmed %s',
      async (mode) => {
        const order = await paid();
        await world.acts.refundByHand(order.session, order.minor, mode);
        await world.pass(2 * HOUR, 2);
        expect(await world.books(order)).toMatchObject({
          state: 'refunded',
          refunds: [`byOffice done ${order.minor}`],
        });
        expect(await world.outcome(order)).toMatchObject({
          kind: 'returned',
          refunds: [{ reason: 'byOffice', state: 'sent' }],
        });
        expect(await world.emails(order)).toEqual(['payment-received', 'refund-sent']);
        expect(await world.differences(order)).toEqual([]);
        // The credit note says why, and gives back nothing more.
        await credit(order);
        await world.pass(HOUR, 2);
        expect((await world.books(order)).refunds).toEqual([`credited done ${order.minor}`]);
        expect(await world.acts.refunded(order.session)).toBe(order.minor);
        expect(await world.differences(order)).toEqual([]);
      },
    );

    it('that staff make of a part leaves the rest to a credit note', async () => {
      const order = await paid();
      await world.acts.refundByHand(order.session, 1000, 'atOnce');
      await world.acts.refundByHand(order.session, 500, 'atOnce');
      expect(await world.outcome(order)).toMatchObject({ kind: 'paid', total: { minor: order.minor - 1500 } });
      expect((await world.books(order)).refunds).toEqual(['byOffice done 1000', 'byOffice done 500']);
      await credit(order);
      await world.pass(HOUR, 2);
      expect((await world.books(order)).refunds).toEqual([
        'credited done 1000',
        'credited done 500',
        `credited done ${order.minor - 1500}`,
      ]);
      expect(await world.acts.refunded(order.session)).toBe(order.minor);
      expect(await world.differences(order)).toEqual([]);
    });

    it('that staff make of two invoices is split where one of them is canceled', async () => {
      const order = await paid('severalInvoices');
      const [first] = order.invoices;
      const one = first?.remaining.minor ?? 0;
      await world.acts.refundByHand(order.session, order.minor, 'atOnce');
      await credit(order);
      expect((await world.books(order)).refunds).toEqual([
        `byOffice done ${order.minor - one}`,
        `credited done ${one}`,
      ]);
      expect(await world.acts.refunded(order.session)).toBe(order.minor);
    });

    it('that staff make while it is being decided is that decision', async () => {
      const order = await world.order();
      await world.acts.pay(order.session, 'atOnce', { minor: order.minor, currency: 'USD' });
      await world.acts.refundByHand(order.session, order.minor, 'twice');
      expect((await world.books(order)).refunds).toEqual([`otherCurrency done ${order.minor}`]);
    });
  });

  describe('a dispute', () => {
    it.each(['atOnce', 'twice', 'never'] as const)(
      'that is won changes nothing for the buyer, confirmed %s',
      async (mode) => {
        const order = await paid();
        const reference = await world.acts.openDispute(order.session, order.minor, mode);
        await world.pass(2 * HOUR, 2);
        expect((await world.books(order)).disputes).toEqual(['open']);
        expect((await listDisputes(world.services)).join('\n')).toMatch(
          new RegExp(`${reference} .*TO ANSWER.*${order.reference}`),
        );
        expect(await world.differences(order)).toEqual(['disputeOpen']);
        await world.acts.closeDispute(reference, 'won', mode);
        await world.pass(2 * HOUR, 2);
        expect(await world.books(order)).toMatchObject({ state: 'paid', refunds: [], disputes: ['won'] });
        expect(await world.emails(order)).toEqual(['payment-received']);
        expect(await world.differences(order)).toEqual([]);
      },
    );

    it.each(['atOnce', 'outOfOrder', 'never'] as const)(
      'that is lost takes the payment back, confirmed %s',
      async (mode) => {
        const order = await paid();
        const reference = await world.acts.openDispute(order.session, order.minor, mode);
        await world.acts.closeDispute(reference, 'lost', mode);
        await world.pass(2 * HOUR, 2);
        expect(await world.books(order)).toMatchObject({
          state: 'refunded',
          refunds: [`disputed done ${order.minor}`],
          disputes: ['lost'],
        });
        expect(await world.outcome(order)).toMatchObject({ kind: 'returned', refunds: [{ reason: 'disputed' }] });
        // The bank has told its customer.
        expect(await world.emails(order)).toEqual(['payment-received']);
        expect(await world.differences(order)).toEqual([]);
        await credit(order);
        await world.pass(HOUR, 2);
        expect((await world.books(order)).refunds).toEqual([`credited done ${order.minor}`]);
        expect(await world.acts.refunded(order.session)).toBe(0);
      },
    );

    it.each(['won', 'lost'] as const)('holds a refund up until it is %s: the money goes back once', async (end) => {
      const order = await paid();
      const reference = await world.acts.openDispute(order.session, order.minor, 'atOnce');
      await credit(order);
      await world.pass(HOUR, 2);
      expect((await world.books(order)).refunds).toEqual([`credited toAsk ${order.minor}`]);
      expect(await world.acts.refunded(order.session)).toBe(0);
      await world.acts.closeDispute(reference, end, 'atOnce');
      await world.pass(2 * DAY, 4);
      expect((await world.books(order)).refunds).toEqual([`credited done ${order.minor}`]);
      expect(await world.acts.refunded(order.session)).toBe(end === 'won' ? order.minor : 0);
      expect((await world.books(order)).state).toBe('refunded');
    });
  });
});
