/** Reminders of unpaid invoices: one email for each day of the settings, until the invoice is paid or credited. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settableClock } from '../../server/core/clock.ts';
import { readMessage } from '../../server/core/mail/read-message.ts';
import type { Services } from '../../server/core/services.ts';
import { remindOfInvoices } from '../../server/features/invoice/remind.ts';
import { noteChorus } from '../../server/office/chorus.ts';
import { issueCreditNote } from '../../server/office/credit-note.ts';
import { issueInvoice } from '../../server/office/invoice.ts';
import { schedule } from '../../server/office/schedule.ts';
import type { SeededServices } from './services.ts';
import { openSeededServices } from './services.ts';

const clock = settableClock();
let seeded: SeededServices;
let services: Services;
beforeAll(async () => {
  seeded = await openSeededServices(clock);
  services = { ...seeded.services, settings: { ...seeded.services.settings, invoiceReminders: [-7, 3, 15] } };
});
afterAll(() => seeded.close());

const DAY = 24 * 3_600_000;
let count = 0;

/** An invoice of a new buyer, due so many days from now; its number, and the reminders that were emailed so far. */
async function invoiceDue(days: number, locale: 'fr' | 'en' = 'fr') {
  count += 1;
  const email = `reminded-${count}@example.org`;
  const sale = { net: 31_240, currency: 'EUR', vatRate: 210, vatMention: null, label: 'Sahel', locale } as const;
  const [issued = ''] = await issueInvoice(services, { ...sale, email });
  const number = issued.replace('Invoice ', '');
  await sql`alter table invoices disable trigger invoices_stay`.execute(seeded.db);
  await sql`update invoices set due_on = (${clock.now().toISOString()}::timestamptz at time zone 'Europe/Paris')::date + ${days}::integer,
    issued_on = issued_on - 60 where reference = ${number}`.execute(seeded.db);
  await sql`alter table invoices enable trigger invoices_stay`.execute(seeded.db);
  const sent = async () => {
    const rows = await seeded.db
      .selectFrom('outbox')
      .select(['subject', 'message_source as source'])
      .where('to_address', '=', email)
      .where('kind', '=', 'invoice-reminder')
      .orderBy('id')
      .execute();
    return rows;
  };
  return { number, sent, subjects: async () => (await sent()).map(({ subject }) => subject) };
}

/** The days pass, and the work of each is done by two servers at once, and once more. */
async function pass(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    clock.advance(DAY);
    await Promise.all([remindOfInvoices(services), remindOfInvoices(services)]);
    await remindOfInvoices(services);
  }
}

it('reminds once for each day of the settings, with the amount, the due day and a link', async () => {
  const { number, sent, subjects } = await invoiceDue(10);
  await pass(2);
  expect(await subjects()).toEqual([]);
  await pass(1);
  expect(await subjects()).toEqual([expect.stringContaining(`Votre facture ${number} arrive à échéance le`)]);
  await pass(25);
  expect(await subjects()).toEqual([
    expect.stringContaining(number),
    expect.stringMatching(new RegExp(`^Rappel.: la facture ${number} est échue depuis le`)),
    expect.stringMatching(new RegExp(`^Rappel.: la facture ${number}`)),
  ]);
  const [, overdue] = await sent();
  const text = readMessage(overdue?.source ?? '').parts.find(({ type }) => type === 'text/plain')?.text ?? '';
  expect(text).toContain('318,96\u00a0€');
  expect(text).toMatch(/\/fr\/account\/invoices\?invoiceToken=/);
  expect(text).toContain('Nous n’avons pas encore reçu votre paiement');
});

it('is in the buyer’s language', async () => {
  const { number, subjects } = await invoiceDue(8, 'en');
  await pass(2);
  expect(await subjects()).toEqual([expect.stringMatching(new RegExp(`^Your invoice ${number} is due on `))]);
});

it('asks for what a credit note leaves, and ends with the one that cancels the invoice', async () => {
  const { number, sent, subjects } = await invoiceDue(8);
  await issueCreditNote(services, { number, reason: 'Erreur', part: { kind: 'amount', minor: 10_000 } });
  await pass(2);
  const [first] = await sent();
  expect(first?.source).toBeDefined();
  const text = readMessage(first?.source ?? '').parts.find(({ type }) => type === 'text/plain')?.text ?? '';
  expect(text).toContain('218,96\u00a0€');
  await issueCreditNote(services, { number, reason: 'Erreur' });
  await pass(25);
  expect(await subjects()).toHaveLength(1);
});

it('ends with the payment', async () => {
  const { number, subjects } = await invoiceDue(8);
  await pass(2);
  await sql`update invoices set status = 2 where reference = ${number}`.execute(seeded.db);
  await pass(25);
  expect(await subjects()).toHaveLength(1);
});

it('goes by the instalments of a payment plan: once for each day and unpaid instalment', async () => {
  const { number, sent, subjects } = await invoiceDue(1, 'en');
  const dayIn = (days: number) => new Date(clock.now().getTime() + days * DAY).toISOString().slice(0, 10);
  await schedule(services, number, [`${dayIn(10)}=118.96`, `${dayIn(20)}=200.00`]);
  await pass(9);
  expect(await subjects()).toEqual([
    expect.stringMatching(new RegExp(`^An installment of your invoice ${number} is due on `)),
  ]);
  await pass(6);
  expect(await subjects()).toEqual([
    expect.stringMatching(/^An installment of your/),
    expect.stringMatching(new RegExp(`^Reminder: an installment of invoice ${number} was due on `)),
    expect.stringMatching(/^An installment of your/),
  ]);
  const texts = (await sent()).map(
    ({ source }) => readMessage(source).parts.find(({ type }) => type === 'text/plain')?.text ?? '',
  );
  expect(texts[1]).toMatch(/€118\.96\s+Total, due since/);
  expect(texts[2]).toMatch(/€200\.00\s+Total, due by/);
  // A credit note for exactly the first instalment: only the second one is left to be reminded of.
  await issueCreditNote(services, { number, reason: 'Geste', part: { kind: 'amount', minor: 11_896 } });
  await pass(40);
  const later = (await subjects()).slice(3);
  expect(later).toEqual([
    expect.stringMatching(/^Reminder: an installment/),
    expect.stringMatching(/^Reminder: an installment/),
  ]);
});

it('begins with the deposit on Chorus Pro where the buyer is a French public body', async () => {
  const { number, subjects } = await invoiceDue(8);
  const address = { organisation: 'Mairie', recipient: '', street: '1, rue', complement: '', postalCode: '75001' };
  const buyer = {
    address: { ...address, city: 'Paris', country: 'FR' },
    delivery: null,
    purchaseOrder: '',
    siret: '35600000000048',
    serviceCode: '',
    engagementNumber: '',
  };
  await sql`alter table invoices disable trigger user`.execute(seeded.db);
  await sql`update invoices set facts = jsonb_set(facts, '{buyer}', ${JSON.stringify(buyer)}::jsonb)
    where reference = ${number}`.execute(seeded.db);
  await sql`alter table invoices enable trigger user`.execute(seeded.db);
  await pass(2);
  expect(await subjects()).toEqual([]);
  await noteChorus(services, number, { kind: 'deposited', text: 'CPP-1' });
  await pass(1);
  expect(await subjects()).toHaveLength(1);
});

it('leaves out days that are long over, and sends nothing unless it is turned on', async () => {
  const { subjects } = await invoiceDue(-10);
  await pass(1);
  expect(await subjects()).toEqual([]);
  const { subjects: never } = await invoiceDue(7);
  await remindOfInvoices({ ...services, settings: { ...services.settings, invoiceReminders: [] } });
  expect(await never()).toEqual([]);
  expect(seeded.services.settings.invoiceReminders).toEqual([]);
});
