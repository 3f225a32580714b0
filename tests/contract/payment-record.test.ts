/**
 * What became of a payment says the same on page, list, invoice link, email, in the office and in the books, whatever came for it and
 * in which order; in both languages.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CheckoutAnswer } from '../../machines/domain/checkout.ts';
import type { Invoice } from '../../machines/domain/invoice.ts';
import { cartVersion, isOpen } from '../../machines/domain/invoice.ts';
import type { Locale } from '../../machines/domain/locale.ts';
import { money } from '../../machines/domain/money.ts';
import type { Outcome } from '../../machines/domain/payment.ts';
import { closeOldTransfers } from '../../server/checkout/close-old-transfers.ts';
import { formatMoney } from '../../server/i18n/format.ts';
import { readMessage } from '../../server/mail/read-message.ts';
import type { CheckoutState } from '../../server/db/schema.ts';
import { calls } from '../../src/contract/calls.ts';
import type { Desk, Scenario } from './desk.ts';
import { openDesk } from './desk.ts';
import { formToken, payByCard, sendForm } from './hosted-page.ts';
import type { Office } from './office-of.ts';
import { officeOf } from './office-of.ts';
import { newKey } from './orders.ts';
import { byLink, firstInvoice, signedIn } from './people.ts';
import { checkoutOf, orderSubscription } from './subscriptions.ts';
import type { Visitor } from './visitor.ts';

let desk: Desk;
let office: Office;
beforeAll(async () => {
  desk = await openDesk();
  office = officeOf(desk);
});
afterAll(async () => {
  await office.close();
  await desk.close();
});

/** Amounts are in euro cents. */
interface Expected {
  readonly kind: Outcome['kind'];
  /** The state of the order in the books. */
  readonly state: CheckoutState;
  /** What came for the order, oldest first; and for its invoices by other orders. */
  readonly received?: readonly number[];
  readonly otherwise?: readonly number[];
  /** What goes back, and where that stands. */
  readonly refunds?: readonly (readonly [minor: number, state: 'beingDecided' | 'pending' | 'sent'])[];
  /** What its invoices still ask for. */
  readonly remaining?: number;
  /** The emails about money that the buyer has got by now, the last one last. */
  readonly emails?: readonly string[];
}

/** A buyer with invoices, what may happen to them, and what every place must say then. */
class Case {
  readonly locale: Locale;
  readonly scenario: Scenario;
  readonly visitor: Visitor;
  readonly holder: Visitor;

  constructor(locale: Locale, scenario: Scenario, visitor: Visitor, holder: Visitor) {
    this.locale = locale;
    this.scenario = scenario;
    this.visitor = visitor;
    this.holder = holder;
  }

  async list(): Promise<readonly Invoice[]> {
    const read = await this.visitor.ask(calls['invoice/read'], { body: { kind: 'list' } }, { locale: this.locale });
    return read.kind === 'list' ? read.invoices : [];
  }

  /** Open invoices as they are listed, newest first. */
  async open(): Promise<readonly Invoice[]> {
    return (await this.list()).filter(isOpen);
  }

  async order(method: 'card' | 'transfer', invoices: readonly Invoice[]): Promise<CheckoutAnswer> {
    const order = { invoiceIds: invoices.map(({ id }) => id), method, version: cartVersion(invoices) };
    return this.visitor.ask(calls['invoice/checkout'], { body: order }, { key: newKey(), locale: this.locale });
  }

  async transfer(invoices: readonly Invoice[]): Promise<string> {
    const answer = await this.order('transfer', invoices);
    if (answer.kind !== 'transfer') throw new Error(`Ordered a transfer, and got ${answer.kind}`);
    return answer.transfer.reference;
  }

  async card(invoices: readonly Invoice[]): Promise<{ readonly reference: string; readonly url: string }> {
    const answer = await this.order('card', invoices);
    if (answer.kind !== 'hosted') throw new Error(`Ordered by card, and got ${answer.kind}`);
    return answer;
  }

  async payByCard(invoices: readonly Invoice[]): Promise<string> {
    const { reference, url } = await this.card(invoices);
    await payByCard(this.visitor, url, { confirmation: 'beforeReturn' });
    return reference;
  }

  /** The buyer leaves the hosted page. */
  async cancel(url: string): Promise<void> {
    const token = await formToken(this.visitor, url);
    await sendForm(this.visitor, url, { action: 'cancel', fields: { token } });
    await desk.tick();
  }

  async outcome(reference: string, visitor = this.visitor): Promise<Outcome> {
    const body = { kind: 'outcome', reference } as const;
    const read = await visitor.ask(calls['invoice/read'], { body }, { locale: this.locale });
    if (read.kind !== 'outcome') throw new Error(`Asked for an outcome, and got ${read.kind}`);
    return read.outcome;
  }

  async moneyEmails() {
    const mails = await desk.mail(this.scenario.account.email);
    return mails.filter(({ kind }) => /^(?:payment|refund|transfer)-/.test(kind));
  }

  /** Reads every place that tells of an order, and compares them with what is expected. */
  async says(reference: string, expected: Expected): Promise<void> {
    const { received = [], otherwise = [], refunds = [], remaining = 0 } = expected;
    const told = await this.outcome(reference);
    const eur = (minor: number) => money(minor, 'EUR');
    const amount = (minor: number, locale = this.locale) => formatMoney(eur(minor), locale);
    // Page and print are drawn from this.
    expect({
      kind: told.kind,
      received: told.receipts.filter(({ payment }) => payment === reference).map((receipt) => receipt.amount),
      otherwise: told.receipts.filter(({ payment }) => payment !== reference).map((receipt) => receipt.amount),
      refunds: told.refunds.map((refund) => [refund.amount, refund.state]),
      remaining: told.remaining,
    }).toEqual({
      kind: expected.kind,
      received: received.map(eur),
      otherwise: otherwise.map(eur),
      refunds: refunds.map(([minor, state]) => [eur(minor), state]),
      remaining: eur(remaining),
    });
    const back = refunds.reduce((all, [minor]) => all + minor, 0);
    const came = [...received, ...otherwise].reduce((all, minor) => all + minor, 0);
    const billed = told.invoices.filter(({ creditedBy }) => creditedBy === null);
    const total = billed.reduce((all, invoice) => all + invoice.total.minor, 0);
    expect(came - back + told.remaining.minor).toBe(total);
    if ('transfer' in told && told.transfer) expect(told.transfer.amount).toEqual(told.remaining);
    // The list.
    const listed = (await this.list()).filter(({ id }) => told.invoices.some((invoice) => invoice.id === id));
    expect(listed.map((invoice) => [invoice.id, invoice.status, invoice.remaining, invoice.creditedBy])).toEqual(
      told.invoices.map((invoice) => [invoice.id, invoice.status, invoice.remaining, invoice.creditedBy]),
    );
    const awaiting = listed.filter(({ awaitedTransfer }) => awaitedTransfer?.reference === reference);
    expect(awaiting.some(isOpen)).toBe(expected.state === 'open' && told.method === 'transfer');
    // Whoever has the link to the newest invoice sees what concerns it.
    const own = told.invoices.find(({ id }) => id === this.scenario.invoices[0]?.id);
    if (own) {
      const linked = await this.outcome(reference, this.holder);
      expect(linked.invoices.map(({ id, remaining: rest }) => [id, rest])).toEqual([[own.id, own.remaining]]);
      if (told.invoices.length === 1) expect({ ...linked, receiptTo: null }).toEqual({ ...told, receiptTo: null });
    }
    // The office.
    const shown = await office.order(reference);
    expect(shown.split('\n')[0]).toBe(`Payment ${reference}: ${expected.state}`);
    for (const minor of [...received, ...otherwise]) expect(shown).toContain(`Received ${amount(minor, 'en')} on`);
    expect(shown.match(/^Received/gm) ?? []).toHaveLength(received.length + otherwise.length);
    for (const { reference: number, amount: refunded } of told.refunds) {
      expect(shown).toMatch(new RegExp(`^${number}  .*${formatMoney(refunded, 'en').replace('$', '\\$')}`, 'm'));
    }
    for (const invoice of told.invoices) {
      expect(shown).toContain(`Invoice ${invoice.reference}: ${formatMoney(invoice.remaining, 'en')} to be paid`);
    }
    expect((await office.orders()).includes(reference)).toBe(expected.state === 'open');
    // Emails: the last one says what came, what goes back, and what is left.
    if (expected.emails) {
      const mails = await this.moneyEmails();
      expect(mails.map(({ kind }) => kind)).toEqual(expected.emails);
      const last = mails.at(-1);
      const parts = last ? readMessage(last.message_source).parts : [];
      const text = parts.find(({ type }) => type === 'text/plain')?.text ?? '';
      if (last?.kind.startsWith('payment-')) {
        for (const minor of received) expect(text).toContain(amount(minor));
        for (const [minor] of refunds) expect(text).toContain(amount(minor));
        if (remaining > 0) expect(`${last.subject}\n${text}`).toContain(amount(remaining));
      }
      if (last?.kind === 'transfer-changed' && remaining > 0) expect(text).toContain(amount(remaining));
      if (last?.kind.startsWith('refund-')) expect(text).toContain(amount(refunds.at(-1)?.[0] ?? 0));
    }
    // A receipt is copied where there is one.
    const copied = await this.visitor.send(calls['invoice/receipt-copy'], {
      body: calls['invoice/receipt-copy'].request.encode({ reference: told.reference, email: 'copy@example.org' }),
    });
    expect([200, 429]).toContain(told.kind === 'paid' ? copied.status : 200);
    if (told.kind !== 'paid') expect([404, 429]).toContain(copied.status);
    // The books.
    expect(await office.audit()).toContain('Ledger and books agree');
  }
}

async function newCase(locale: Locale, name: 'oneInvoice' | 'severalInvoices' | 'paymentWallet'): Promise<Case> {
  const scenario = await desk.scenario({ name, locale });
  return new Case(locale, scenario, await signedIn(desk, scenario), await byLink(desk, scenario));
}

/** The only invoice of `oneInvoice`; the older and the newer one of `severalInvoices`. */
const ONE = 69_156;
const OLDER = 91_366;
const NEWER = 113_576;

const ordered = 'transfer-ordered';
const cases: Readonly<Record<string, (locale: Locale) => Promise<void>>> = {
  'one invoice by card': async (locale) => {
    const buyer = await newCase(locale, 'oneInvoice');
    const reference = await buyer.payByCard(await buyer.open());
    await buyer.says(reference, { kind: 'paid', state: 'paid', received: [ONE], emails: ['payment-received'] });
  },
  'several invoices by one transfer': async (locale) => {
    const buyer = await newCase(locale, 'severalInvoices');
    const reference = await buyer.transfer(await buyer.open());
    await buyer.says(reference, { kind: 'confirming', state: 'open', remaining: OLDER + NEWER, emails: [ordered] });
    await office.settle(reference);
    await buyer.says(reference, {
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
    await buyer.says(card, { kind: 'paid', state: 'paid', received: [older.total.minor] });
    const emails = [ordered, 'payment-received', 'transfer-changed'];
    const otherwise = [older.total.minor];
    await buyer.says(reference, { kind: 'confirming', state: 'open', otherwise, remaining: newer.total.minor, emails });
    await office.settle(reference, { minor: 100_000 });
    await buyer.says(reference, {
      kind: 'partlyPaid',
      state: 'open',
      received: [100_000],
      otherwise,
      remaining: newer.total.minor - 100_000,
      emails: [...emails, 'payment-partly-received'],
    });
    await office.settle(reference, { minor: 20_000 });
    await buyer.says(reference, {
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
    await buyer.says(reference, {
      kind: 'partlyPaid',
      state: 'open',
      received: [20_000],
      remaining: ONE - 20_000,
      emails: part,
    });
    const card = await buyer.payByCard(await buyer.open());
    await buyer.says(card, { kind: 'paid', state: 'paid', received: [ONE - 20_000], otherwise: [20_000] });
    await buyer.says(reference, {
      kind: 'paid',
      state: 'paid',
      received: [20_000],
      otherwise: [ONE - 20_000],
      emails: [...part, 'payment-received', 'transfer-changed'],
    });
    await office.settle(reference, { minor: 5_000 });
    await buyer.says(reference, {
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
    expect(await office.settle(reference, { minor: 10_000 })).toContain('in the books already');
    await office.settle(reference, { minor: 20_000 });
    await buyer.says(reference, {
      kind: 'partlyPaid',
      state: 'open',
      received: [10_000, 20_000],
      remaining: ONE - 30_000,
      emails: [ordered, 'payment-partly-received', 'payment-partly-received'],
    });
    await office.settle(reference);
    await buyer.says(reference, {
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
    expect(await office.settle(reference, { bankReference: 'VIR-2' })).toContain('in the books already');
    await buyer.says(reference, {
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
    await buyer.says(reference, { ...expected, refunds: [[back, 'pending']], emails });
    const [, number = ''] = /^RB-(\d+)/m.exec(await office.order(reference)) ?? [];
    await office.sent(Number(number), 'VIR-OUT-1');
    await buyer.says(reference, { ...expected, refunds: [[back, 'sent']], emails: [...emails, 'refund-sent'] });
  },
  'a credit note after the payment, by card': async (locale) => {
    const buyer = await newCase(locale, 'oneInvoice');
    const reference = await buyer.payByCard(await buyer.open());
    await office.undo(firstInvoice(buyer.scenario).reference);
    await buyer.says(reference, {
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
    await buyer.says(reference, {
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
    const emails = [ordered, 'payment-partly-received', 'refund-announced'];
    await buyer.says(reference, {
      kind: 'returned',
      state: 'refunded',
      received: [20_000],
      refunds: [[20_000, 'pending']],
      emails,
    });
    await office.settle(reference, { minor: ONE - 20_000 });
    await buyer.says(reference, {
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
    await buyer.says(reference, { kind: 'notCharged', state: 'notCharged', emails: [ordered, 'transfer-changed'] });
    expect(await buyer.outcome(reference)).toMatchObject({ reason: 'noLongerDue' });
    await office.settle(reference, { minor: ONE });
    await buyer.says(reference, {
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
    await buyer.says(reference, {
      kind: 'confirming',
      state: 'open',
      remaining: newer.total.minor,
      emails: [ordered, 'transfer-changed'],
    });
    await office.settle(reference);
    await buyer.says(reference, { kind: 'paid', state: 'paid', received: [newer.total.minor] });
  },
  'a wallet, and a credit note for what it paid': async (locale) => {
    const scenario = await desk.scenario({ name: 'paymentWallet', locale });
    const visitor = await signedIn(desk, scenario);
    const who = { scenario, visitor, id: scenario.subscription?.id ?? 0 };
    const answer = await orderSubscription(who, await checkoutOf(who, 'porteMonnaie'), { locale });
    if (answer.kind !== 'alreadyPaid') throw new Error(`Paid from the wallet, and got ${answer.kind}`);
    const buyer = new Case(locale, scenario, visitor, visitor);
    const { reference } = answer;
    const [invoice] = await buyer.list();
    const total = invoice?.total.minor ?? 0;
    await buyer.says(reference, { kind: 'paid', state: 'paid', received: [total], emails: ['payment-received'] });
    await office.undo(invoice?.reference ?? '');
    await buyer.says(reference, {
      kind: 'returned',
      state: 'refunded',
      received: [total],
      refunds: [[total, 'sent']],
      emails: ['payment-received', 'refund-sent'],
    });
  },
  'a late charge, while the invoice is open and after another card has paid it': async (locale) => {
    const buyer = await newCase(locale, 'severalInvoices');
    const [newer, older] = await buyer.open();
    if (!newer || !older) throw new Error('This scenario has two open invoices');
    const late = await buyer.card([newer]);
    await buyer.cancel(late.url);
    await buyer.says(late.reference, { kind: 'notCharged', state: 'notCharged', remaining: newer.total.minor });
    await desk.control('charge', { reference: late.reference, confirmation: 'beforeReturn' });
    await desk.tick();
    await buyer.says(late.reference, { kind: 'paid', state: 'paid', received: [newer.total.minor] });
    const left = await buyer.card([older]);
    await buyer.cancel(left.url);
    const paid = await buyer.payByCard([older]);
    await buyer.says(left.reference, { kind: 'paid', state: 'notCharged', otherwise: [older.total.minor] });
    await desk.control('charge', { reference: left.reference, confirmation: 'beforeReturn' });
    await desk.tick();
    await buyer.says(left.reference, {
      kind: 'returned',
      state: 'refunded',
      received: [older.total.minor],
      otherwise: [older.total.minor],
      refunds: [[older.total.minor, 'sent']],
    });
    await buyer.says(paid, { kind: 'paid', state: 'paid', received: [older.total.minor] });
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
    // Whichever came first: nothing says that what came did not come.
    expect(['open', 'paid']).toContain(state);
    await buyer.says(reference, { kind: 'partlyPaid', state, received: [10_000], remaining: ONE - 10_000 });
    await office.fail(reference);
    await buyer.says(reference, { kind: 'partlyPaid', state: 'paid', received: [10_000], remaining: ONE - 10_000 });
    expect(await buyer.outcome(reference)).toMatchObject({ transfer: null });
    await office.settle(reference);
    await buyer.says(reference, { kind: 'paid', state: 'paid', received: [10_000, ONE - 10_000] });
  },
  'a card that is charged for an invoice that was canceled': async (locale) => {
    const buyer = await newCase(locale, 'oneInvoice');
    // An order by transfer makes the document final: only that can be canceled.
    await buyer.transfer(await buyer.open());
    const card = await buyer.card(await buyer.open());
    const [invoice] = await buyer.open();
    await office.undo(invoice?.reference ?? '');
    await buyer.says(card.reference, { kind: 'notCharged', state: 'notCharged' });
    await desk.control('charge', { reference: card.reference, confirmation: 'beforeReturn' });
    await desk.tick();
    await buyer.says(card.reference, {
      kind: 'returned',
      state: 'refunded',
      received: [ONE],
      refunds: [[ONE, 'sent']],
      emails: [ordered, 'transfer-changed', 'refund-sent'],
    });
    expect(await buyer.outcome(card.reference)).toMatchObject({ refunds: [{ reason: 'canceledBefore' }] });
  },
  'a transfer that does not come for 90 days, and comes after all': async (locale) => {
    const buyer = await newCase(locale, 'oneInvoice');
    const reference = await buyer.transfer(await buyer.open());
    const long = new Date(Date.now() - 91 * 24 * 3_600_000).toISOString();
    const { db } = office.services;
    await db.updateTable('checkouts').set({ created_at: long }).where('reference', '=', reference).execute();
    await closeOldTransfers(office.services);
    await buyer.says(reference, { kind: 'notCharged', state: 'notCharged', remaining: ONE });
    expect(await buyer.outcome(reference)).toMatchObject({ reason: 'expired' });
    await office.settle(reference);
    await buyer.says(reference, { kind: 'paid', state: 'paid', received: [ONE] });
  },
};

describe.each(['fr', 'en'] as const)('a payment in %s says the same everywhere:', (locale) => {
  it.each(Object.entries(cases))('%s', async (_, act) => {
    await act(locale);
  });
});
