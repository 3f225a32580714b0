/** An issued invoice is immutable, has a number without gaps, and is reversed only by a credit note. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../server/core/clock.ts';
import type { OpenDatabase } from '../../server/core/db/database.ts';
import { openDatabase } from '../../server/core/db/database.ts';
import type { TestDatabase } from '../../server/core/db/test-database.ts';
import { createProForma } from '../../server/features/invoice/create-invoice.ts';
import { invoiceDays, issueInvoices } from '../../server/features/invoice/issue-invoices.ts';
import { invoiceOf, selectInvoices } from '../../server/features/invoice/store.ts';
import { issueCreditNote } from '../../server/office/credit-note.ts';
import { issueInvoice } from '../../server/office/invoice.ts';
import { issuerChangeOf, setIssuer } from '../../server/office/issuer.ts';
import { listMail } from '../../server/office/mail.ts';
import { providerOf } from '../../server/core/payments/providers.ts';
import type { Services } from '../../server/core/services.ts';
import { createSeededDatabase, servicesOn, silentLog } from './services.ts';

let database: TestDatabase;
let open: OpenDatabase;
/** Database clients of their own, as other processes have. */
let others: readonly OpenDatabase[] = [];
let services: Services;

beforeAll(async () => {
  database = await createSeededDatabase();
  open = openDatabase(database.url, silentLog);
  others = Array.from({ length: 3 }, () => openDatabase(database.url, silentLog));
  services = servicesOn(open.db, systemClock);
}, 60_000);
afterAll(async () => {
  await Promise.all([open, ...others].map((each) => each.close()));
  await database.close();
});

const order = { email: 'payer@example.org', net: 31_240, currency: 'EUR', label: 'Abonnement', locale: 'fr' } as const;

/** Issues an invoice as the office does; returns its number. */
async function issued(
  tax: { vatRate: number; vatMention: 'outsideUnion' | null } = { vatRate: 210, vatMention: null },
) {
  const [line = ''] = await issueInvoice(services, { ...order, ...tax });
  return line.replace('Invoice ', '');
}

async function read(reference: string) {
  return invoiceOf(await selectInvoices(open.db).where('i.reference', '=', reference).executeTakeFirstOrThrow());
}

class TakenBack extends Error {}

it('numbers have no gaps, with parallel issuers and rollbacks', async () => {
  const { id: accountId } = await open.db.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
  const issueOne = async ({ db }: OpenDatabase, isTakenBack: boolean): Promise<string | null> => {
    const work = db.transaction().execute(async (trx) => {
      const days = await invoiceDays(trx, services);
      const payer = { name: 'Nadia', address: [], vatNumber: null };
      const lines = [{ label: 'Abonnement', quantity: 1, net: 100, vatRate: 210 }];
      const id = await createProForma(trx, { accountId, days, currency: 'EUR', payer, lines, vatMention: null });
      await issueInvoices(trx, services, [id]);
      if (isTakenBack) throw new TakenBack();
      return (await trx.selectFrom('invoices').select('reference').where('id', '=', id).executeTakeFirstOrThrow())
        .reference;
    });
    return work.catch((error: unknown) => {
      if (error instanceof TakenBack) return null;
      throw error;
    });
  };
  const before = await read(await issued());
  const clients = [open, ...others];
  const references: (string | null)[] = [];
  // Each client has a connection for eight at once; more would wait for one, and longer than a slow machine allows.
  for (let round = 0; round < 5; round += 1) {
    const isTakenBack = Array.from({ length: 8 }, (_, index) => (8 * round + index) % 3 === 1);
    references.push(
      ...(await Promise.all(clients.flatMap((client) => isTakenBack.map((each) => issueOne(client, each))))),
    );
  }
  const numbers = references
    .flatMap((reference) => (reference === null ? [] : [Number(reference.slice(-4))]))
    .toSorted((left, right) => left - right);
  const first = Number(before.reference.slice(-4)) + 1;
  expect(numbers).toEqual(Array.from({ length: 27 * clients.length }, (_, index) => first + index));
});

it('numbers of a year begin with one, and continue after imported invoices', async () => {
  const year = new Date().getFullYear();
  const series = await open.db
    .selectFrom('invoice_numbers')
    .selectAll()
    .where('series', '=', 'FA')
    .where('year', '=', year)
    .execute();
  const { rows } = await sql<{ count: number; last: number }>`
    select count(*)::integer as count, max(substring(reference from '[0-9]+$')::integer) as last
    from invoices where reference like ${`FA-${year}-%`}`.execute(open.db);
  expect(series).toEqual([{ series: 'FA', year, last: rows[0]?.last }]);
});

describe('an issued invoice', () => {
  it.each([
    `reference = 'FA-2026-9999'`,
    `kind = 'proForma'`,
    `account_id = (select min(id) from accounts)`,
    `issued_on = issued_on - 1`,
    `due_on = due_on + 1`,
    `currency = 'USD'`,
    `issuer = '{"name":"x","address":[],"vatNumber":null}'`,
    `payer = '{"name":"x","address":[],"vatNumber":null}'`,
    `notes = '["x"]'`,
    `vat_mention = 'reverseCharge'`,
  ])('is not changed: %s', async (change) => {
    const reference = await issued();
    const update = sql.raw(`update invoices set ${change} where reference = '${reference}'`).execute(open.db);
    await expect(update).rejects.toThrow(`${reference} is issued: it stays as it is`);
  });

  it.each([
    `update invoice_lines set net_minor = 0, vat_minor = 0`,
    `update invoice_lines set label = 'x'`,
    `delete from invoice_lines`,
    `insert into invoice_lines select invoice_id, 2, label, quantity, net_minor, vat_rate, vat_minor from invoice_lines`,
  ])('keeps its lines: %s', async (change) => {
    const reference = await issued();
    const { id } = await read(reference);
    const update = sql.raw(`${change} where invoice_id = ${id}`).execute(open.db);
    await expect(update).rejects.toThrow(`${reference} is issued: its lines stay as they are`);
  });

  it('cannot be deleted, nor take lines of another invoice', async () => {
    const reference = await issued();
    const { id } = await read(reference);
    await expect(open.db.deleteFrom('invoices').where('id', '=', id).execute()).rejects.toThrow('is issued');
    const days = await invoiceDays(open.db, services);
    const payer = { name: 'Nadia', address: [], vatNumber: null };
    const lines = [1, 2].map((vatRate) => ({ label: 'x', quantity: 1, net: 1, vatRate }));
    const proForma = { accountId: 1, days, currency: 'EUR', payer, lines, vatMention: null } as const;
    const { id: accountId } = await open.db.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
    const other = await createProForma(open.db, { ...proForma, accountId });
    const moved = open.db
      .updateTable('invoice_lines')
      .set({ invoice_id: id })
      .where('invoice_id', '=', other)
      .execute();
    await expect(moved).rejects.toThrow('its lines stay as they are');
  });

  it('states the status of its payment', async () => {
    const { id } = await read(await issued());
    const settled = open.db.updateTable('invoices').set({ status: 2 }).where('id', '=', id).executeTakeFirst();
    expect((await settled).numUpdatedRows).toBe(1n);
  });

  it('cannot be issued without the reason for the missing tax', async () => {
    await expect(issued({ vatRate: 0, vatMention: null })).rejects.toThrow('does not say why no tax is charged');
    expect(await read(await issued({ vatRate: 0, vatMention: 'outsideUnion' }))).toMatchObject({ vat: { minor: 0 } });
  });
});

describe('a credit note', () => {
  it('reverses an invoice line by line, in the name of its issuer, with a number of its own', async () => {
    const reference = await issued({ vatRate: 0, vatMention: 'outsideUnion' });
    const invoice = await read(reference);
    await setIssuer(services, issuerChangeOf({ name: 'Presses du Delta' }));
    const [received = '', link] = await issueCreditNote(services, { number: reference, reason: 'Adresse corrigée' });
    const number = /AV-\d{4}-\d{4}/.exec(received)?.[0] ?? '';
    expect(received).toBe(`Credit note ${number} cancels ${reference}`);
    expect(link).toMatch(/\/fr\/account\/invoices\?invoiceToken=[\w-]{43}$/);
    const note = await read(number);
    const { issuer, payer, lines, vatMention, total } = invoice;
    expect(note).toMatchObject({
      kind: 'creditNote',
      credits: reference,
      issuer,
      payer,
      vatMention,
      notes: ['Adresse corrigée', expect.stringMatching(new RegExp(`^Avoir sur la facture ${reference} du .*\\.$`))],
      lines: lines.map((line) => ({ ...line, net: { ...line.net, minor: -line.net.minor } })),
      total: { ...total, minor: -total.minor },
    });
    expect(await read(reference)).toEqual({
      ...invoice,
      creditNotes: [{ creditNote: number, amount: total }],
      status: 3,
      remaining: { ...total, minor: 0 },
    });
    const mails = await listMail(services);
    expect(mails.filter((line) => line.includes(number))).toHaveLength(1);
  });

  it('takes back the tax of its invoice, even if that was not computed by rate', async () => {
    const { id: accountId } = await open.db.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
    const days = await invoiceDays(open.db, services);
    const line = { label: 'Abonnement', quantity: 1, net: 25, vatRate: 210 };
    const payer = { name: 'Nadia', address: [], vatNumber: null };
    const content = { accountId, days, currency: 'EUR', payer, vatMention: null } as const;
    const totals: number[] = [];
    for (const vat of [{}, { vat: 1 }]) {
      const lines = [line, line].map((each) => ({ ...each, ...vat }));
      const reference = await open.db.transaction().execute(async (trx) => {
        const id = await createProForma(trx, { ...content, lines });
        await issueInvoices(trx, services, [id]);
        return trx.selectFrom('invoices').select('reference').where('id', '=', id).executeTakeFirstOrThrow();
      });
      const invoice = await read(reference.reference);
      const [received = ''] = await issueCreditNote(services, { number: invoice.reference, reason: 'Erreur' });
      const note = await read(/AV-\d{4}-\d{4}/.exec(received)?.[0] ?? '');
      expect(note.total.minor).toBe(-invoice.total.minor);
      totals.push(invoice.total.minor);
    }
    expect(totals).toEqual([51, 52]);
  });

  it('exists once per invoice, and only for invoices', async () => {
    const reference = await issued();
    const [received = ''] = await issueCreditNote(services, { number: reference, reason: 'Erreur' });
    const number = /AV-\d{4}-\d{4}/.exec(received)?.[0] ?? '';
    await expect(issueCreditNote(services, { number: reference, reason: 'Erreur' })).rejects.toThrow(
      `${reference} is already canceled, by ${number}`,
    );
    await expect(issueCreditNote(services, { number: number, reason: 'Erreur' })).rejects.toThrow('is not an invoice');
    await expect(issueCreditNote(services, { number: 'FA-1', reason: 'Erreur' })).rejects.toThrow(
      'There is no invoice FA-1.',
    );
  });

  it('closes the hosted page of the invoice', async () => {
    const reference = await issued();
    const { id, total } = await read(reference);
    const { account_id: accountId } = await open.db
      .selectFrom('invoices')
      .select('account_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const provider = providerOf(services);
    const paths = { successPath: '/s', failurePath: '/f' };
    const page = await provider.createSession({
      reference: 'PAY-NOTE',
      amount: total,
      description: 'x',
      locale: 'fr',
      orderedAt: systemClock.now().toISOString(),
      ...paths,
    });
    const now = systemClock.now().toISOString();
    const checkout = await open.db
      .insertInto('checkouts')
      .values({
        reference: 'PAY-NOTE',
        account_id: accountId,
        method: 'card',
        state: 'open',
        currency: 'EUR',
        total_minor: total.minor,
        print: 'seen',
        locale: 'fr',
        provider_session: page.id,
        hosted_url: page.url,
        created_at: now,
        checked_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await open.db
      .insertInto('checkout_invoices')
      .values({ checkout_id: checkout.id, invoice_id: id, total_minor: total.minor })
      .execute();
    await issueCreditNote(services, { number: reference, reason: 'Erreur' });
    expect((await provider.readSession(page.id)).kind).toBe('notCharged');
    const { state } = await open.db
      .selectFrom('checkouts')
      .select('state')
      .where('id', '=', checkout.id)
      .executeTakeFirstOrThrow();
    expect(state).toBe('notCharged');
  });
});
