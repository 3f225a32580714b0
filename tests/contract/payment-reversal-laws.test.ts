/** The laws of money that every payment provider's adapter obeys: refunds and disputes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listDisputes } from '../../server/office/dispute.ts';
import type { PaymentWorld } from './payment-world.ts';
import { adapters, openPaymentWorld } from './payment-world.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe.each(adapters)('money taken back by %s', (adapter) => {
  let world: PaymentWorld;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ world, close } = await openPaymentWorld(adapter));
  }, 60_000);
  afterAll(() => close());

  describe('a refund', () => {
    it('of a canceled invoice goes back whole, once', async () => {
      const order = await world.paid();
      await world.credit(order);
      await world.pass(HOUR, 2);
      expect((await world.books(order)).refunds).toEqual([`credited done ${order.minor}`]);
      expect(await world.acts.refunded(order.session)).toBe(order.minor);
      expect(await world.emails(order)).toEqual(['payment-received', 'refund-sent']);
      expect(await world.differences(order)).toEqual([]);
    });

    it('of one of two canceled invoices is a part of the charge; each has its own', async () => {
      const order = await world.paid('severalInvoices');
      const [first, second] = order.invoices;
      await world.credit(order);
      expect(await world.acts.refunded(order.session)).toBe(first?.remaining.minor);
      expect((await world.books(order)).refunds).toEqual([`credited done ${first?.remaining.minor}`]);
      expect(await world.differences(order)).toEqual([]);
      await world.credit({ ...order, invoices: second ? [second] : [] });
      expect(await world.acts.refunded(order.session)).toBe(order.minor);
      expect((await world.books(order)).state).toBe('refunded');
      expect(await world.differences(order)).toEqual([]);
    });

    it.each(['atOnce', 'twice', 'never'] as const)(
      'that the bank sends back is the office’s to send, and the buyer is asked for an account, confirmed %s',
      async (mode) => {
        const order = await world.paid();
        await world.credit(order);
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
        const order = await world.paid();
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
        await world.credit(order);
        await world.pass(HOUR, 2);
        expect((await world.books(order)).refunds).toEqual([`credited done ${order.minor}`]);
        expect(await world.acts.refunded(order.session)).toBe(order.minor);
        expect(await world.differences(order)).toEqual([]);
      },
    );

    it('that staff make and the bank sends back is the office’s to send', async () => {
      const order = await world.paid();
      const reference = await world.acts.refundByHand(order.session, order.minor, 'atOnce');
      await world.acts.failRefund(reference, 'atOnce');
      expect((await world.books(order)).refunds).toEqual([`byOffice toSend ${order.minor}`]);
      expect(await world.emails(order)).toEqual(['payment-received', 'refund-sent', 'refund-announced']);
      expect(await world.differences(order)).toEqual([]);
    });

    it('that staff make of a part leaves the rest to a credit note', async () => {
      const order = await world.paid();
      await world.acts.refundByHand(order.session, 1000, 'atOnce');
      await world.acts.refundByHand(order.session, 500, 'atOnce');
      expect(await world.outcome(order)).toMatchObject({ kind: 'paid', total: { minor: order.minor - 1500 } });
      expect((await world.books(order)).refunds).toEqual(['byOffice done 1000', 'byOffice done 500']);
      await world.credit(order);
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
      const order = await world.paid('severalInvoices');
      const [first] = order.invoices;
      const one = first?.remaining.minor ?? 0;
      await world.acts.refundByHand(order.session, order.minor, 'atOnce');
      await world.credit(order);
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
        const order = await world.paid();
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
        const order = await world.paid();
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
        await world.credit(order);
        await world.pass(HOUR, 2);
        expect((await world.books(order)).refunds).toEqual([`credited done ${order.minor}`]);
        expect(await world.acts.refunded(order.session)).toBe(0);
      },
    );

    it.each(['won', 'lost'] as const)('holds a refund up until it is %s: the money goes back once', async (end) => {
      const order = await world.paid();
      const reference = await world.acts.openDispute(order.session, order.minor, 'atOnce');
      await world.credit(order);
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
