/** A port that charges, writes or has an email sent makes one call, and no other once that is answered. */
import { assert as check, type, unknown } from 'superstruct';
import { expect, test } from 'vitest';
import { readGolden } from '../../tests/support/golden-exchange.ts';
import type { Ask } from './client.ts';
import { contactApi } from './contact.ts';
import { invoicesApi } from './invoices.ts';
import { licenceApi } from './licence.ts';
import { newsletterSignupApi } from './newsletter-signup.ts';
import { passwordsApi } from './passwords.ts';
import { profileApi } from './profile.ts';

const { signal } = new AbortController();
const exchange = type({ response: type({ body: type({ data: unknown() }) }) });
const key = 'key-1';
const email = 'amina@example.org';

/** Each port by the golden exchange that answers it. */
const ports: Readonly<Record<string, (ask: Ask) => Promise<unknown>>> = {
  'contact.claim': (ask) =>
    contactApi(ask).sendMessage({ key, message: { kind: 'claim', about: '', remark: 'An issue is missing.' } }, signal),
  'form-newsletter': (ask) =>
    newsletterSignupApi(ask).requestNewsletters({ email, choices: [], origin: 'newsletter' }, signal),
  'newsletter-repeat': (ask) => newsletterSignupApi(ask).repeatNewsletterLetter({ email }, signal),
  'invoice-checkout.card': (ask) =>
    invoicesApi(ask).checkOut({ key, invoiceIds: [5012], method: 'card', version: '5012:131974EUR' }, signal),
  'invoice-help': (ask) => invoicesApi(ask).askForHelp({ invoiceIds: [5012], message: 'Why?', email }, signal),
  'invoice-receipt-copy': (ask) => invoicesApi(ask).sendReceiptCopy({ reference: 'PAY-1', email }, signal),
  'reader-add': (ask) =>
    licenceApi(ask).addReaders({ key, addition: { subscriptionId: 1, readers: [], charge: null } }, signal),
  'login-create': (ask) =>
    passwordsApi(ask).requestAccount(
      { civility: 2, firstName: 'Amina', lastName: 'Croix', email, origin: 'landing', redirect: null },
      signal,
    ),
  'password-forget': (ask) => passwordsApi(ask).requestPassword({ email, redirect: null }, signal),
  'user-email': (ask) => profileApi(ask).changeEmail({ email, presentPassword: 'three boats' }, signal),
  'user-email-resend': (ask) => profileApi(ask).resendEmailChange(undefined, signal),
};

test.each(Object.entries(ports))('calls once: %s', async (fixture, askPort) => {
  const golden = readGolden(fixture);
  check(golden, exchange);
  const asked: string[] = [];
  const ask: Ask = async (call) => {
    asked.push(call.path);
    return { kind: 'answered', answer: call.answer.decode(golden.response.body.data), omissions: [] };
  };
  await askPort(ask);
  expect(asked).toHaveLength(1);
});
