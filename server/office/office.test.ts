import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../core/db/test-database.ts';
import { createTestDatabase } from '../core/db/test-database.ts';
import { createLog } from '../core/log.ts';
import { openServices } from '../core/open-services.ts';
import { Opened } from '../core/opened.ts';
import { seedWhenEmpty } from '../seed/seed.ts';
import type { Services } from '../core/services.ts';
import { readSettings } from '../core/settings.ts';
import { issueInvoice } from './invoice.ts';
import { listMail, readMail } from './mail.ts';

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

const order = {
  net: 31_240,
  currency: 'USD',
  vatRate: 0,
  vatMention: 'outsideUnion',
  label: 'Subscription',
  locale: 'en',
} as const;

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

  it('says what it does not know', async () => {
    await expect(readMail(services, 999_999)).rejects.toThrow('There is no mail 999999.');
  });
});
