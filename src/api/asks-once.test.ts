/** A port that charges, writes or has an email sent makes one call, and no other once that is answered. */
import { expect, test } from 'vitest';
import { readGolden } from '../../tests/support/golden-exchange.ts';
import type { ApiClient } from './client.ts';
import { contactCalls } from '../../contract/contact.ts';
import { invoicesApi } from './invoices.ts';
import { licenceCalls } from '../../contract/licence.ts';
import { newsletterSignupCalls } from '../../contract/newsletter-signup.ts';
import { callPorts } from './call-ports.ts';
import { message } from '../../machines/contact/contact.fixtures.ts';
import { passwordsApi } from './passwords.ts';
import { profileApi } from './profile.ts';

const { signal } = new AbortController();
const key = 'key-1';
const email = 'amina@example.org';

/** Each port by the golden exchange that answers it. */
const ports: Readonly<Record<string, (client: ApiClient) => Promise<unknown>>> = {
  'contact.claim': (client) => callPorts(client, contactCalls).sendMessage({ key, ...message }, signal),
  'form-newsletter': (client) =>
    callPorts(client, newsletterSignupCalls).requestNewsletters({ email, choices: [], origin: 'newsletter' }, signal),
  'newsletter-repeat': (client) => callPorts(client, newsletterSignupCalls).repeatNewsletterEmail({ email }, signal),
  'invoice-checkout.card': (client) =>
    invoicesApi(client).checkOut({ key, invoiceIds: [5012], method: 'card', version: '5012:131974EUR' }, signal),
  'invoice-help': (client) => invoicesApi(client).askForHelp({ invoiceIds: [5012], message: 'Why?', email }, signal),
  'invoice-receipt-copy': (client) => invoicesApi(client).sendReceiptCopy({ reference: 'PAY-1', email }, signal),
  'reader-add': (client) =>
    callPorts(client, licenceCalls).addReaders(
      { key, subscriptionId: 1, readers: [], charge: null, purchaseOrder: '' },
      signal,
    ),
  'login-create': (client) =>
    passwordsApi(client).requestAccount(
      { civility: 2, firstName: 'Amina', lastName: 'Croix', email, origin: 'landing', redirect: null },
      signal,
    ),
  'password-forget': (client) => passwordsApi(client).requestPassword({ email, redirect: null }, signal),
  'user-email': (client) => profileApi(client).changeEmail({ email, presentPassword: 'three boats' }, signal),
  'user-email-resend': (client) => profileApi(client).resendEmailChange(undefined, signal),
};

test.each(Object.entries(ports))('calls once: %s', async (fixture, askPort) => {
  const golden = readGolden(fixture);
  const asked: string[] = [];
  const client: ApiClient = async (call) => {
    asked.push(call.path);
    return { kind: 'answered', answer: call.answer.decode(golden.response.body.data), omissions: [] };
  };
  await askPort(client);
  expect(asked).toHaveLength(1);
});
