/** The files of an issued invoice, and what its page says of it, stay to the byte as they were at issue. */
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentPath } from '../../domain/document-paths.ts';
import type { Invoice } from '../../domain/invoice.ts';
import { locales } from '../../domain/locale.ts';
import { openDispute, refundByHand } from '../../server/core/payments/sandbox/dashboard.ts';
import { exportInvoice, exportInvoicePdf } from '../../server/office/invoice.ts';
import { issuerChangeOf, setBankAccount, setIssuer } from '../../server/office/issuer.ts';
import { schedule } from '../../server/office/schedule.ts';
import { calls } from '../../contract/calls.ts';
import type { Office } from './office-of.ts';
import { officeOf } from './office-of.ts';
import { newBuyer } from './payment-places.ts';
import { checkoutOf, orderSubscription, subscriber } from './subscriptions.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import type { Visitor } from './visitor.ts';

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

/** What an invoice states of itself: what came later is said elsewhere. */
function ownFacts({ issuedOn, dueOn, issuer, payer, lines, notes, legalMentions, net, vat, total }: Invoice) {
  return { issuedOn, dueOn, issuer, payer, lines, notes, legalMentions, net, vat, total };
}

async function listed(visitor: Visitor, reference: string): Promise<Invoice> {
  const read = await visitor.ask(calls['invoice/read'], { body: { kind: 'list' } });
  const found = read.kind === 'list' ? read.invoices.find((invoice) => invoice.reference === reference) : undefined;
  if (!found) throw new Error(`${reference} is not listed`);
  return found;
}

const hashOf = (file: Buffer): string => createHash('sha256').update(file).digest('hex');

/** Every form of an invoice: XML and PDF of the office, PDF at each address, its facts on the page. */
async function formsOf(visitor: Visitor, reference: string) {
  const folder = await mkdtemp(join(tmpdir(), 'invoice-'));
  const file = join(folder, 'invoice.pdf');
  await exportInvoicePdf(office.services, reference, file);
  const pdf = await readFile(file);
  await rm(folder, { recursive: true });
  const downloads = locales.map(async (locale) => {
    const answer = await visitor.fetch(documentPath('invoice', reference, locale));
    return Buffer.from(await answer.arrayBuffer()).equals(pdf);
  });
  return {
    xml: (await exportInvoice(office.services, reference)).join('\n'),
    pdf: hashOf(pdf),
    areDownloadsSame: (await Promise.all(downloads)).every(Boolean),
    page: ownFacts(await listed(visitor, reference)),
  };
}

describe('an issued invoice', () => {
  it('stays as it was through a plan, payments, credit notes and another account', async () => {
    const buyer = await newBuyer({ server, office }, 'fr', 'oneInvoice');
    const [{ reference } = { reference: '' }] = await buyer.list();
    const before = await formsOf(buyer.visitor, reference);
    expect(before.areDownloadsSame).toBe(true);
    const same = async () => expect(await formsOf(buyer.visitor, reference)).toEqual(before);

    await schedule(office.services, reference, ['2099-01-15=200.00', '2099-02-15=491.56']);
    await same();
    const payment = await buyer.transfer(await buyer.open());
    await same();
    await office.settle(payment, { minor: 20_000 });
    await same();
    await office.credit(reference, { kind: 'amount', minor: 10_000 });
    await same();
    await office.settle(payment);
    await same();
    await office.undo(reference);
    await same();
    const account = { holder: 'Presses du Delta', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', bank: 'Delta' };
    await setBankAccount(office.services, { currency: 'EUR', ...account });
    await setIssuer(office.services, issuerChangeOf({ name: 'Presses du Delta' }));
    await office.services.db.updateTable('accounts').set({ locale: 'en' }).execute();
    await same();
  });

  it('stays unpaid in its files where it is paid by card on the same day, disputed and refunded', async () => {
    const buyer = await newBuyer({ server, office }, 'fr', 'oneInvoice');
    const [{ reference, id } = { reference: '', id: 0 }] = await buyer.list();
    const before = await formsOf(buyer.visitor, reference);
    expect(before.xml).toContain('<ram:ID>S1</ram:ID>');
    await buyer.payByCard(await buyer.open());
    const [session] = (await server.books(id)).sessions;
    expect(await formsOf(buyer.visitor, reference)).toEqual(before);
    await refundByHand(office.services, session?.id ?? '', { minor: 1000, deliveries: 1 });
    await openDispute(office.services, session?.id ?? '', { minor: 5000, deliveries: 1 });
    await server.tick();
    expect((await listed(buyer.visitor, reference)).reversals).toHaveLength(2);
    expect(await formsOf(buyer.visitor, reference)).toEqual(before);
  });

  it('keeps the length of its service where the subscription begins later', async () => {
    const who = await subscriber(server);
    const ordered = await orderSubscription(who, await checkoutOf(who, 'virement'));
    if (ordered.kind !== 'transfer') throw new Error(`Ordered a transfer, and got ${ordered.kind}`);
    const { books } = await server.subscriptionBooks(who.id);
    const read = await who.visitor.ask(calls['invoice/read'], { body: { kind: 'list' } });
    const [{ reference } = { reference: '' }] = read.kind === 'list' ? read.invoices : [];
    const before = await formsOf(who.visitor, reference);
    expect(before.xml).not.toContain('<ram:BillingSpecifiedPeriod>');
    await office.settle(books?.checkouts.at(-1)?.reference ?? '');
    expect((await server.subscriptionBooks(who.id)).subscription.status).toBe('current');
    expect(await formsOf(who.visitor, reference)).toEqual(before);
  });
});

it('a credit note stays as it was', async () => {
  const buyer = await newBuyer({ server, office }, 'fr', 'oneInvoice');
  const [{ reference } = { reference: '' }] = await buyer.list();
  await office.credit(reference, { kind: 'amount', minor: 10_000 });
  const note = (await buyer.list()).find(({ kind }) => kind === 'creditNote')?.reference ?? '';
  const before = await formsOf(buyer.visitor, note);
  await buyer.payByCard(await buyer.open());
  await office.undo(reference);
  expect(await formsOf(buyer.visitor, note)).toEqual(before);
});

it('a file that was written once is kept, and never changed', async () => {
  const buyer = await newBuyer({ server, office }, 'fr', 'oneInvoice');
  const [{ reference, id } = { reference: '', id: 0 }] = await buyer.list();
  const before = await formsOf(buyer.visitor, reference);
  const { db } = office.services;
  const kept = await db.selectFrom('invoice_files').selectAll().where('invoice_id', '=', id).executeTakeFirstOrThrow();
  expect(hashOf(kept.pdf)).toBe(before.pdf);
  expect(kept.xml).toBe(before.xml);
  const change = db.updateTable('invoice_files').set({ xml: null }).where('invoice_id', '=', id).execute();
  await expect(change).rejects.toThrow('its files stay as they are');
  const deletion = db.deleteFrom('invoice_files').where('invoice_id', '=', id).execute();
  await expect(deletion).rejects.toThrow('its files stay as they are');
});
