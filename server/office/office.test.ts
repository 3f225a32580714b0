import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../db/test-database.ts';
import { createTestDatabase } from '../db/test-database.ts';
import { createLog } from '../log.ts';
import { openServices } from '../open-services.ts';
import { Opened } from '../opened.ts';
import { seedWhenEmpty } from '../seed/seed.ts';
import type { Services } from '../services.ts';
import { readSettings } from '../settings.ts';
import { issueInvoice } from './invoice.ts';
import { listMail, readMail } from './mail.ts';
import { closeTransfer } from './payment.ts';

const opened = new Opened();
let folder = '';
let test: TestDatabase;
let services: Services;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'desk-office-'));
  test = await createTestDatabase();
  const settings = readSettings({ DATA_DIR: folder });
  services = await openServices({ settings, log: createLog(() => undefined), url: test.url }, opened);
  await seedWhenEmpty(services);
}, 30_000);

afterAll(async () => {
  await opened.close();
  await test.close();
  await rm(folder, { recursive: true });
});

/** Orders an invoice by bank transfer, as the checkout call does. */
async function orderTransfer(reference: string, invoiceReference: string): Promise<void> {
  const now = services.clock.now().toISOString();
  const invoice = await services.db
    .selectFrom('invoices')
    .select(['id', 'account_id', 'currency'])
    .where('reference', '=', invoiceReference)
    .executeTakeFirstOrThrow();
  const { id } = await services.db
    .insertInto('checkouts')
    .values({
      reference,
      account_id: invoice.account_id,
      method: 'transfer',
      state: 'open',
      currency: invoice.currency,
      total_minor: 31_240,
      print: 'seen',
      locale: 'en',
      created_at: now,
      checked_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await services.db.insertInto('checkout_invoices').values({ checkout_id: id, invoice_id: invoice.id }).execute();
}

const order = { net: 31_240, currency: 'USD', vatRate: 0, label: 'Subscription', locale: 'en' } as const;

describe('the office', () => {
  it('issues invoices, numbered without gaps, to people it knows or not, and mails them', async () => {
    const [first, link] = await issueInvoice(services, { ...order, email: 'New@example.org' });
    const [second] = await issueInvoice(services, { ...order, email: 'new@example.org' });
    const numbers = [first, second].map((line) => Number(/\d+$/.exec(line ?? '')));
    expect(numbers[1]).toBe((numbers[0] ?? 0) + 1);
    expect(link).toMatch(/^http:\/\/localhost:4000\/en\/account\/invoices\?invoiceToken=[\w-]{43}$/);
    const mails = (await listMail(services)).filter((line) => line.includes('new@example.org'));
    expect(mails).toEqual([
      expect.stringMatching(/ sent .*Your invoice FA-\d{4}-\d+$/),
      expect.stringMatching(/ sent .*Your invoice FA-\d{4}-\d+$/),
    ]);
    const text = (await readMail(services, Number.parseInt(mails[0] ?? '', 10))).join('\n');
    expect(text).toContain('$312.40');
    expect(text).toContain('invoiceToken=');
  });

  it('writes down that a transfer came, once, with its receipt', async () => {
    const [line = ''] = await issueInvoice(services, { ...order, email: 'payer@example.org' });
    await orderTransfer('PAY-TEST-0001', line.replace('Invoice ', ''));
    expect(await closeTransfer(services, 'PAY-TEST-0001', 'settle')).toEqual(['Payment PAY-TEST-0001: paid']);
    expect(await closeTransfer(services, 'PAY-TEST-0001', 'settle')).toEqual(['Payment PAY-TEST-0001: paid']);
    expect(await closeTransfer(services, 'PAY-TEST-0001', 'fail')).toEqual(['Payment PAY-TEST-0001: paid']);
    const mails = (await listMail(services)).filter((mail) => mail.includes('payer@example.org'));
    expect(mails.map((mail) => mail.includes('Payment received'))).toEqual([false, true]);
  });

  it('writes down that a transfer will not come', async () => {
    const [line = ''] = await issueInvoice(services, { ...order, email: 'late@example.org' });
    await orderTransfer('PAY-TEST-0002', line.replace('Invoice ', ''));
    expect(await closeTransfer(services, 'PAY-TEST-0002', 'fail')).toEqual(['Payment PAY-TEST-0002: notCharged']);
  });

  it('says what it does not know', async () => {
    await expect(closeTransfer(services, 'PAY-NONE', 'settle')).rejects.toThrow('There is no payment PAY-NONE.');
    await expect(readMail(services, 999_999)).rejects.toThrow('There is no mail 999999.');
  });
});
