/** A payment has one outcome everywhere when a credit note cancels an invoice before, between or after its parts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '../../domain/locale.ts';
import { locales } from '../../domain/locale.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import type { Office } from './office-of.ts';
import { officeOf } from './office-of.ts';
import type { InvoiceScenario } from './payment-places.ts';
import { Buyer, expectEverywhere, newBuyer, NEWER, OLDER, ONE } from './payment-places.ts';
import { firstInvoice, signedIn } from './people.ts';
import { checkoutOf, orderSubscription } from './subscriptions.ts';

let server: TestServer;
let office: Office;
beforeAll(async () => {
  server = await openServer();
  office = officeOf(server);
});
afterAll(async () => {
  await office.close();
  await server.close();
});

const newCase = async (locale: Locale, name: InvoiceScenario) => newBuyer({ server, office }, locale, name);

const ordered = 'transfer-ordered';
const cases: Readonly<Record<string, (locale: Locale) => Promise<void>>> = {
  'a credit note after the payment, by card': async (locale) => {
    const buyer = await newCase(locale, 'oneInvoice');
    const reference = await buyer.payByCard(await buyer.open());
    await office.undo(firstInvoice(buyer.scenario).reference);
    await expectEverywhere(buyer, reference, {
      kind: 'returned',
      state: 'refunded',
      received: [ONE],
      refunds: [[ONE, 'sent']],
      emails: ['payment-received', 'refund-sent'],
    });
  },
  'a credit note for one of two invoices that a transfer has paid': async (locale) => {
    const buyer = await newCase(locale, 'severalInvoices');
    const reference = await buyer.transfer(await buyer.open());
    await office.settle(reference);
    const newest = (await buyer.list()).find(({ id }) => id === firstInvoice(buyer.scenario).id);
    await office.undo(newest?.reference ?? '');
    await expectEverywhere(buyer, reference, {
      kind: 'paid',
      state: 'paid',
      received: [OLDER + NEWER],
      refunds: [[newest?.total.minor ?? 0, 'pending']],
      emails: [ordered, 'payment-received', 'refund-announced'],
    });
  },
  'a credit note between two parts': async (locale) => {
    const buyer = await newCase(locale, 'oneInvoice');
    const reference = await buyer.transfer(await buyer.open());
    await office.settle(reference, { minor: 20_000 });
    const [invoice] = await buyer.open();
    await office.undo(invoice?.reference ?? '');
    const emails = [ordered, 'payment-partly-received', 'refund-announced', 'transfer-changed'];
    await expectEverywhere(buyer, reference, {
      kind: 'returned',
      state: 'refunded',
      received: [20_000],
      refunds: [[20_000, 'pending']],
      emails,
    });
    await office.settle(reference, { minor: ONE - 20_000 });
    await expectEverywhere(buyer, reference, {
      kind: 'returned',
      state: 'refunded',
      received: [20_000, ONE - 20_000],
      refunds: [
        [20_000, 'pending'],
        [ONE - 20_000, 'pending'],
      ],
      emails: [...emails, 'refund-announced'],
    });
  },
  'a credit note before the transfer comes': async (locale) => {
    const buyer = await newCase(locale, 'oneInvoice');
    const reference = await buyer.transfer(await buyer.open());
    const [invoice] = await buyer.open();
    await office.undo(invoice?.reference ?? '');
    await expectEverywhere(buyer, reference, {
      kind: 'notCharged',
      state: 'notCharged',
      emails: [ordered, 'transfer-changed'],
    });
    expect(await buyer.outcome(reference)).toMatchObject({ reason: 'noLongerDue' });
    await office.settle(reference, { minor: ONE });
    await expectEverywhere(buyer, reference, {
      kind: 'returned',
      state: 'refunded',
      received: [ONE],
      refunds: [[ONE, 'pending']],
      emails: [ordered, 'transfer-changed', 'refund-announced'],
    });
    expect(await buyer.outcome(reference)).toMatchObject({ refunds: [{ reason: 'canceledBefore' }] });
  },
  'a credit note for one of two invoices before their transfer comes': async (locale) => {
    const buyer = await newCase(locale, 'severalInvoices');
    const [newer, older] = await buyer.open();
    if (!newer || !older) throw new Error('This scenario has two open invoices');
    const reference = await buyer.transfer([newer, older]);
    await office.undo((await buyer.list()).find(({ id }) => id === older.id)?.reference ?? '');
    await expectEverywhere(buyer, reference, {
      kind: 'confirming',
      state: 'open',
      remaining: newer.total.minor,
      emails: [ordered, 'transfer-changed'],
    });
    await office.settle(reference);
    await expectEverywhere(buyer, reference, { kind: 'paid', state: 'paid', received: [newer.total.minor] });
  },
  'a wallet, and a credit note for what it paid': async (locale) => {
    const scenario = await server.scenario({ name: 'paymentWallet', locale });
    const visitor = await signedIn(server, scenario);
    const who = { scenario, visitor, id: scenario.subscription?.id ?? 0 };
    const answer = await orderSubscription(who, await checkoutOf(who, 'porteMonnaie'), { locale });
    if (answer.kind !== 'alreadyPaid') throw new Error(`Paid from your wallet, and got ${answer.kind}`);
    const buyer = new Buyer({ server, office }, { locale, scenario, visitor, holder: visitor });
    const { reference } = answer;
    const [invoice] = await buyer.list();
    const total = invoice?.total.minor ?? 0;
    await expectEverywhere(buyer, reference, {
      kind: 'paid',
      state: 'paid',
      received: [total],
      emails: ['payment-received'],
    });
    await office.undo(invoice?.reference ?? '');
    await expectEverywhere(buyer, reference, {
      kind: 'returned',
      state: 'refunded',
      received: [total],
      refunds: [[total, 'sent']],
      emails: ['payment-received', 'refund-sent'],
    });
  },
  'a card that is charged for an invoice that was canceled': async (locale) => {
    const buyer = await newCase(locale, 'oneInvoice');
    // An order by transfer issues the document: only an issued one can be canceled.
    await buyer.transfer(await buyer.open());
    const card = await buyer.card(await buyer.open());
    const [invoice] = await buyer.open();
    await office.undo(invoice?.reference ?? '');
    await expectEverywhere(buyer, card.reference, { kind: 'notCharged', state: 'notCharged' });
    await server.control('charge', { reference: card.reference, confirmation: 'beforeReturn' });
    await server.tick();
    await expectEverywhere(buyer, card.reference, {
      kind: 'returned',
      state: 'refunded',
      received: [ONE],
      refunds: [[ONE, 'sent']],
      emails: [ordered, 'transfer-changed', 'refund-sent'],
    });
    expect(await buyer.outcome(card.reference)).toMatchObject({ refunds: [{ reason: 'canceledBefore' }] });
  },
};

/** Each case in both languages. */
const rows = Object.entries(cases).flatMap(([name, act]) => locales.map((locale) => ({ name, act, locale })));

describe('a canceled payment says the same everywhere:', () => {
  it.each(rows)('$name, in $locale', async ({ act, locale }) => {
    expect.hasAssertions();
    await act(locale);
  });
});
