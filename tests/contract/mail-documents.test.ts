/** Emails that send a document have it attached as PDF, as it stands when they are sent. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../server/core/clock.ts';
import type { OpenDatabase } from '../../server/core/db/database.ts';
import { openDatabase } from '../../server/core/db/database.ts';
import { createMailer } from '../../server/core/mail/mailer.ts';
import type { Services } from '../../server/core/services.ts';
import { issueQuotation } from '../../server/features/quotation/issue.ts';
import { issueCreditNote } from '../../server/office/credit-note.ts';
import { issueInvoice } from '../../server/office/invoice.ts';
import { settleTransfer } from '../../server/office/payment.ts';
import { schedule } from '../../server/office/schedule.ts';
import { readMessage } from '../../server/core/mail/read-message.ts';
import { calls } from '../../contract/calls.ts';
import { readPdf } from '../support/read-pdf.ts';
import { payByCard } from './hosted-page.ts';
import { newKey, order } from './orders.ts';
import { orderByCard, subscriber } from './subscriptions.ts';
import { firstInvoice, orderOf, signedIn } from './people.ts';
import { accepted, order as orderQuotation } from './quotations.ts';
import { servicesOn, silentLog } from './services.ts';
import type { Scenario, TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';

let server: TestServer;
let open: OpenDatabase;
let services: Services;
beforeAll(async () => {
  server = await openServer();
  open = openDatabase(server.databaseUrl, silentLog);
  const office = servicesOn(open.db, systemClock);
  // The server sends what the office writes.
  services = { ...office, mailer: { ...office.mailer, deliver: () => Promise.resolve(0) } };
});
afterAll(async () => {
  await open.close();
  await server.close();
});

/** The message of a kind to a person, as it was sent. */
async function sent({ account }: Scenario, kind: string): Promise<string> {
  await server.tick();
  const folder = join(server.dataDir, 'mail');
  const names = (await readdir(folder)).filter((name) => name.endsWith(`-${kind}.eml`));
  const sources = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return sources.find((source) => source.includes(`To: `) && source.includes(account.email)) ?? '';
}

/** File names, titles and texts of the PDFs in a message. */
async function allAttached(source: string) {
  const found = [...source.matchAll(/filename="([^"]+)"\r\n\r\n([\w+/=\r\n]+)\r\n--/g)];
  return Promise.all(
    found.map(async ([, name = '', encoded = '']) => {
      const { title, text, files } = await readPdf(Buffer.from(encoded, 'base64'));
      return { name, title, text, files: [...files.keys()] };
    }),
  );
}

/** The first PDF in a message. */
async function attached(source: string) {
  const [first = { name: '', title: '', text: '', files: [] }] = await allAttached(source);
  return first;
}

const titlesIn = async (source: string) => (await allAttached(source)).map(({ title }) => title);

it('an invoice and its credit note', async () => {
  const scenario = await server.scenario({ name: 'oneInvoice', locale: 'fr' });
  const { email } = scenario.account;
  const sale = { net: 31_240, currency: 'EUR', vatRate: 210, vatMention: null, label: 'Sahel', locale: 'fr' } as const;
  const [issued = ''] = await issueInvoice(services, { ...sale, email });
  const number = issued.replace('Invoice ', '');
  expect(await attached(await sent(scenario, 'invoice-issued'))).toMatchObject({
    name: `Facture-${number}.pdf`,
    title: `Facture ${number}`,
    files: ['factur-x.xml'],
  });

  await issueCreditNote(services, { number, reason: 'Adresse corrigée' });
  const note = await attached(await sent(scenario, 'credit-note-issued'));
  expect(note.title).toMatch(/^Avoir AV-/);
  expect(note.text).toContain(`Annule la facture ${number}.`);
});

it('a receipt', async () => {
  const scenario = await server.scenario({ name: 'oneInvoice', locale: 'fr' });
  const visitor = await signedIn(server, scenario);
  const bought = await order(visitor, scenario, { body: orderOf(scenario) });
  await payByCard(visitor, bought.url, { confirmation: 'beforeReturn' });
  const receipt = await attached(await sent(scenario, 'payment-received'));
  expect(receipt.title).toBe(`Reçu ${bought.reference}`);
  expect(receipt.name).toBe(`Recu-${bought.reference}.pdf`);
  expect(receipt.text).toContain('Réglé le');
});

it('a receipt together with the invoice that the payment issued', async () => {
  const who = await subscriber(server);
  const bought = await orderByCard(who);
  await payByCard(who.visitor, bought.url, { confirmation: 'beforeReturn' });
  const read = await who.visitor.ask(calls['invoice/read'], { body: { kind: 'list' } });
  const [{ reference } = { reference: '' }] = read.kind === 'list' ? read.invoices : [];
  expect(reference).toMatch(/^FA-/);
  const source = await sent(who.scenario, 'payment-received');
  expect(await titlesIn(source)).toEqual([`Reçu ${bought.reference}`, `Facture ${reference}`]);

  await issueCreditNote(services, { number: reference, reason: 'Adresse corrigée' });
  const refund = await sent(who.scenario, 'refund-sent');
  const [note = ''] = await titlesIn(refund);
  expect(note).toMatch(/^Avoir AV-/);
  const { parts } = readMessage(refund);
  expect(parts.map(({ text }) => text).join('')).toContain(note.replace('Avoir ', ''));
});

it('the credit note and its invoice of a transfer that goes back', async () => {
  const scenario = await server.scenario({ name: 'oneInvoice', locale: 'fr' });
  const { reference } = firstInvoice(scenario);
  await settleTransfer(services, reference, { minor: null, currency: null, bankReference: null });
  expect(await titlesIn(await sent(scenario, 'payment-received'))).toContain(`Facture ${reference}`);
  await issueCreditNote(services, { number: reference, reason: 'Adresse corrigée' });
  expect(await titlesIn(await sent(scenario, 'refund-announced'))).toEqual([expect.stringMatching(/^Avoir AV-/)]);
});

it('a payment plan, and the invoice as it was issued', async () => {
  const scenario = await server.scenario({ name: 'oneInvoice', locale: 'fr' });
  const { reference } = firstInvoice(scenario);
  await schedule(services, reference, ['2099-01-15=200.00', '2099-02-15=491.56']);
  const files = await allAttached(await sent(scenario, 'invoice-issued'));
  expect(files.map(({ title }) => title)).toEqual([`Facture ${reference}`, `Échéancier ${reference}`]);
  expect(files[0]?.text).not.toContain('15 janvier 2099');
  expect(files[1]?.text).toContain('15 janvier 2099');
});

it('a transfer', async () => {
  const scenario = await server.scenario({ name: 'oneInvoice', locale: 'en' });
  const visitor = await signedIn(server, scenario);
  const row = calls['invoice/checkout'];
  const body = orderOf(scenario, 'virement');
  expect((await visitor.send(row, { body }, { locale: 'en', key: newKey() })).status).toBe(200);
  const { checkouts } = await server.books(firstInvoice(scenario).id);
  const reference = checkouts.at(-1)?.reference ?? '';
  const source = await sent(scenario, 'transfer-ordered');
  const { title, text } = await attached(source);
  expect(title).toBe(`Bank transfer ${reference}`);
  expect(text).toContain(firstInvoice(scenario).reference);
  expect(await titlesIn(source)).toEqual([title, `Invoice ${firstInvoice(scenario).reference}`]);
});

it('a quote and its order', async () => {
  const scenario = await server.scenario({ name: 'noInvoice', locale: 'fr' });
  const offer = { publicationIds: [11], licence: 'professional', readers: 5, months: 12, currency: 'EUR' } as const;
  const { reference } = await issueQuotation(open.db, services, {
    accountId: scenario.account.id,
    offer,
    pricing: null,
  });
  expect((await attached(await sent(scenario, 'quotation-issued'))).title).toBe(`Devis ${reference}`);

  const person = await accepted(server);
  await orderQuotation(person, person.version, newKey());
  const ordered = await attached(await sent(person.scenario, 'quotation-ordered'));
  expect(ordered.title).toMatch(/^Commande DEV-/);
});

it('is sent without its document where that cannot be written', async () => {
  const scenario = await server.scenario({ name: 'oneInvoice', locale: 'fr' });
  const taken: string[] = [];
  const mailer = createMailer({
    ...services,
    delivery: { keepsText: true, deliver: async ({ source }) => void taken.push(source), close: () => undefined },
    writeDocument: () => Promise.reject(new Error('No typeface')),
  });
  const { email } = scenario.account;
  const sale = { net: 31_240, currency: 'EUR', vatRate: 210, vatMention: null, label: 'Sahel', locale: 'fr' } as const;
  await issueInvoice({ ...services, mailer }, { ...sale, email });
  expect(taken.filter((source) => source.includes(email))).toHaveLength(1);
  expect(taken.join('')).not.toContain('application/pdf');
});
