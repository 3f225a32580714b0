/** A payment by SEPA direct debit on Stripe’s page: no page, document or email calls it a card. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { locales } from '../../domain/locale.ts';
import type { Outcome } from '../../domain/payment.ts';
import { readReceiptDocument } from '../../server/features/checkout/read-payment-document.ts';
import { readMessage } from '../../server/core/mail/read-message.ts';
import { outcomeFromWire, outcomeToWire, paiement } from '../../contract/outcome.ts';
import { create } from 'superstruct';
import type { PaymentServer, PlacedOrder } from './payment-harness.ts';
import { openPaymentServer } from './payment-harness.ts';

const DAY = 24 * 3_600_000;

let paymentServer: PaymentServer;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ paymentServer, close } = await openPaymentServer('stripe'));
}, 60_000);
afterAll(() => close());

/** An order whose direct debit the banks have answered. */
async function debited(answer: 'paid' | 'insufficientFunds'): Promise<PlacedOrder> {
  const order = await paymentServer.order();
  await paymentServer.acts.beginDelayed(order.session, 'atOnce');
  expect(await paymentServer.outcome(order)).toMatchObject({ kind: 'confirming', method: 'debit' });
  await paymentServer.pass(3 * DAY, 3);
  await paymentServer.acts.endDelayed(order.session, answer, 'atOnce');
  return order;
}

/** The text of the newest email of a kind. */
async function emailOf({ person }: PlacedOrder, kind: string): Promise<string> {
  const { source } = await paymentServer.services.db
    .selectFrom('outbox')
    .select('message_source as source')
    .where('to_address', '=', person.email)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return readMessage(source).parts.find(({ type }) => type === 'text/plain')?.text ?? '';
}

/** An outcome as another reader takes it from the wire. */
const sent = (outcome: Outcome) => create(JSON.parse(JSON.stringify(outcomeToWire(outcome))), paiement);

it('is a direct debit on the page, in the receipt and in the email', async () => {
  const order = await debited('paid');
  const outcome = await paymentServer.outcome(order);
  expect(outcome).toMatchObject({ kind: 'paid', method: 'debit', receipts: [{ method: 'debit' }] });
  expect(await emailOf(order, 'payment-received')).toContain('Prélèvement SEPA');
  const { services } = paymentServer;
  const visibility = { accountId: order.person.id, invoiceId: null };
  const texts = { fr: /prélèvement SEPA/i, en: /SEPA direct debit/ };
  for (const locale of locales) {
    const receipt = await readReceiptDocument(services, { reference: order.reference, locale, visibility });
    expect(JSON.stringify(receipt)).toMatch(texts[locale]);
    expect(JSON.stringify(receipt)).not.toMatch(/par carte|by card/i);
  }
});

it('is refunded to the account that was debited', async () => {
  const order = await debited('paid');
  await paymentServer.credit(order);
  await paymentServer.work();
  expect(await paymentServer.outcome(order)).toMatchObject({ refunds: [{ method: 'debit', state: 'sent' }] });
  const text = (await emailOf(order, 'refund-sent')).replaceAll(/\s+/g, ' ');
  expect(text).toContain('sur le compte qui a été prélevé');
  expect(text).not.toContain('carte');
});

it('that the bank refuses is no refused card', async () => {
  const order = await debited('insufficientFunds');
  expect(await paymentServer.outcome(order)).toMatchObject({ kind: 'notCharged', method: 'debit' });
});

it('is an optional field on the wire: a reader without it takes it for a card', async () => {
  const outcome = await paymentServer.outcome(await debited('paid'));
  const wire = sent(outcome);
  expect(wire).toMatchObject({ moyen: 'carte', prelevement: true, recus: [{ moyen: 'carte', prelevement: true }] });
  expect(outcomeFromWire(wire)).toMatchObject({ method: 'debit', receipts: [{ method: 'debit' }] });
  const recus = wire.recus.map((each) => ({ ...each, prelevement: null }));
  expect(outcomeFromWire({ ...wire, prelevement: null, recus })).toMatchObject({
    method: 'card',
    receipts: [{ method: 'card' }],
  });
});

it('is not said of a card', async () => {
  const order = await paymentServer.paid();
  const outcome = await paymentServer.outcome(order);
  expect(outcome).toMatchObject({ method: 'card', receipts: [{ method: 'card' }] });
  expect(JSON.stringify(outcomeToWire(outcome))).not.toContain('prelevement":true');
  expect(await emailOf(order, 'payment-received')).toContain('Carte');
});
