/** An invoice has one language, that of its account when it was issued: its lines, notes and mentions agree wherever it is read. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listed } from './document-forms.ts';
import { signedIn } from './people.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { issueInvoice } from '../../server/office/invoice.ts';
import type { Office } from './office-of.ts';
import { officeOf } from './office-of.ts';

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

it('is the account’s in the list of each language', async () => {
  const scenario = await server.scenario({ name: 'oneInvoice', locale: 'fr' });
  const { email } = scenario.account;
  const tax = { vatRate: 210, vatMention: null } as const;
  await issueInvoice(office.services, { email, net: 10_000, currency: 'EUR', label: 'Sahel', locale: 'fr', ...tax });
  const visitor = await signedIn(server, scenario);
  const french = await listed(visitor, 'fr');
  expect(french.flatMap(({ legalMentions }) => legalMentions).join(' ')).toContain('indemnité forfaitaire de 40');
  const english = await listed(visitor, 'en');
  expect(english.map(({ legalMentions }) => legalMentions)).toEqual(french.map(({ legalMentions }) => legalMentions));
});
