/** A payment plan of an invoice: agreed in the office, filled by payments and credit notes, the same in every place. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentPath } from '../../domain/document-paths.ts';
import { leftOf, nextInstalment } from '../../domain/instalments.ts';
import type { Invoice } from '../../domain/invoice.ts';
import type { Locale } from '../../domain/locale.ts';
import { locales } from '../../domain/locale.ts';
import { money } from '../../domain/money.ts';
import { formatDay, formatMoney } from '../../server/core/i18n/format.ts';
import { readMessage } from '../../server/core/mail/read-message.ts';
import { readScheduleDocument } from '../../server/features/invoice/schedule-document.ts';
import { schedule, scheduleCommandOf } from '../../server/office/schedule.ts';
import { calls } from '../../contract/calls.ts';
import { plain, readPdf } from '../support/read-pdf.ts';
import type { Office } from './office-of.ts';
import { officeOf } from './office-of.ts';
import type { Buyer } from './payment-places.ts';
import { expectEverywhere, newBuyer, ONE } from './payment-places.ts';
import { firstInvoice } from './people.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';

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

const eur = (minor: number) => money(minor, 'EUR');
const days = ['2099-01-15', '2099-02-15', '2099-03-15'] as const;
const parts = [20_000, 30_000, ONE - 50_000] as const;
const plan = days.map((day, index) => `${day}=${((parts[index] ?? 0) / 100).toFixed(2)}`);

const planned = (number: string) => schedule(office.services, number, plan);

async function invoiceOf(buyer: Buyer): Promise<Invoice> {
  const found = (await buyer.list()).find(({ id }) => id === firstInvoice(buyer.scenario).id);
  if (!found) throw new Error('The invoice is not listed');
  return found;
}

/** A buyer with an invoice in three instalments. */
async function buyerWithPlan(locale: Locale) {
  const buyer = await newBuyer({ server, office }, locale, 'oneInvoice');
  const { reference: number } = await invoiceOf(buyer);
  const said = await planned(number);
  return { buyer, number, said };
}

/** What is paid of each instalment, wherever it is shown: they add up to what the invoice has received or was credited. */
async function expectPaid(buyer: Buyer, paid: readonly number[]): Promise<void> {
  const invoice = await invoiceOf(buyer);
  expect(invoice.instalments).toEqual(
    days.map((dueOn, index) => ({ dueOn, amount: eur(parts[index] ?? 0), paid: eur(paid[index] ?? 0) })),
  );
  const left = invoice.instalments.reduce((all, each) => all + leftOf(each).minor, 0);
  expect(left).toBe(invoice.remaining.minor);
  const linked = await buyer.holder.ask(calls['invoice/read'], { body: { kind: 'list' } });
  const own = linked.kind === 'list' ? linked.invoices.find(({ id }) => id === invoice.id) : undefined;
  expect(own?.instalments).toEqual(invoice.instalments);
  const { locale } = buyer;
  const visibility = { accountId: buyer.scenario.account.id, invoiceId: null };
  const { reference } = invoice;
  const pdf = await readScheduleDocument(office.services, { reference, locale, visibility });
  const rows = days.map((day, index) => [
    formatDay(day, locale),
    formatMoney(eur(parts[index] ?? 0), locale),
    formatMoney(eur(paid[index] ?? 0), locale),
  ]);
  expect(pdf?.parts).toContainEqual(expect.objectContaining({ kind: 'table', rows }));
}

/** The last email about money, of this kind, asks for what is due next and names the instalment; never for more. */
async function expectAsked(buyer: Buyer, kind: string): Promise<void> {
  await server.tick();
  const { locale } = buyer;
  const last = (await buyer.moneyEmails()).at(-1);
  expect(last?.kind).toBe(kind);
  const { parts: bodies } = readMessage(last?.message_source ?? '');
  const text = plain(bodies.find(({ type }) => type === 'text/plain')?.text ?? '');
  const invoice = await invoiceOf(buyer);
  const next = nextInstalment(invoice);
  if (!next) throw new Error('All instalments are paid');
  const amount = plain(formatMoney(next.left, locale));
  const said = locale === 'fr' ? `Versement ${next.number} sur 3` : `Installment ${next.number} of 3`;
  for (const fact of [amount, said, plain(formatDay(next.dueOn, locale))]) expect(text).toContain(fact);
  // The rest is named only as what is left.
  const left = locale === 'fr' ? /Reste à (?:payer|régler)[^€]*$/i : /Left to pay[^€]*$/i;
  const [before = ''] = text.split(plain(formatMoney(invoice.remaining, locale)));
  const isUnnamed = before === text || next.left.minor === invoice.remaining.minor;
  expect(isUnnamed || left.test(before)).toBe(true);
}

describe('a payment plan', () => {
  it.each(locales)('is agreed in the office and emailed to the buyer, in %s', async (locale) => {
    const { buyer, number, said } = await buyerWithPlan(locale);
    expect(said).toEqual([
      `${number}: €691.56 to be paid in 3 installments`,
      '1.  due 2099-01-15  €200.00  €200.00 to be paid',
      '2.  due 2099-02-15  €300.00  €300.00 to be paid',
      '3.  due 2099-03-15  €191.56  €191.56 to be paid',
    ]);
    await expectPaid(buyer, [0, 0, 0]);
    const mails = await server.mail(buyer.scenario.account.email);
    const mail = mails.filter(({ kind }) => kind === 'invoice-issued').at(-1);
    expect(mail?.subject).toContain(number);
    const text = readMessage(mail?.message_source ?? '').parts.find(({ type }) => type === 'text/plain')?.text ?? '';
    for (const [index, day] of days.entries()) {
      expect(text).toContain(formatDay(day, locale));
      expect(text).toContain(formatMoney(eur(parts[index] ?? 0), locale));
    }
  });

  it.each(locales)('is paid by transfers and credit notes, the earliest instalments first, in %s', async (locale) => {
    const { buyer, number } = await buyerWithPlan(locale);
    const reference = await buyer.transfer(await buyer.open());
    const slip = await buyer.visitor.fetch(documentPath('transfer', reference, locale));
    const { text } = await readPdf(new Uint8Array(await slip.arrayBuffer()));
    expect(plain(text)).toContain(plain(formatMoney(eur(20_000), locale)));
    await expectAsked(buyer, 'transfer-ordered');
    await office.settle(reference, { minor: 20_000 });
    await expectPaid(buyer, [20_000, 0, 0]);
    await expectAsked(buyer, 'payment-partly-received');
    expect(nextInstalment(await invoiceOf(buyer))).toMatchObject({ number: 2, left: eur(30_000) });
    await office.credit(number, { kind: 'amount', minor: 10_000 });
    await expectPaid(buyer, [20_000, 10_000, 0]);
    await expectAsked(buyer, 'transfer-changed');
    await office.settle(reference, { minor: 25_000, bankReference: 'second' });
    await expectPaid(buyer, [20_000, 30_000, 5_000]);
    await expectAsked(buyer, 'payment-partly-received');
    await expectEverywhere(buyer, reference, {
      kind: 'partlyPaid',
      state: 'open',
      received: [20_000, 25_000],
      remaining: ONE - 55_000,
    });
    await office.settle(reference, { bankReference: 'third' });
    await expectPaid(buyer, parts);
    expect(await invoiceOf(buyer)).toMatchObject({ status: 2, remaining: eur(0) });
  });

  it.each(locales)(
    'corrects the amount of a transfer ordered before it was agreed or taken away, in %s',
    async (locale) => {
      const buyer = await newBuyer({ server, office }, locale, 'oneInvoice');
      const { reference: number } = await invoiceOf(buyer);
      const reference = await buyer.transfer(await buyer.open());
      await planned(number);
      await expectAsked(buyer, 'transfer-changed');
      await schedule(office.services, number, null);
      await server.tick();
      const last = (await buyer.moneyEmails()).at(-1);
      expect(last?.kind).toBe('transfer-changed');
      expect(plain(last?.subject ?? '')).toContain(plain(formatMoney(eur(ONE), locale)));
      await expectEverywhere(buyer, reference, { kind: 'confirming', state: 'open', remaining: ONE });
    },
  );

  it.each(locales)('keeps the due days of its invoice on the statement while it is paid, in %s', async (locale) => {
    const buyer = await newBuyer({ server, office }, locale, 'oneInvoice');
    const { reference: number, issuedOn, dueOn } = await invoiceOf(buyer);
    /** The days in the row of the invoice, but for the day of its issue. */
    const daysShown = async () => {
      const [, after = ''] = (await buyer.pdf('statement', issuedOn.slice(0, 4))).split(`${number} `);
      const [row = ''] = after.split('€');
      return [dueOn, ...days].filter((day) => day !== issuedOn && row.includes(plain(formatDay(day, locale))));
    };
    expect(await daysShown()).toEqual([dueOn]);
    await planned(number);
    const reference = await buyer.transfer(await buyer.open());
    expect(await daysShown()).toEqual([days[2]]);
    for (const [index, minor] of parts.entries()) {
      await office.settle(reference, { minor, bankReference: `part ${index}` });
      expect(await daysShown()).toEqual([days[2]]);
    }
  });

  it('leaves the whole rest to a card', async () => {
    const { buyer } = await buyerWithPlan('fr');
    const reference = await buyer.payByCard(await buyer.open());
    await expectPaid(buyer, parts);
    await expectEverywhere(buyer, reference, { kind: 'paid', state: 'paid', received: [ONE] });
    expect(nextInstalment(await invoiceOf(buyer))).toBeNull();
  });

  it('ends with the credit note that cancels the invoice', async () => {
    const { buyer, number } = await buyerWithPlan('fr');
    await office.undo(number);
    expect((await invoiceOf(buyer)).instalments).toEqual([]);
    await expect(planned(number)).rejects.toThrow(
      `${number} can’t have a payment plan: it is already paid or canceled.`,
    );
  });

  it('pays exactly the total, in two parts at least, on ascending days after the issue', async () => {
    const buyer = await newBuyer({ server, office }, 'fr', 'oneInvoice');
    const { reference: number, instalments } = await invoiceOf(buyer);
    expect(instalments).toEqual([]);
    const refused = (given: readonly string[], reason: string) =>
      expect(schedule(office.services, number, given)).rejects.toThrow(reason);
    await refused(plan.slice(0, 1), 'at least two');
    await refused(plan.slice(0, 2), 'add up to the total, €691.56.');
    await refused(plan.toReversed(), 'the earliest first');
    await refused(['2001-01-01=200.00', `2099-02-15=${((ONE - 20_000) / 100).toFixed(2)}`], 'before it was issued');
    await refused(['2099-02-30=200.00', ...plan], 'must be a day and an amount');
    await refused(['2099-01-15=0', ...plan], 'An installment can’t be 0.');
    await expect(planned('FA-0000-0000')).rejects.toThrow('There is no invoice FA-0000-0000.');
    expect(() => scheduleCommandOf(number, [], false)).toThrow('Give --installment');
    expect(() => scheduleCommandOf(number, plan, true)).toThrow('or --drop');
    expect((await invoiceOf(buyer)).instalments).toEqual([]);
    await buyer.payByCard(await buyer.open());
    await refused(plan, 'it is already paid or canceled');
  });

  it('is replaced only once it is taken away, and stays once a part is paid', async () => {
    const { buyer, number } = await buyerWithPlan('fr');
    const drop = () => schedule(office.services, number, null);
    await expect(planned(number)).rejects.toThrow('already has a payment plan');
    expect(await drop()).toEqual([
      `${number}: €691.56 to be paid by ${(await invoiceOf(buyer)).dueOn}, without installments`,
    ]);
    expect((await invoiceOf(buyer)).instalments).toEqual([]);
    await expect(drop()).rejects.toThrow(`${number} has no payment plan.`);
    await planned(number);
    await office.settle(await buyer.transfer(await buyer.open()), { minor: 1 });
    await expect(drop()).rejects.toThrow(`Part of ${number} is paid, so its payment plan can’t be removed.`);
    await expectPaid(buyer, [1, 0, 0]);
  });
});
