/** The account of a payment in every place: page, list, invoice link, email, office and books. */
import { expect } from 'vitest';
import type { CheckoutAnswer } from '../../domain/checkout.ts';
import type { Invoice } from '../../domain/invoice.ts';
import type { DocumentKind } from '../../domain/document-paths.ts';
import { documentPath } from '../../domain/document-paths.ts';
import { askedOf, cartVersion, isCanceled, isOpen } from '../../domain/invoice.ts';
import type { Locale } from '../../domain/locale.ts';
import { money } from '../../domain/money.ts';
import { isUndecided, overpaymentOf } from '../../domain/payment-amounts.ts';
import type { Outcome } from '../../domain/payment.ts';
import type { CheckoutState } from '../../server/core/db/schema.ts';
import { formatMoney } from '../../server/core/i18n/format.ts';
import { standingText } from '../../server/core/i18n/invoice-standing.ts';
import { readMessage } from '../../server/core/mail/read-message.ts';
import { calls } from '../../contract/calls.ts';
import type { InvoiceReading } from '../../contract/invoice.ts';
import { pdfTextOf, plain } from '../support/read-pdf.ts';
import type { TestServer, Scenario } from './test-server.ts';
import { formToken, payByCard, sendForm } from './hosted-page.ts';
import type { Office } from './office-of.ts';
import { newKey } from './orders.ts';
import { byLink, signedIn } from './people.ts';
import type { Visitor } from './visitor.ts';

/** The text of an email. */
function textOf({ message_source: source }: { readonly message_source: string }): string {
  return readMessage(source).parts.find(({ type }) => type === 'text/plain')?.text ?? '';
}

/** Amounts are in euro cents. */
export interface Expected {
  readonly kind: Outcome['kind'];
  /** The state of the order in the books. */
  readonly state: CheckoutState;
  /** The receipts for the order, oldest first; and for its invoices by other orders. */
  readonly received?: readonly number[];
  readonly otherwise?: readonly number[];
  /** The refunds, and their state. */
  readonly refunds?: readonly (readonly [minor: number, state: 'beingDecided' | 'pending' | 'sent'])[];
  /** The amounts still due on its invoices. */
  readonly remaining?: number;
  /** The emails about money to the buyer so far, oldest first. */
  readonly emails?: readonly string[];
}

/** A buyer with invoices, the events that may happen to them, and the expected account in every place. */
export class Buyer {
  readonly server: TestServer;
  readonly office: Office;
  readonly locale: Locale;
  readonly scenario: Scenario;
  readonly visitor: Visitor;
  /** A visitor with the link to the newest invoice. */
  readonly holder: Visitor;

  constructor(
    { server, office }: { readonly server: TestServer; readonly office: Office },
    { locale, scenario, visitor, holder }: Pick<Buyer, 'locale' | 'scenario' | 'visitor' | 'holder'>,
  ) {
    this.server = server;
    this.office = office;
    this.locale = locale;
    this.scenario = scenario;
    this.visitor = visitor;
    this.holder = holder;
  }

  async listed(visitor = this.visitor): Promise<Extract<InvoiceReading, { readonly kind: 'list' }>> {
    const read = await visitor.ask(calls['invoice/read'], { body: { kind: 'list' } }, { locale: this.locale });
    if (read.kind !== 'list') throw new Error(`Asked for the list, and got ${read.kind}`);
    return read;
  }

  async list(): Promise<readonly Invoice[]> {
    return (await this.listed()).invoices;
  }

  /** The text of a document in PDF. */
  async pdf(kind: DocumentKind, reference: string): Promise<string> {
    return pdfTextOf(await this.visitor.fetch(documentPath(kind, reference, this.locale)));
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
    return answer.transfer.payment;
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
    await this.server.tick();
  }

  async outcome(reference: string, visitor = this.visitor): Promise<Outcome> {
    const body = { kind: 'outcome', reference } as const;
    const read = await visitor.ask(calls['invoice/read'], { body }, { locale: this.locale });
    if (read.kind !== 'outcome') throw new Error(`Asked for an outcome, and got ${read.kind}`);
    return read.outcome;
  }

  async moneyEmails() {
    const mails = await this.server.mail(this.scenario.account.email);
    return mails.filter(({ kind }) => /^(?:payment|refund|transfer)-/.test(kind));
  }
}

export type InvoiceScenario = 'oneInvoice' | 'severalInvoices';

/** The only invoice of `oneInvoice`; the older and the newer one of `severalInvoices`. */
export const ONE = 69_156;
export const OLDER = 91_366;
export const NEWER = 113_576;

/** A new account with invoices. */
export async function newBuyer(
  places: Pick<Buyer, 'server' | 'office'>,
  locale: Locale,
  name: InvoiceScenario,
): Promise<Buyer> {
  const scenario = await places.server.scenario({ name, locale });
  const visitor = await signedIn(places.server, scenario);
  return new Buyer(places, { locale, scenario, visitor, holder: await byLink(places.server, scenario) });
}

/** Statement, office and the last email of an overpayment say what came and what was due. */
async function expectOverpayment(buyer: Buyer, got: Outcome, statement: string): Promise<void> {
  const overpayment = overpaymentOf(got);
  if (!overpayment) return;
  const { received, asked } = overpayment;
  expect(asked).toEqual(got.total);
  expect(statement).toContain(plain(formatMoney(received, buyer.locale)));
  expect(await buyer.office.order(got.reference)).toContain(
    `${formatMoney(received, 'en')} received, ${formatMoney(asked, 'en')} due`,
  );
  const last = (await buyer.moneyEmails()).at(-1);
  const text = last ? textOf(last) : '';
  for (const amount of [received, asked]) expect(text).toContain(formatMoney(amount, buyer.locale));
}

/** The documents of a payment: statement and receipt agree with its page. An invoice’s own file is as it was issued. */
async function expectDocuments(buyer: Buyer, got: Outcome): Promise<void> {
  const { locale } = buyer;
  const [first] = got.invoices;
  const statement = await buyer.pdf('statement', first?.issuedOn.slice(0, 4) ?? '');
  for (const invoice of got.invoices) {
    const standing = standingText(invoice, locale);
    expect(statement).toContain(plain(`${standing} ${formatMoney(invoice.total, locale)}`));
  }
  for (const { reference } of got.refunds) expect(statement).toContain(reference);
  const { refunds } = await buyer.listed();
  const own = refunds.filter(({ payment }) => payment === got.reference);
  const overpayment = overpaymentOf(got);
  expect(own.toReversed()).toEqual(
    got.refunds.map((refund) => ({
      ...refund,
      payment: got.reference,
      overpayment:
        overpayment && refund.reason === 'tooMuch'
          ? { received: overpayment.received, asked: overpayment.asked }
          : null,
    })),
  );
  await expectOverpayment(buyer, got, statement);
  if (got.kind !== 'paid' && (got.kind !== 'returned' || isUndecided(got))) return;
  const receipt = await buyer.pdf('receipt', got.reference);
  for (const { amount } of [...got.receipts, ...got.refunds])
    expect(receipt).toContain(plain(formatMoney(amount, locale)));
}

/** The office's words for the state of an order. */
function officeState({ state, remaining = 0, refunds = [] }: Expected): string {
  if (state === 'paid' && remaining > 0) return 'partly paid, nothing more is awaited';
  if (state !== 'refunded' || refunds.every(([, refund]) => refund === 'sent')) return state;
  return refunds.some(([, refund]) => refund === 'beingDecided') ? 'refund to be decided' : 'to be refunded';
}

/** Reads every place that shows an order, and compares them with the expectation. */
export async function expectEverywhere(buyer: Buyer, reference: string, expected: Expected): Promise<void> {
  const { office } = buyer;
  // The office may have started work that the server finishes: a refund, an email.
  await buyer.server.tick();
  const { received = [], otherwise = [], refunds = [], remaining = 0 } = expected;
  const got = await buyer.outcome(reference);
  const eur = (minor: number) => money(minor, 'EUR');
  const amount = (minor: number, locale = buyer.locale) => formatMoney(eur(minor), locale);
  // Page and print are drawn from buyer.
  expect({
    kind: got.kind,
    received: got.receipts.filter(({ payment }) => payment === reference).map((receipt) => receipt.amount),
    otherwise: got.receipts.filter(({ payment }) => payment !== reference).map((receipt) => receipt.amount),
    refunds: got.refunds.map((refund) => [refund.amount, refund.state]),
    remaining: got.remaining,
  }).toEqual({
    kind: expected.kind,
    received: received.map(eur),
    otherwise: otherwise.map(eur),
    refunds: refunds.map(([minor, state]) => [eur(minor), state]),
    remaining: eur(remaining),
  });
  const back = refunds.reduce((all, [minor]) => all + minor, 0);
  const came = [...received, ...otherwise].reduce((all, minor) => all + minor, 0);
  const billed = got.invoices.filter((invoice) => !isCanceled(invoice));
  const total = billed.reduce((all, invoice) => all + askedOf(invoice).minor, 0);
  expect(came - back + got.remaining.minor).toBe(total);
  if ('transfer' in got && got.transfer) expect(got.transfer.amount).toEqual(got.remaining);
  // The list.
  const listed = (await buyer.list()).filter(({ id }) => got.invoices.some((invoice) => invoice.id === id));
  expect(listed.map((invoice) => [invoice.id, invoice.status, invoice.remaining, invoice.creditNotes])).toEqual(
    got.invoices.map((invoice) => [invoice.id, invoice.status, invoice.remaining, invoice.creditNotes]),
  );
  const awaiting = listed.filter(({ awaitedTransfer }) => awaitedTransfer?.reference === reference);
  expect(awaiting.some(isOpen)).toBe(expected.state === 'open' && got.method === 'transfer');
  // The holder of the link to the newest invoice sees that invoice only.
  const own = got.invoices.find(({ id }) => id === buyer.scenario.invoices[0]?.id);
  if (own) {
    const linked = await buyer.outcome(reference, buyer.holder);
    expect(linked.invoices.map(({ id, remaining: rest }) => [id, rest])).toEqual([[own.id, own.remaining]]);
    if (got.invoices.length === 1) expect({ ...linked, receiptTo: null }).toEqual({ ...got, receiptTo: null });
  }
  // The office.
  const shown = await office.order(reference);
  expect(shown.split('\n')[0]).toBe(`Payment ${reference}: ${officeState(expected)}`);
  for (const minor of [...received, ...otherwise]) expect(shown).toContain(`Received ${amount(minor, 'en')} on`);
  expect(shown.match(/^Received/gm) ?? []).toHaveLength(received.length + otherwise.length);
  for (const { reference: number, amount: refunded } of got.refunds) {
    expect(shown).toMatch(new RegExp(`^${number}  .*${formatMoney(refunded, 'en').replace('$', '\\$')}`, 'm'));
  }
  for (const invoice of got.invoices) {
    expect(shown).toContain(`Invoice ${invoice.reference}: ${formatMoney(invoice.remaining, 'en')} to be paid`);
  }
  expect((await office.orders()).includes(reference)).toBe(expected.state === 'open');
  await expectDocuments(buyer, got);
  // Emails: the last one names the receipts, the refunds, and the rest due.
  if (expected.emails) {
    const mails = await buyer.moneyEmails();
    expect(mails.map(({ kind }) => kind)).toEqual(expected.emails);
    const last = mails.at(-1);
    const text = last ? textOf(last) : '';
    if (last?.kind.startsWith('payment-') || last?.kind === 'transfer-closed') {
      for (const minor of received) expect(text).toContain(amount(minor));
      for (const [minor] of refunds) expect(text).toContain(amount(minor));
      if (remaining > 0) expect(`${last.subject}\n${text}`).toContain(amount(remaining));
    }
    if (last?.kind === 'transfer-changed' && remaining > 0) expect(text).toContain(amount(remaining));
    if (last?.kind.startsWith('refund-')) expect(text).toContain(amount(refunds.at(-1)?.[0] ?? 0));
  }
  // A receipt is copied where one exists.
  const copied = await buyer.visitor.send(calls['invoice/receipt-copy'], {
    body: calls['invoice/receipt-copy'].request.encode({ reference: got.reference, email: 'copy@example.org' }),
  });
  expect([200, 429]).toContain(got.kind === 'paid' ? copied.status : 200);
  if (got.kind !== 'paid') expect([404, 429]).toContain(copied.status);
  // The books.
  expect(await office.audit()).toContain('Ledger and books agree');
}
