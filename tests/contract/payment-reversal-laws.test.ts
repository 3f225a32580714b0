/** The laws of money that every payment provider's adapter obeys: refunds and disputes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listDisputes } from '../../server/office/dispute.ts';
import type { PaymentActorResponses } from './payment-harness.ts';
import { adapters, openPaymentActorResponses } from './payment-harness.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe.each(adapters)('money taken back by %s', (adapter) => {
  let actorResponses: PaymentActorResponses;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ actorResponses, close } = await openPaymentActorResponses(adapter));
  }, 60_000);
  afterAll(() => close());

  describe('a refund', () => {
    it('of a canceled invoice goes back whole, once', async () => {
      const order = await actorResponses.paid();
      await actorResponses.credit(order);
      await actorResponses.pass(HOUR, 2);
      expect((await actorResponses.books(order)).refunds).toEqual([`credited done ${order.minor}`]);
      expect(await actorResponses.acts.refunded(order.session)).toBe(order.minor);
      expect(await actorResponses.emails(order)).toEqual(['payment-received', 'refund-sent']);
      expect(await actorResponses.differences(order)).toEqual([]);
    });

    it('of one of two canceled invoices is a part of the charge; each has its own', async () => {
      const order = await actorResponses.paid('severalInvoices');
      const [first, second] = order.invoices;
      await actorResponses.credit(order);
      expect(await actorResponses.acts.refunded(order.session)).toBe(first?.remaining.minor);
      expect((await actorResponses.books(order)).refunds).toEqual([`credited done ${first?.remaining.minor}`]);
      expect(await actorResponses.differences(order)).toEqual([]);
      await actorResponses.credit({ ...order, invoices: second ? [second] : [] });
      expect(await actorResponses.acts.refunded(order.session)).toBe(order.minor);
      expect((await actorResponses.books(order)).state).toBe('refunded');
      expect(await actorResponses.differences(order)).toEqual([]);
    });

    it.each(['atOnce', 'twice', 'never'] as const)(
      'that the bank sends back is the office’s to send, and the buyer is asked for an account, confirmed %s',
      async (mode) => {
        const order = await actorResponses.paid();
        await actorResponses.credit(order);
        const [reference = ''] = (await actorResponses.books(order)).references;
        await actorResponses.acts.failRefund(reference, mode);
        await actorResponses.pass(2 * HOUR, 2);
        expect((await actorResponses.books(order)).refunds).toEqual([`credited toSend ${order.minor}`]);
        expect(await actorResponses.emails(order)).toEqual(['payment-received', 'refund-sent', 'refund-announced']);
        expect(await actorResponses.acts.refunded(order.session)).toBe(0);
        expect(await actorResponses.differences(order)).toEqual([]);
      },
    );

    it.each(['atOnce', 'twice', 'outOfOrder', 'never'] as const)(
      'that staff make at the provider is booked and shown, confirmed %s',
      async (mode) => {
        const order = await actorResponses.paid();
        await actorResponses.acts.refundByHand(order.session, order.minor, mode);
        await actorResponses.pass(2 * HOUR, 2);
        expect(await actorResponses.books(order)).toMatchObject({
          state: 'refunded',
          refunds: [`byOffice done ${order.minor}`],
        });
        expect(await actorResponses.outcome(order)).toMatchObject({
          kind: 'returned',
          refunds: [{ reason: 'byOffice', state: 'sent' }],
        });
        expect(await actorResponses.emails(order)).toEqual(['payment-received', 'refund-sent']);
        expect(await actorResponses.differences(order)).toEqual([]);
        // The credit note says why, and gives back nothing more.
        await actorResponses.credit(order);
        await actorResponses.pass(HOUR, 2);
        expect((await actorResponses.books(order)).refunds).toEqual([`credited done ${order.minor}`]);
        expect(await actorResponses.acts.refunded(order.session)).toBe(order.minor);
        expect(await actorResponses.differences(order)).toEqual([]);
      },
    );

    it('that staff make and the bank sends back is the office’s to send', async () => {
      const order = await actorResponses.paid();
      const reference = await actorResponses.acts.refundByHand(order.session, order.minor, 'atOnce');
      await actorResponses.acts.failRefund(reference, 'atOnce');
      expect((await actorResponses.books(order)).refunds).toEqual([`byOffice toSend ${order.minor}`]);
      expect(await actorResponses.emails(order)).toEqual(['payment-received', 'refund-sent', 'refund-announced']);
      expect(await actorResponses.differences(order)).toEqual([]);
    });

    it('that staff make of a part leaves the rest to a credit note', async () => {
      const order = await actorResponses.paid();
      await actorResponses.acts.refundByHand(order.session, 1000, 'atOnce');
      await actorResponses.acts.refundByHand(order.session, 500, 'atOnce');
      expect(await actorResponses.outcome(order)).toMatchObject({ kind: 'paid', total: { minor: order.minor - 1500 } });
      expect((await actorResponses.books(order)).refunds).toEqual(['byOffice done 1000', 'byOffice done 500']);
      await actorResponses.credit(order);
      await actorResponses.pass(HOUR, 2);
      expect((await actorResponses.books(order)).refunds).toEqual([
        'credited done 1000',
        'credited done 500',
        `credited done ${order.minor - 1500}`,
      ]);
      expect(await actorResponses.acts.refunded(order.session)).toBe(order.minor);
      expect(await actorResponses.differences(order)).toEqual([]);
    });

    it('that staff make of two invoices is split where one of them is canceled', async () => {
      const order = await actorResponses.paid('severalInvoices');
      const [first] = order.invoices;
      const one = first?.remaining.minor ?? 0;
      await actorResponses.acts.refundByHand(order.session, order.minor, 'atOnce');
      await actorResponses.credit(order);
      expect((await actorResponses.books(order)).refunds).toEqual([
        `byOffice done ${order.minor - one}`,
        `credited done ${one}`,
      ]);
      expect(await actorResponses.acts.refunded(order.session)).toBe(order.minor);
    });

    it('that staff make while it is being decided is that decision', async () => {
      const order = await actorResponses.order();
      await actorResponses.acts.pay(order.session, 'atOnce', { minor: order.minor, currency: 'USD' });
      await actorResponses.acts.refundByHand(order.session, order.minor, 'twice');
      expect((await actorResponses.books(order)).refunds).toEqual([`otherCurrency done ${order.minor}`]);
    });
  });

  describe('a dispute', () => {
    it.each(['atOnce', 'twice', 'never'] as const)(
      'that is won changes nothing for the buyer, confirmed %s',
      async (mode) => {
        const order = await actorResponses.paid();
        const reference = await actorResponses.acts.openDispute(order.session, order.minor, mode);
        await actorResponses.pass(2 * HOUR, 2);
        expect((await actorResponses.books(order)).disputes).toEqual(['open']);
        expect((await listDisputes(actorResponses.services)).join('\n')).toMatch(
          new RegExp(`${reference} .*TO ANSWER.*${order.reference}`),
        );
        expect(await actorResponses.differences(order)).toEqual(['disputeOpen']);
        await actorResponses.acts.closeDispute(reference, 'won', mode);
        await actorResponses.pass(2 * HOUR, 2);
        expect(await actorResponses.books(order)).toMatchObject({ state: 'paid', refunds: [], disputes: ['won'] });
        expect(await actorResponses.emails(order)).toEqual(['payment-received']);
        expect(await actorResponses.differences(order)).toEqual([]);
      },
    );

    it.each(['atOnce', 'outOfOrder', 'never'] as const)(
      'that is lost takes the payment back, confirmed %s',
      async (mode) => {
        const order = await actorResponses.paid();
        const reference = await actorResponses.acts.openDispute(order.session, order.minor, mode);
        await actorResponses.acts.closeDispute(reference, 'lost', mode);
        await actorResponses.pass(2 * HOUR, 2);
        expect(await actorResponses.books(order)).toMatchObject({
          state: 'refunded',
          refunds: [`disputed done ${order.minor}`],
          disputes: ['lost'],
        });
        expect(await actorResponses.outcome(order)).toMatchObject({
          kind: 'returned',
          refunds: [{ reason: 'disputed' }],
        });
        // The bank informs its customer.
        expect(await actorResponses.emails(order)).toEqual(['payment-received']);
        expect(await actorResponses.differences(order)).toEqual([]);
        await actorResponses.credit(order);
        await actorResponses.pass(HOUR, 2);
        expect((await actorResponses.books(order)).refunds).toEqual([`credited done ${order.minor}`]);
        expect(await actorResponses.acts.refunded(order.session)).toBe(0);
      },
    );

    it.each(['won', 'lost'] as const)('holds a refund up until it is %s: the money goes back once', async (end) => {
      const order = await actorResponses.paid();
      const reference = await actorResponses.acts.openDispute(order.session, order.minor, 'atOnce');
      await actorResponses.credit(order);
      await actorResponses.pass(HOUR, 2);
      expect((await actorResponses.books(order)).refunds).toEqual([`credited toAsk ${order.minor}`]);
      expect(await actorResponses.acts.refunded(order.session)).toBe(0);
      await actorResponses.acts.closeDispute(reference, end, 'atOnce');
      await actorResponses.pass(2 * DAY, 4);
      expect((await actorResponses.books(order)).refunds).toEqual([`credited done ${order.minor}`]);
      expect(await actorResponses.acts.refunded(order.session)).toBe(end === 'won' ? order.minor : 0);
      expect((await actorResponses.books(order)).state).toBe('refunded');
    });
  });
});
