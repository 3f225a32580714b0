/** The order of a French public body: invoiced at 30 days, deposited on Chorus Pro, paid by transfer. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { QuotationDetails } from '../../domain/quotation.ts';
import { cartVersion } from '../../domain/invoice.ts';
import { readMessage } from '../../server/core/mail/read-message.ts';
import { mintInvoiceToken } from '../../server/features/invoice/token.ts';
import { chorusReportOf, listChorus, noteChorus } from '../../server/office/chorus.ts';
import { exportInvoice } from '../../server/office/invoice.ts';
import { schedule, scheduleCommandOf } from '../../server/office/schedule.ts';
import { calls } from '../../contract/calls.ts';
import { readPdf } from '../support/read-pdf.ts';
import type { Office } from './office-of.ts';
import { officeOf } from './office-of.ts';
import { newKey } from './orders.ts';
import type { Buyer } from './quotations.ts';
import { buyer, details, keepDetails, order } from './quotations.ts';
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

const publicBuyer = { siret: '35600000000048', serviceCode: 'DOC-2', engagementNumber: 'EJ-4471' };
const ministry: QuotationDetails = { ...details, publicBuyer };

/** A buyer who has ordered with these details. */
async function ordered(given: QuotationDetails = ministry): Promise<Buyer & { readonly key: string }> {
  const person = await buyer(server);
  const kept = await keepDetails(person, (await person.read()).version, given);
  const body = { id: person.id, version: kept.quotation.version };
  const accepted = await person.visitor.ask(calls['quotation/accept'], { body });
  const key = newKey();
  await order(person, accepted.quotation.version, key);
  return { ...person, key };
}

async function invoicesOf({ visitor }: Buyer) {
  const reading = await visitor.ask(calls['invoice/read'], { body: { kind: 'list' } });
  return reading.kind === 'list' ? reading.invoices : [];
}

async function invoiceOf(person: Buyer) {
  const [invoice, ...others] = await invoicesOf(person);
  if (!invoice || others.length > 0) throw new Error('There is not exactly one invoice');
  return invoice;
}

const mailsTo = (address: string, reference: string) =>
  server.mail(address).then((mails) => mails.filter((mail) => mail.message_source.includes(reference)));

const textOf = (source: string) => readMessage(source).parts.find(({ type }) => type === 'text/plain')?.text ?? '';

const chorusList = async (number: string) =>
  (await listChorus(office.services)).filter((line) => line.startsWith(number)).join('\n');

it('is issued at 30 days when the quote is ordered, once', async () => {
  const person = await ordered();
  const invoice = await invoiceOf(person);
  expect(invoice).toMatchObject({ kind: 'invoice', chorus: { kind: 'toDeposit' } });
  expect(Date.parse(invoice.dueOn) - Date.parse(invoice.issuedOn)).toBe(30 * 86_400_000);
  const quotation = await person.read();
  expect(quotation).toMatchObject({
    state: 'ordered',
    invoice: { reference: invoice.reference, dueOn: invoice.dueOn, progress: { kind: 'toDeposit' } },
  });
  await order(person, quotation.version, newKey());
  expect(await invoicesOf(person)).toHaveLength(1);
  expect(await office.audit()).not.toContain(invoice.reference);
});

it('asks for no card, in the payment and in the emails, which have the references of the body', async () => {
  const person = await ordered();
  const { reference } = await invoiceOf(person);
  const answer = await person.visitor.ask(calls['subscriptionsv2/onlinesubscription'], {
    body: { id: person.id, billing: null },
  });
  expect(answer).toMatchObject({ kind: 'payable', order: { methods: ['transfer'] } });
  const [toBuyer, ...more] = await mailsTo(person.scenario.account.email, reference);
  expect(more).toEqual([]);
  const [toOffice] = await mailsTo('abonnements@example.fr', reference);
  for (const { message_source: source } of [toBuyer, toOffice].flatMap((mail) => mail ?? [])) {
    const text = textOf(source);
    for (const fact of Object.values(publicBuyer)) expect(text).toContain(fact);
    expect(text).toContain('Chorus Pro');
  }
  expect(toOffice).toMatchObject({ kind: 'quotation-order-received' });
  expect(toBuyer).toMatchObject({ kind: 'quotation-ordered' });
});

it('is refused by card, signed in and by its link, and takes a transfer', async () => {
  const person = await ordered();
  const { id, remaining } = await invoiceOf(person);
  const guest = server.visitor();
  await guest.ask(calls.user, {
    query: { invoiceToken: await mintInvoiceToken(office.services.db, office.services, id) },
  });
  const row = calls['invoice/checkout'];
  const wanted = { invoiceIds: [id], version: cartVersion([{ id, remaining }]) };
  for (const [visitor, locale, words] of [
    [person.visitor, 'fr', 'par virement, pas par carte. Rien n’a été commandé.'],
    [guest, 'en', 'by bank transfer, not by card. Nothing was ordered.'],
  ] as const) {
    const body = row.request.encode({ ...wanted, method: 'card' });
    const refused = await visitor.send(row, { body }, { key: newKey(), locale });
    expect(refused.status).toBe(422);
    expect(refused.body.feedback).toContain(words);
    expect((await server.books(id)).sessions).toEqual([]);
    const taken = await visitor.ask(row, { body: { ...wanted, method: 'transfer' } }, { key: newKey() });
    expect(taken.kind).toBe('transfer');
  }
});

it('is a task of the office until it is deposited; the buyer sees each step and gets an email', async () => {
  const person = await ordered();
  const { reference } = await invoiceOf(person);
  expect(await chorusList(reference)).toMatch(/SIRET 35600000000048 +service DOC-2 +commitment EJ-4471 +TO DEPOSIT/);
  const xml = (await exportInvoice(office.services, reference)).join('');
  for (const fact of Object.values(publicBuyer)) expect(xml).toContain(fact);

  const note = (kind: 'deposited' | 'rejected', text: string) =>
    noteChorus(office.services, reference, chorusReportOf(kind, { reference: text, reason: text }));
  await expect(note('rejected', 'Too early')).rejects.toThrow('TO DEPOSIT');
  await note('deposited', 'CPP-1');
  expect((await invoiceOf(person)).chorus).toMatchObject({ kind: 'deposited', reference: 'CPP-1' });
  await expect(note('deposited', 'CPP-2')).rejects.toThrow('deposited on');
  await note('rejected', 'Engagement inconnu');
  expect((await person.read()).invoice?.progress).toMatchObject({ kind: 'rejected', reason: 'Engagement inconnu' });
  expect(await chorusList(reference)).toContain('Engagement inconnu');
  await note('deposited', 'CPP-2');
  expect(await chorusList(reference)).toMatch(/deposited on .* \(CPP-2\)$/);

  const sent = await mailsTo(person.scenario.account.email, reference);
  expect(sent.map(({ kind }) => kind)).toEqual([
    'quotation-ordered',
    'chorus-deposited',
    'chorus-rejected',
    'chorus-deposited',
  ]);
  expect(textOf(sent[1]?.message_source ?? '')).toContain('CPP-1');
  for (const { message_source: source } of sent.slice(1)) {
    const [, invoiceToken = ''] = /invoiceToken=([\w-]{43})/.exec(textOf(source)) ?? [];
    const guest = server.visitor();
    await guest.ask(calls.user, { query: { invoiceToken } });
    expect((await invoicesOf({ ...person, visitor: guest })).map((invoice) => invoice.reference)).toEqual([reference]);
  }
  expect(textOf(sent[2]?.message_source ?? '')).toContain('Engagement inconnu');
});

it('has its payment plan deposited with it, or none', async () => {
  const { reference, total } = await invoiceOf(await ordered());
  const plan = ['2099-01-15=1.00', `2099-02-15=${(total.minor / 100 - 1).toFixed(2)}`];
  await schedule(office.services, reference, plan);
  expect(await chorusList(reference)).toContain(`invoice schedule ${reference} --pdf FILE`);
  const file = join(server.dataDir, 'plan.pdf');
  const [said] = await scheduleCommandOf(reference, [], false, file)(office.services);
  expect(said).toBe(`Échéancier ${reference} is in ${file}.`);
  expect((await readPdf(await readFile(file))).text).toContain('15 janvier 2099');
  await schedule(office.services, reference, null);
  await noteChorus(office.services, reference, { kind: 'deposited', text: 'CPP-9' });
  await expect(schedule(office.services, reference, plan)).rejects.toThrow(`${reference} is deposited on Chorus Pro`);
});

it('is paid by a transfer that the office books, and the subscription begins', async () => {
  const person = await ordered();
  const invoice = await invoiceOf(person);
  await noteChorus(office.services, invoice.reference, { kind: 'deposited', text: 'CPP-3' });
  await office.settle(invoice.awaitedTransfer?.reference ?? '');
  expect(await invoiceOf(person)).toMatchObject({ chorus: { kind: 'paid' }, remaining: { minor: 0 } });
  expect((await person.read()).invoice?.progress).toEqual({ kind: 'paid' });
  await expect(noteChorus(office.services, invoice.reference, { kind: 'rejected', text: 'Too late' })).rejects.toThrow(
    'paid',
  );
  const { subscription } = await server.subscriptionBooks(person.id);
  expect(subscription.status).toBe('current');
  expect(await office.audit()).not.toContain(invoice.reference);
});

it('asks for the next installment only, by transfer, on the quote page and in every email about its plan', async () => {
  const person = await ordered();
  const { reference, total } = await invoiceOf(person);
  const days = ['2099-01-15', '2099-02-15'] as const;
  await schedule(office.services, reference, [
    `${days[0]}=300.00`,
    `${days[1]}=${((total.minor - 30_000) / 100).toFixed(2)}`,
  ]);
  await noteChorus(office.services, reference, { kind: 'deposited', text: 'CPP-11' });
  const sent = await mailsTo(person.scenario.account.email, reference);
  const textsOf = (kind: string) =>
    sent.filter((mail) => mail.kind === kind).map((mail) => textOf(mail.message_source));
  const [issued = ''] = textsOf('invoice-issued');
  expect(issued).toContain('15 janvier 2099');
  expect(issued).toContain('virement');
  expect(issued).not.toContain('carte');
  const [deposited = ''] = textsOf('chorus-deposited');
  expect(deposited.slice(0, deposited.indexOf('CPP-11'))).toMatch(
    /300,00\s€\s+Versement 1 sur 2, au plus tard le 15 janvier 2099/,
  );
  expect((await person.read()).invoice?.dueOn).toBe(days[0]);
});

it('is undone by a credit note: then nothing is to be deposited', async () => {
  const person = await ordered();
  const { reference } = await invoiceOf(person);
  await office.undo(reference);
  const invoices = await invoicesOf(person);
  expect(invoices.map(({ chorus }) => chorus)).toEqual([null, null]);
  expect(await chorusList(reference)).toBe('');
  expect((await person.read()).invoice).toBeNull();
  await expect(noteChorus(office.services, reference, { kind: 'deposited', text: 'CPP-4' })).rejects.toThrow(
    'not for Chorus Pro',
  );
});

it('lists the credit note of a deposited invoice until it is deposited, too, without a further email', async () => {
  const person = await ordered();
  const { reference } = await invoiceOf(person);
  await noteChorus(office.services, reference, { kind: 'deposited', text: 'CPP-7' });
  await office.credit(reference, { kind: 'amount', minor: 1_000 });
  const note = (await invoicesOf(person)).find(({ credits }) => credits === reference);
  const number = note?.reference ?? '';
  expect(note?.chorus).toBeNull();
  const emails = (await mailsTo(person.scenario.account.email, number)).length;
  expect(await chorusList(number)).toMatch(
    new RegExp(`^${number} +−€10\\.00 +credits ${reference} .*TO DEPOSIT: npm run office -- invoice export ${number}$`),
  );
  expect((await exportInvoice(office.services, number)).join('')).toContain('>381<');
  await noteChorus(office.services, number, { kind: 'deposited', text: 'CPP-8' });
  expect(await chorusList(number)).toMatch(/deposited on .* \(CPP-8\)$/);
  await expect(noteChorus(office.services, number, { kind: 'deposited', text: 'CPP-9' })).rejects.toThrow(
    'deposited on',
  );
  expect(await mailsTo(person.scenario.account.email, number)).toHaveLength(emails);
  const invoice = (await invoicesOf(person)).find((each) => each.reference === reference);
  expect(invoice?.chorus).toMatchObject({ reference: 'CPP-7' });
});

it('does not list the credit note of an invoice that the portal does not hold', async () => {
  const person = await ordered();
  const { reference } = await invoiceOf(person);
  await office.credit(reference, { kind: 'amount', minor: 1_000 });
  const note = (await invoicesOf(person)).find(({ credits }) => credits === reference);
  expect(await chorusList(note?.reference ?? '')).toBe('');
  const deposit = noteChorus(office.services, note?.reference ?? '', { kind: 'deposited', text: 'CPP-10' });
  await expect(deposit).rejects.toThrow('not for Chorus Pro');
});

it('does not exist for other buyers', async () => {
  const person = await ordered(details);
  expect(await invoicesOf(person)).toEqual([]);
  expect((await person.read()).invoice).toBeNull();
  await expect(noteChorus(office.services, 'FA-0000-0000', { kind: 'deposited', text: 'CPP-5' })).rejects.toThrow(
    'no invoice FA-0000-0000',
  );
  expect(() => chorusReportOf('deposited', {})).toThrow('--reference');
  expect(() => chorusReportOf('rejected', { reference: 'CPP-6' })).toThrow('--reason');
});
