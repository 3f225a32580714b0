/** An unpaid invoice is paid from its paper: account, reference, code and link stand on it, and its number settles it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportInvoice } from '../../server/office/invoice.ts';
import { documentPath } from '../../domain/document-paths.ts';
import { readMessage } from '../../server/core/mail/read-message.ts';
import { plain, readPdf } from '../support/read-pdf.ts';
import type { Office } from './office-of.ts';
import { officeOf } from './office-of.ts';
import type { Buyer } from './payment-places.ts';
import { newBuyer, ONE } from './payment-places.ts';
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

/** A buyer with one open invoice, and its number. */
async function withInvoice() {
  const buyer = await newBuyer({ server, office }, 'fr', 'oneInvoice');
  const [{ reference } = { reference: '' }] = await buyer.list();
  return { buyer, reference };
}

async function invoiceFile(buyer: Buyer, reference: string) {
  const answer = await buyer.visitor.fetch(documentPath('invoice', reference, 'fr'));
  return readPdf(new Uint8Array(await answer.arrayBuffer()));
}

it('the reference is one: on paper, in the XML, on the page, in the email and in the details of the transfer', async () => {
  const { buyer, reference } = await withInvoice();
  const account = await office.services.db
    .selectFrom('bank_accounts')
    .selectAll()
    .where('currency', '=', 'EUR')
    .executeTakeFirstOrThrow();
  const { text, alternatives, pages } = await invoiceFile(buyer, reference);
  const facts = [account.holder, account.iban.replaceAll(/(.{4})(?=.)/g, '$1 '), account.bic, account.bank];
  for (const fact of [...facts, `Référence du paiement${reference}`, 'À régler', '/fr/account/invoices'])
    expect(text.replaceAll(' ', '')).toContain(plain(fact).replaceAll(' ', ''));
  expect(alternatives).toHaveLength(1);
  expect(pages).toBe(1);
  const xml = (await exportInvoice(office.services, reference)).join('');
  expect(xml).toContain(`<ram:PaymentReference>${reference}</ram:PaymentReference>`);
  const payment = await buyer.transfer(await buyer.open());
  expect(await buyer.outcome(payment)).toMatchObject({ kind: 'confirming', transfer: { reference } });
  expect(await buyer.pdf('transfer', payment)).toContain(`Référence du paiement ${reference}`);
  const [email] = (await buyer.moneyEmails()).toReversed();
  const [{ text: words } = { text: '' }] = readMessage(email?.message_source ?? '').parts;
  expect(plain(words)).toContain(`Référence du paiement ${reference}`);
});

it('of several invoices the payment is quoted', async () => {
  const buyer = await newBuyer({ server, office }, 'fr', 'severalInvoices');
  const payment = await buyer.transfer(await buyer.open());
  expect(await buyer.outcome(payment)).toMatchObject({ transfer: { reference: payment } });
});

it('an invoice that its payment issued asks for nothing', async () => {
  const { buyer, reference } = await withInvoice();
  await office.undo(reference);
  const [note] = (await buyer.list()).filter(({ kind }) => kind === 'creditNote');
  const { text, alternatives } = await invoiceFile(buyer, note?.reference ?? '');
  expect(text).not.toContain('IBAN');
  expect(alternatives).toEqual([]);
});

describe('the office settles by the number of an invoice', () => {
  const transfersOf = async ({ scenario }: Buyer) =>
    office.services.db
      .selectFrom('checkouts')
      .select(['reference', 'state'])
      .where('account_id', '=', scenario.account.id)
      .where('method', '=', 'transfer')
      .orderBy('id')
      .execute();

  it('that was paid from paper, once', async () => {
    const { buyer, reference } = await withInvoice();
    await office.settle(reference, { minor: 20_000 });
    const [order] = await transfersOf(buyer);
    expect(order).toMatchObject({ state: 'open' });
    expect((await buyer.list())[0]).toMatchObject({ remaining: { minor: ONE - 20_000 } });
    expect(await office.settle(reference, { minor: 20_000 })).toContain('already recorded');
    await office.settle(reference);
    expect(await transfersOf(buyer)).toEqual([{ reference: order?.reference, state: 'paid' }]);
    expect((await buyer.list())[0]).toMatchObject({ remaining: { minor: 0 } });
    expect((await buyer.moneyEmails()).map(({ kind }) => kind)).toEqual([
      'payment-partly-received',
      'payment-received',
    ]);
    expect(await office.audit()).not.toContain(reference);
  });

  it('for which a transfer was ordered: by either', async () => {
    const { buyer, reference } = await withInvoice();
    const payment = await buyer.transfer(await buyer.open());
    await office.settle(reference, { minor: 20_000 });
    await office.settle(payment);
    expect(await transfersOf(buyer)).toEqual([{ reference: payment, state: 'paid' }]);
  });

  it('that was ordered with others: its own money is its own', async () => {
    const buyer = await newBuyer({ server, office }, 'fr', 'severalInvoices');
    const [newer] = await buyer.open();
    const both = await buyer.transfer(await buyer.open());
    await office.settle(newer?.reference ?? '');
    expect((await buyer.open()).map(({ reference }) => reference)).not.toContain(newer?.reference);
    expect(await buyer.open()).toHaveLength(1);
    expect((await transfersOf(buyer)).find(({ reference }) => reference === both)).toMatchObject({ state: 'open' });
  });

  it('that was paid by card: the money goes back', async () => {
    const { buyer, reference } = await withInvoice();
    await buyer.payByCard(await buyer.open());
    await expect(office.settle(reference)).rejects.toThrow(`Nothing is left to pay of ${reference}.`);
    await office.settle(reference, { minor: ONE });
    expect(await office.refunds()).toContain(buyer.scenario.account.email);
    expect((await buyer.listed()).refunds).toMatchObject([{ reason: 'paidOtherwise', state: 'pending' }]);
  });

  it('gives it up by the number, too', async () => {
    const { buyer, reference } = await withInvoice();
    await expect(office.fail(reference)).rejects.toThrow(`There is no payment ${reference}.`);
    const payment = await buyer.transfer(await buyer.open());
    await office.fail(reference);
    expect(await transfersOf(buyer)).toEqual([{ reference: payment, state: 'notCharged' }]);
    await expect(office.settle('FA-1900-0001')).rejects.toThrow('There is no payment FA-1900-0001.');
  });
});
