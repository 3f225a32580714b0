/** The laws of money that every payment provider's adapter obeys: refunds and disputes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '../../domain/invoice.ts';
import { standingOf } from '../../domain/invoice-condition.ts';
import { listDisputes } from '../../server/office/dispute.ts';
import { listRefunds } from '../../server/office/refund.ts';
import type { PaymentServer } from './payment-harness.ts';
import { adapters, modesOf, openPaymentServer } from './payment-harness.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How invoices stand, and what became of their money. */
const accountOf = ({ invoices }: { readonly invoices: readonly Invoice[] }) =>
  invoices.map((invoice) => [
    standingOf(invoice),
    ...invoice.reversals.map(({ kind, amount }) => `${kind} ${amount.minor}`),
  ]);

type Books = Awaited<ReturnType<PaymentServer['books']>>;

/** Sums of an order's booked refunds, by a property. */
function sums({ booked }: Books, by: (refund: Books['booked'][number]) => string): Readonly<Record<string, number>> {
  const groups = [...Map.groupBy(booked, by)];
  return Object.fromEntries(groups.map(([key, all]) => [key, all.reduce((sum, { minor }) => sum + minor, 0)]));
}

describe.each(adapters)('money taken back by %s', (adapter) => {
  let paymentServer: PaymentServer;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ paymentServer, close } = await openPaymentServer(adapter));
  }, 60_000);
  afterAll(() => close());

  describe('a refund', () => {
    it('of a canceled invoice goes back whole, once', async () => {
      const order = await paymentServer.paid();
      await paymentServer.credit(order);
      await paymentServer.pass(HOUR, 2);
      expect((await paymentServer.books(order)).refunds).toEqual([`credited done ${order.minor}`]);
      expect(await paymentServer.acts.refunded(order.session)).toBe(order.minor);
      expect(await paymentServer.emails(order)).toEqual(['payment-received', 'refund-sent']);
      expect(await paymentServer.differences(order)).toEqual([]);
    });

    it('of one of two canceled invoices is a part of the charge; each has its own', async () => {
      const order = await paymentServer.paid('severalInvoices');
      const [first, second] = order.invoices;
      await paymentServer.credit(order);
      expect(await paymentServer.acts.refunded(order.session)).toBe(first?.remaining.minor);
      expect((await paymentServer.books(order)).refunds).toEqual([`credited done ${first?.remaining.minor}`]);
      expect(await paymentServer.differences(order)).toEqual([]);
      await paymentServer.credit({ ...order, invoices: second ? [second] : [] });
      expect(await paymentServer.acts.refunded(order.session)).toBe(order.minor);
      expect((await paymentServer.books(order)).state).toBe('refunded');
      expect(await paymentServer.differences(order)).toEqual([]);
    });

    it.each(modesOf(adapter, ['atOnce', 'twice', 'never']))(
      'that the bank sends back is the office’s to send, and the buyer is asked for an account, confirmed %s',
      async (mode) => {
        const order = await paymentServer.paid();
        await paymentServer.credit(order);
        const [reference = ''] = (await paymentServer.books(order)).references;
        await paymentServer.acts.failRefund(reference, mode);
        await paymentServer.pass(2 * HOUR, 2);
        expect((await paymentServer.books(order)).refunds).toEqual([`credited toSend ${order.minor}`]);
        expect(await paymentServer.emails(order)).toEqual(['payment-received', 'refund-sent', 'refund-announced']);
        expect(await paymentServer.acts.refunded(order.session)).toBe(0);
        expect(await paymentServer.differences(order)).toEqual([]);
      },
    );

    it.each(modesOf(adapter, ['atOnce', 'twice', 'outOfOrder', 'never']))(
      'that staff make at the provider is booked and shown, confirmed %s',
      async (mode) => {
        const order = await paymentServer.paid();
        await paymentServer.acts.refundByHand(order.session, order.minor, mode);
        await paymentServer.pass(2 * HOUR, 2);
        expect(await paymentServer.books(order)).toMatchObject({
          state: 'refunded',
          refunds: [`byOffice done ${order.minor}`],
        });
        expect(await paymentServer.outcome(order)).toMatchObject({
          kind: 'returned',
          refunds: [{ reason: 'byOffice', state: 'sent' }],
        });
        expect(accountOf(await paymentServer.outcome(order))).toEqual([
          [{ kind: 'givenBack', isWhole: true }, `refunded ${order.minor}`],
        ]);
        expect(await paymentServer.emails(order)).toEqual(['payment-received', 'refund-sent']);
        expect(await paymentServer.differences(order)).toEqual([]);
        // The credit note says why, and gives back nothing more.
        await paymentServer.credit(order);
        await paymentServer.pass(HOUR, 2);
        expect((await paymentServer.books(order)).refunds).toEqual([`credited done ${order.minor}`]);
        expect(accountOf(await paymentServer.outcome(order))).toEqual([[{ kind: 'canceled' }]]);
        expect(await paymentServer.acts.refunded(order.session)).toBe(order.minor);
        expect(await paymentServer.differences(order)).toEqual([]);
      },
    );

    it('that staff make and the bank sends back is the office’s to send', async () => {
      const order = await paymentServer.paid();
      const reference = await paymentServer.acts.refundByHand(order.session, order.minor, 'atOnce');
      await paymentServer.acts.failRefund(reference, 'atOnce');
      expect((await paymentServer.books(order)).refunds).toEqual([`byOffice toSend ${order.minor}`]);
      expect(await paymentServer.emails(order)).toEqual(['payment-received', 'refund-sent', 'refund-announced']);
      expect(await paymentServer.differences(order)).toEqual([]);
    });

    it('that staff make of a part leaves the rest to a credit note', async () => {
      const order = await paymentServer.paid();
      await paymentServer.acts.refundByHand(order.session, 1000, 'atOnce');
      await paymentServer.acts.refundByHand(order.session, 500, 'atOnce');
      expect(await paymentServer.outcome(order)).toMatchObject({ kind: 'paid', total: { minor: order.minor - 1500 } });
      expect((await paymentServer.books(order)).refunds).toEqual(['byOffice done 1000', 'byOffice done 500']);
      expect(accountOf(await paymentServer.outcome(order))).toEqual([
        [{ kind: 'givenBack', isWhole: false }, 'refunded 1000', 'refunded 500'],
      ]);
      await paymentServer.credit(order);
      await paymentServer.pass(HOUR, 2);
      expect((await paymentServer.books(order)).refunds).toEqual([
        'credited done 1000',
        'credited done 500',
        `credited done ${order.minor - 1500}`,
      ]);
      expect(await paymentServer.acts.refunded(order.session)).toBe(order.minor);
      expect(await paymentServer.differences(order)).toEqual([]);
    });

    it('that staff make of two invoices is split where one of them is canceled', async () => {
      const order = await paymentServer.paid('severalInvoices');
      const [first] = order.invoices;
      const one = first?.remaining.minor ?? 0;
      await paymentServer.acts.refundByHand(order.session, order.minor, 'atOnce');
      const rest = `refunded ${order.minor - one}`;
      const whole = { kind: 'givenBack', isWhole: true };
      expect(accountOf(await paymentServer.outcome(order))).toEqual([
        [whole, `refunded ${one}`],
        [whole, rest],
      ]);
      await paymentServer.credit(order);
      expect((await paymentServer.books(order)).refunds).toEqual([
        `byOffice done ${order.minor - one}`,
        `credited done ${one}`,
      ]);
      expect(accountOf(await paymentServer.outcome(order))).toEqual([[{ kind: 'canceled' }], [whole, rest]]);
      expect(await paymentServer.acts.refunded(order.session)).toBe(order.minor);
    });

    it('that staff make while another is held up by a dispute is booked, too', async () => {
      const order = await paymentServer.paid('severalInvoices');
      const one = order.invoices[0]?.remaining.minor ?? 0;
      const dispute = await paymentServer.acts.openDispute(order.session, 500, 'atOnce');
      await paymentServer.credit(order);
      await paymentServer.acts.refundByHand(order.session, 1000, 'atOnce');
      await paymentServer.acts.closeDispute(dispute, 'won', 'atOnce');
      await paymentServer.pass(2 * DAY, 4);
      expect((await paymentServer.books(order)).refunds).toEqual([`credited done ${one}`, 'byOffice done 1000']);
      expect(await paymentServer.acts.refunded(order.session)).toBe(one + 1000);
      expect(await paymentServer.differences(order)).toEqual([]);
    });

    it.each(['won', 'lost'] as const)(
      'that finds only a rest of the charge counts the refund of staff for what is missing, after a dispute %s',
      async (end) => {
        const order = await paymentServer.paid('severalInvoices');
        const one = order.invoices[0]?.remaining.minor ?? 0;
        const disputed = end === 'lost' ? 500 : 0;
        const dispute = await paymentServer.acts.openDispute(order.session, 500, 'atOnce');
        await paymentServer.credit(order);
        const byStaff = order.minor - disputed - 1000;
        const staff = await paymentServer.acts.refundByHand(order.session, byStaff, 'atOnce');
        await paymentServer.acts.closeDispute(dispute, end, 'atOnce');
        await paymentServer.pass(2 * DAY, 4);
        const books = await paymentServer.books(order);
        expect(sums(books, ({ why }) => why)).toEqual({
          byOffice: order.minor - one - disputed,
          credited: one,
          ...(end === 'lost' && { disputed }),
        });
        expect(sums(books, ({ reference }) => reference)).toMatchObject({ [staff]: byStaff });
        expect(await paymentServer.acts.refunded(order.session)).toBe(order.minor - disputed);
        expect(await paymentServer.differences(order)).toEqual([]);
      },
    );

    it('that finds nothing of the charge leaves the rest of an unreported refund of staff to be booked', async () => {
      const order = await paymentServer.paid('severalInvoices');
      const one = order.invoices[0]?.remaining.minor ?? 0;
      const staff = await paymentServer.acts.refundByHand(order.session, order.minor, 'never');
      await paymentServer.credit(order);
      await paymentServer.pass(2 * HOUR, 2);
      expect(await paymentServer.books(order)).toMatchObject({
        refunds: [`credited done ${one}`, `byOffice done ${order.minor - one}`],
        references: [staff, staff],
      });
      expect(await paymentServer.emails(order)).toEqual(['payment-received', 'refund-sent', 'refund-sent']);
      expect(await paymentServer.differences(order)).toEqual([]);
    });

    it('that the bank sends back after a credit note counted a part of it is the office’s to send, whole', async () => {
      const order = await paymentServer.paid('severalInvoices');
      const one = order.invoices[0]?.remaining.minor ?? 0;
      const staff = await paymentServer.acts.refundByHand(order.session, order.minor, 'atOnce');
      await paymentServer.credit(order);
      await paymentServer.acts.failRefund(staff, 'atOnce');
      expect((await paymentServer.books(order)).refunds).toEqual([
        `byOffice toSend ${order.minor - one}`,
        `credited toSend ${one}`,
      ]);
      expect(await paymentServer.differences(order)).toEqual([]);
    });

    it('that staff make while it is being decided is that decision', async () => {
      const order = await paymentServer.order();
      await paymentServer.acts.pay(order.session, 'atOnce', { minor: order.minor, currency: 'USD' });
      await paymentServer.acts.refundByHand(order.session, order.minor, 'twice');
      expect((await paymentServer.books(order)).refunds).toEqual([`otherCurrency done ${order.minor}`]);
    });
  });

  describe('a dispute', () => {
    it.each(modesOf(adapter, ['atOnce', 'twice', 'never']))(
      'that is won changes nothing for the buyer, confirmed %s',
      async (mode) => {
        const order = await paymentServer.paid();
        const reference = await paymentServer.acts.openDispute(order.session, order.minor, mode);
        await paymentServer.pass(2 * HOUR, 2);
        expect((await paymentServer.books(order)).disputes).toEqual(['open']);
        expect((await listDisputes(paymentServer.services)).join('\n')).toMatch(
          new RegExp(`${reference} .*TO ANSWER.*${order.reference}`),
        );
        expect(await paymentServer.differences(order)).toEqual(['disputeOpen']);
        expect(accountOf(await paymentServer.outcome(order))).toEqual([
          [{ kind: 'disputed', isWhole: true }, `disputed ${order.minor}`],
        ]);
        await paymentServer.acts.closeDispute(reference, 'won', mode);
        await paymentServer.pass(2 * HOUR, 2);
        expect(await paymentServer.books(order)).toMatchObject({ state: 'paid', refunds: [], disputes: ['won'] });
        expect(accountOf(await paymentServer.outcome(order))).toEqual([
          [{ kind: 'settled' }, `disputeRejected ${order.minor}`],
        ]);
        expect(await paymentServer.emails(order)).toEqual(['payment-received']);
        expect(await paymentServer.differences(order)).toEqual([]);
      },
    );

    it.each(modesOf(adapter, ['atOnce', 'outOfOrder', 'never']))(
      'that is lost takes the payment back, confirmed %s',
      async (mode) => {
        const order = await paymentServer.paid();
        const reference = await paymentServer.acts.openDispute(order.session, order.minor, mode);
        await paymentServer.acts.closeDispute(reference, 'lost', mode);
        await paymentServer.pass(2 * HOUR, 2);
        expect(await paymentServer.books(order)).toMatchObject({
          state: 'refunded',
          refunds: [`disputed done ${order.minor}`],
          disputes: ['lost'],
        });
        expect(await paymentServer.outcome(order)).toMatchObject({
          kind: 'returned',
          refunds: [{ reason: 'disputed' }],
        });
        expect(accountOf(await paymentServer.outcome(order))).toEqual([
          [{ kind: 'givenBack', isWhole: true }, `disputeAccepted ${order.minor}`],
        ]);
        // The bank informs its customer.
        expect(await paymentServer.emails(order)).toEqual(['payment-received']);
        expect(await paymentServer.differences(order)).toEqual([]);
        await paymentServer.credit(order);
        await paymentServer.pass(HOUR, 2);
        // The credit note takes the reason from neither the buyer nor the audit.
        expect((await paymentServer.books(order)).refunds).toEqual([`disputed done ${order.minor}`]);
        expect(await paymentServer.outcome(order)).toMatchObject({ refunds: [{ reason: 'disputed' }] });
        expect(await paymentServer.acts.refunded(order.session)).toBe(0);
        expect(await paymentServer.differences(order)).toEqual([]);
      },
    );

    it('of a part that is lost agrees with a credit note for the whole, which returns the rest once', async () => {
      const order = await paymentServer.paid();
      const reference = await paymentServer.acts.openDispute(order.session, 1000, 'atOnce');
      await paymentServer.acts.closeDispute(reference, 'lost', 'atOnce');
      expect(accountOf(await paymentServer.outcome(order))).toEqual([
        [{ kind: 'givenBack', isWhole: false }, 'disputeAccepted 1000'],
      ]);
      await paymentServer.credit(order);
      await paymentServer.pass(HOUR, 2);
      const rest = order.minor - 1000;
      expect((await paymentServer.books(order)).refunds).toEqual(['disputed done 1000', `credited done ${rest}`]);
      expect(await paymentServer.acts.refunded(order.session)).toBe(rest);
      expect(await paymentServer.differences(order)).toEqual([]);
      expect(await listRefunds(paymentServer.services)).toContainEqual(
        expect.stringMatching(/€10\.00 .*disputed by the buyer and lost, a credit note for its invoice/),
      );
    });

    it.each(['won', 'lost'] as const)('holds a refund up until it is %s: the money goes back once', async (end) => {
      const order = await paymentServer.paid();
      const reference = await paymentServer.acts.openDispute(order.session, order.minor, 'atOnce');
      await paymentServer.credit(order);
      await paymentServer.pass(HOUR, 2);
      expect((await paymentServer.books(order)).refunds).toEqual([`credited toAsk ${order.minor}`]);
      expect(await paymentServer.acts.refunded(order.session)).toBe(0);
      await paymentServer.acts.closeDispute(reference, end, 'atOnce');
      await paymentServer.pass(2 * DAY, 4);
      expect((await paymentServer.books(order)).refunds).toEqual([`credited done ${order.minor}`]);
      expect(await paymentServer.acts.refunded(order.session)).toBe(end === 'won' ? order.minor : 0);
      expect((await paymentServer.books(order)).state).toBe('refunded');
      expect(await paymentServer.differences(order)).toEqual([]);
    });
  });
});
