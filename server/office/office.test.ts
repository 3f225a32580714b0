import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smtpDelivery } from '../core/mail/delivery.ts';
import { createMailer } from '../core/mail/mailer.ts';
import { openSmtpServer } from '../core/mail/smtp.fixtures.ts';
import { Opened } from '../core/start-stop.ts';
import type { Services } from '../core/services.ts';
import { issueInvoice } from './invoice.ts';
import { listMail, readMail, resendMail } from './mail.ts';
import { periodOf } from './options.ts';
import { openOfficeServices } from './services.fixtures.ts';

const opened = new Opened();
let services: Services;
beforeAll(async () => {
  services = await openOfficeServices(opened);
}, 30_000);
afterAll(() => opened.close());

const order = {
  net: 31_240,
  currency: 'USD',
  vatRate: 0,
  vatMention: 'outsideUnion',
  label: 'Subscription',
  locale: 'en',
} as const;

it('reads the period of a service', () => {
  const period = { from: '2026-01-01', until: '2026-12-31' };
  expect(periodOf(period)).toEqual({ startsOn: '2026-01-01', endsOn: '2026-12-31' });
  expect(() => periodOf({ from: '2026-01-01' })).toThrow('Say the first and the last day of the service');
  expect(() => periodOf({ ...period, until: '2026-02-30' })).toThrow('--until must be a day');
  expect(() => periodOf({ ...period, until: '2025-12-31' })).toThrow('--until is before --from.');
});

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

  it('lists mail that could not be sent, with the reason, and sends it again', async () => {
    const mailbox = { isGone: true };
    const smtp = await openSmtpServer((line) =>
      line === 'RCPT TO:<gone@example.org>' && mailbox.isGone ? '550 5.1.1 No such user' : undefined,
    );
    const delivery = smtpDelivery(smtp.url);
    const bySmtp = { ...services, mailer: createMailer({ ...services, delivery }) };
    const before = await listMail(bySmtp, { failed: true });
    expect(before).toEqual(['No mail.']);
    await issueInvoice(bySmtp, { ...order, email: 'gone@example.org' });
    await issueInvoice(bySmtp, { ...order, email: 'there@example.org' });
    const failed = await listMail(bySmtp, { failed: true });
    expect(failed).toEqual([expect.stringMatching(/ failed {3}gone@example.org .*550 5\.1\.1 No such user$/)]);
    const id = Number.parseInt(failed[0] ?? '', 10);
    expect((await readMail(bySmtp, id)).join('\n')).toContain('invoiceToken=');

    expect(await resendMail(bySmtp, id)).toEqual(failed);
    mailbox.isGone = false;
    expect(await resendMail(bySmtp, id)).toEqual([expect.stringMatching(/ sent {5}gone@example.org .*FA-\d{4}-\d+$/)]);
    expect(await listMail(bySmtp, { failed: true })).toEqual(before);
    await expect(resendMail(bySmtp, id)).rejects.toThrow(`Mail ${id} was sent.`);
    delivery.close();
    await smtp.close();
  });

  it('says what it does not know', async () => {
    await expect(readMail(services, 999_999)).rejects.toThrow('There is no mail 999999.');
    await expect(resendMail(services, 999_999)).rejects.toThrow('There is no mail 999999.');
  });
});
