/**
 * The account of a payment is the same on page, list, invoice link and email, in the office and in the books, after
 * any receipts in any order.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '../../domain/locale.ts';
import { locales } from '../../domain/locale.ts';
import { closeOldTransfers } from '../../server/features/checkout/close-transfers.ts';
import { isExhaustive } from './exhaustive.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import type { Office } from './office-of.ts';
import { officeOf } from './office-of.ts';
import type { InvoiceScenario } from './payment-places.ts';
import { expectEverywhere, newBuyer, NEWER, OLDER, ONE } from './payment-places.ts';

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
  'one invoice by card': async (locale) => {
    const buyer = await newCase(locale, 'oneInvoice');
    const reference = await buyer.payByCard(await buyer.open());
    await expectEverywhere(buyer, reference, {
      kind: 'paid',
      state: 'paid',
      received: [ONE],
      emails: ['payment-received'],
    });
  },
  'several invoices by one transfer': async (locale) => {
    const buyer = await newCase(locale, 'severalInvoices');
    const reference = await buyer.transfer(await buyer.open());
    await expectEverywhere(buyer, reference, {
      kind: 'confirming',
      state: 'open',
      remaining: OLDER + NEWER,
      emails: [ordered],
    });
    await office.settle(reference);
    await expectEverywhere(buyer, reference, {
      kind: 'paid',
      state: 'paid',
      received: [OLDER + NEWER],
      emails: [ordered, 'payment-received'],
    });
  },
  'several invoices by one transfer, one of them paid by card': async (locale) => {
    const buyer = await newCase(locale, 'severalInvoices');
    const [newer, older] = await buyer.open();
    if (!newer || !older) throw new Error('This scenario has two open invoices');
    const reference = await buyer.transfer([newer, older]);
    const card = await buyer.payByCard([older]);
    await expectEverywhere(buyer, card, { kind: 'paid', state: 'paid', received: [older.total.minor] });
    const emails = [ordered, 'payment-received', 'transfer-changed'];
    const otherwise = [older.total.minor];
    await expectEverywhere(buyer, reference, {
      kind: 'confirming',
      state: 'open',
      otherwise,
      remaining: newer.total.minor,
      emails,
    });
    await office.settle(reference, { minor: 100_000 });
    await expectEverywhere(buyer, reference, {
      kind: 'partlyPaid',
      state: 'open',
      received: [100_000],
      otherwise,
      remaining: newer.total.minor - 100_000,
      emails: [...emails, 'payment-partly-received'],
    });
    await office.settle(reference, { minor: 20_000 });
    await expectEverywhere(buyer, reference, {
      kind: 'paid',
      state: 'paid',
      received: [100_000, 20_000],
      otherwise,
      refunds: [[120_000 - newer.total.minor, 'pending']],
    });
  },
  'a part by transfer, and the rest by card': async (locale) => {
    const buyer = await newCase(locale, 'oneInvoice');
    const reference = await buyer.transfer(await buyer.open());
    await office.settle(reference, { minor: 20_000 });
    const part = [ordered, 'payment-partly-received'];
    await expectEverywhere(buyer, reference, {
      kind: 'partlyPaid',
      state: 'open',
      received: [20_000],
      remaining: ONE - 20_000,
      emails: part,
    });
    const card = await buyer.payByCard(await buyer.open());
    await expectEverywhere(buyer, card, { kind: 'paid', state: 'paid', received: [ONE - 20_000], otherwise: [20_000] });
    await expectEverywhere(buyer, reference, {
      kind: 'paid',
      state: 'paid',
      received: [20_000],
      otherwise: [ONE - 20_000],
      emails: [...part, 'payment-received', 'transfer-changed'],
    });
    await office.settle(reference, { minor: 5_000 });
    await expectEverywhere(buyer, reference, {
      kind: 'paid',
      state: 'paid',
      received: [20_000, 5_000],
      otherwise: [ONE - 20_000],
      refunds: [[5_000, 'pending']],
    });
  },
  'two transfers of other amounts without the bank’s reference, and the same one twice': async (locale) => {
    const buyer = await newCase(locale, 'oneInvoice');
    const reference = await buyer.transfer(await buyer.open());
    await office.settle(reference, { minor: 10_000 });
    expect(await office.settle(reference, { minor: 10_000 })).toContain('already recorded');
    await office.settle(reference, { minor: 20_000 });
    await expectEverywhere(buyer, reference, {
      kind: 'partlyPaid',
      state: 'open',
      received: [10_000, 20_000],
      remaining: ONE - 30_000,
      emails: [ordered, 'payment-partly-received', 'payment-partly-received'],
    });
    await office.settle(reference);
    await expectEverywhere(buyer, reference, {
      kind: 'paid',
      state: 'paid',
      received: [10_000, 20_000, ONE - 30_000],
      emails: [ordered, 'payment-partly-received', 'payment-partly-received', 'payment-received'],
    });
  },
  'the bank’s references tell transfers apart, and contradict another amount': async (locale) => {
    const buyer = await newCase(locale, 'oneInvoice');
    const reference = await buyer.transfer(await buyer.open());
    await office.settle(reference, { minor: 10_000, bankReference: 'VIR-1' });
    await expect(office.settle(reference, { minor: 10_000 })).rejects.toThrow('--reference');
    await expect(office.settle(reference, { minor: 11_000, bankReference: 'VIR-1' })).rejects.toThrow('€100.00');
    await office.settle(reference, { minor: 10_000, bankReference: 'VIR-2' });
    expect(await office.settle(reference, { bankReference: 'VIR-2' })).toContain('already recorded');
    await expectEverywhere(buyer, reference, {
      kind: 'partlyPaid',
      state: 'open',
      received: [10_000, 10_000],
      remaining: ONE - 20_000,
    });
  },
  'too much in two transfers, and the refund is sent': async (locale) => {
    const buyer = await newCase(locale, 'severalInvoices');
    const reference = await buyer.transfer(await buyer.open());
    await office.settle(reference, { minor: 150_000 });
    await office.settle(reference, { minor: 60_000 });
    const expected = { kind: 'paid', state: 'paid', received: [150_000, 60_000] } as const;
    const back = 210_000 - OLDER - NEWER;
    const emails = [ordered, 'payment-partly-received', 'payment-received', 'refund-announced'];
    await expectEverywhere(buyer, reference, { ...expected, refunds: [[back, 'pending']], emails });
    const [, number = ''] = /^RB-(\d+)/m.exec(await office.order(reference)) ?? [];
    await office.sent(Number(number), 'VIR-OUT-1');
    await expectEverywhere(buyer, reference, {
      ...expected,
      refunds: [[back, 'sent']],
      emails: [...emails, 'refund-sent'],
    });
  },
  'the whole amount twice by transfer': async (locale) => {
    const buyer = await newCase(locale, 'oneInvoice');
    const reference = await buyer.transfer(await buyer.open());
    await office.settle(reference, { bankReference: 'VIR-1' });
    await office.settle(reference, { minor: ONE, bankReference: 'VIR-2' });
    await expectEverywhere(buyer, reference, {
      kind: 'paid',
      state: 'paid',
      received: [ONE, ONE],
      refunds: [[ONE, 'pending']],
      emails: [ordered, 'payment-received', 'refund-announced'],
    });
    expect((await buyer.outcome(reference)).refunds).toMatchObject([{ reason: 'tooMuch' }]);
  },
  'a late charge, while the invoice is open and after another card has paid it': async (locale) => {
    const buyer = await newCase(locale, 'severalInvoices');
    const [newer, older] = await buyer.open();
    if (!newer || !older) throw new Error('This scenario has two open invoices');
    const late = await buyer.card([newer]);
    await buyer.cancel(late.url);
    await expectEverywhere(buyer, late.reference, {
      kind: 'notCharged',
      state: 'notCharged',
      remaining: newer.total.minor,
    });
    await server.control('charge', { reference: late.reference, confirmation: 'beforeReturn' });
    await server.tick();
    await expectEverywhere(buyer, late.reference, { kind: 'paid', state: 'paid', received: [newer.total.minor] });
    const left = await buyer.card([older]);
    await buyer.cancel(left.url);
    const paid = await buyer.payByCard([older]);
    await expectEverywhere(buyer, left.reference, {
      kind: 'paid',
      state: 'notCharged',
      otherwise: [older.total.minor],
    });
    await server.control('charge', { reference: left.reference, confirmation: 'beforeReturn' });
    await server.tick();
    await expectEverywhere(buyer, left.reference, {
      kind: 'returned',
      state: 'refunded',
      received: [older.total.minor],
      otherwise: [older.total.minor],
      refunds: [[older.total.minor, 'sent']],
    });
    await expectEverywhere(buyer, paid, { kind: 'paid', state: 'paid', received: [older.total.minor] });
  },
  'a part that is settled while the rest is given up': async (locale) => {
    const buyer = await newCase(locale, 'oneInvoice');
    const reference = await buyer.transfer(await buyer.open());
    await Promise.all([office.settle(reference, { minor: 10_000 }), office.fail(reference)]);
    const { state } = await office.services.db
      .selectFrom('checkouts')
      .select('state')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    // In either order, both receipts stay recorded.
    expect(['open', 'paid']).toContain(state);
    await expectEverywhere(buyer, reference, {
      kind: 'partlyPaid',
      state,
      received: [10_000],
      remaining: ONE - 10_000,
    });
    await office.fail(reference);
    await expectEverywhere(buyer, reference, {
      kind: 'partlyPaid',
      state: 'paid',
      received: [10_000],
      remaining: ONE - 10_000,
    });
    expect(await buyer.outcome(reference)).toMatchObject({ transfer: null });
    await office.settle(reference);
    await expectEverywhere(buyer, reference, { kind: 'paid', state: 'paid', received: [10_000, ONE - 10_000] });
  },
  'a transfer that does not come for 90 days, and comes after all': async (locale) => {
    const buyer = await newCase(locale, 'oneInvoice');
    const reference = await buyer.transfer(await buyer.open());
    const long = new Date(office.services.clock.now().getTime() - 91 * 24 * 3_600_000).toISOString();
    const { db } = office.services;
    await db.updateTable('checkouts').set({ created_at: long }).where('reference', '=', reference).execute();
    await closeOldTransfers(office.services);
    await expectEverywhere(buyer, reference, {
      kind: 'notCharged',
      state: 'notCharged',
      remaining: ONE,
      emails: [ordered, 'transfer-closed'],
    });
    expect(await buyer.outcome(reference)).toMatchObject({ reason: 'expired' });
    await office.settle(reference);
    await expectEverywhere(buyer, reference, { kind: 'paid', state: 'paid', received: [ONE] });
  },
};

/** Each case in one language by turns, or in both if the run is exhaustive. */
const rows = Object.entries(cases).flatMap(([name, act], index) =>
  locales.filter((_, turn) => isExhaustive || turn === index % locales.length).map((locale) => ({ name, act, locale })),
);

describe('a payment has the same account everywhere:', () => {
  it.each(rows)('$name, in $locale', async ({ act, locale }) => {
    expect.hasAssertions();
    await act(locale);
  });
});
