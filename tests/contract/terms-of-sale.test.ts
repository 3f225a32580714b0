/** The terms of sale that a buyer accepts are the publisher’s, in the version of the legal page; the order keeps it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { locales } from '../../domain/locale.ts';
import { calls } from '../../contract/calls.ts';
import { readMessage } from '../../server/core/mail/read-message.ts';
import { writeLegalPages } from '../../server/features/publisher/write-publisher.ts';
import { issueInvoice } from '../../server/office/invoice.ts';
import { listQuotations } from '../../server/office/quotation.ts';
import { demoPublisher } from '../../server/seed/demo-publisher.ts';
import { plain } from '../support/read-pdf.ts';
import { listed } from './document-forms.ts';
import type { Office } from './office-of.ts';
import { officeOf } from './office-of.ts';
import { newKey } from './orders.ts';
import { signedIn } from './people.ts';
import { accepted, buyer, keepDetails, order, quotationOf } from './quotations.ts';
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

/** Publishes terms of sale with another passage on prices. */
async function publish(price: string): Promise<void> {
  const terms = demoPublisher.legal.terms.map((passage) =>
    passage.heading.en === 'Price' ? { ...passage, text: { fr: price, en: price } } : passage,
  );
  const legal = { ...demoPublisher.legal, terms };
  await office.services.db.transaction().execute((trx) => writeLegalPages(trx, { legal }));
}

const legalPage = async (query = '') => {
  const answer = await server.visitor().fetch(`/en/legal/terms${query}`);
  return { status: answer.status, text: await answer.text() };
};

async function acceptedVersion(id: number): Promise<number | null> {
  const row = await office.services.db
    .selectFrom('subscriptions')
    .select('terms_version_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.terms_version_id;
}

const percentages = (text: string) => [...plain(text).matchAll(/\d+(?:[.,]\d+)? ?%/g)].map(([rate]) => rate);

it.each(locales)('states the rate of late payment that invoices state, in %s', async (locale) => {
  const scenario = await server.scenario({ name: 'oneInvoice', locale });
  const { email } = scenario.account;
  const tax = { vatRate: 210, vatMention: null } as const;
  await issueInvoice(office.services, { email, net: 10_000, currency: 'EUR', label: 'Sahel', locale, ...tax });
  const invoices = await listed(await signedIn(server, scenario), locale);
  const mentions = invoices.flatMap(({ legalMentions }) => legalMentions);
  const billed = mentions.filter((mention) => /pénalités|interest/u.test(mention)).flatMap(percentages);
  const terms = await (await server.visitor().fetch(`/${locale}/legal/terms`)).text();
  const agreed = /(?:pénalités|interest)[^<]*/u.exec(terms)?.[0] ?? '';
  expect(billed).not.toEqual([]);
  expect([...new Set(billed)]).toEqual(percentages(agreed));
});

it('keeps each version of the terms, and shows the current one and those before', async () => {
  await publish('Prices of the first version.');
  await publish('Prices of the second version.');
  await publish('Prices of the second version.');
  const versions = await office.services.db.selectFrom('terms_versions').select('id').orderBy('id').execute();
  const [first, second] = versions.slice(-2).map(({ id }) => id);
  expect(versions).toHaveLength(3);
  expect((await legalPage()).text).toContain('Prices of the second version.');
  expect((await legalPage(`?version=${second}`)).text).toMatch(
    /Version of <span class="whole">\w+ \d+, \d{4}<\/span>\.</,
  );
  const former = await legalPage(`?version=${first}`);
  expect(former.text).toContain('Prices of the first version.');
  expect(former.text).toContain('It applies to orders that accepted it');
  expect((await legalPage('?version=99')).status).toBe(404);
  expect((await legalPage('?version=x')).status).toBe(404);
});

it('keeps the accepted version with the order after newer ones are published', async () => {
  const person = await accepted(server);
  const version = await acceptedVersion(person.id);
  const { max } = await office.services.db
    .selectFrom('terms_versions')
    .select((eb) => eb.fn.max('id').as('max'))
    .executeTakeFirstOrThrow();
  expect(version).toBe(max);
  await publish('Prices of a later version.');
  expect((await order(person, person.version, newKey())).kind).toBe('done');
  expect(await acceptedVersion(person.id)).toBe(version);
  const { reference } = quotationOf(person.scenario);
  const ordered = (await server.mail(person.scenario.account.email)).find(({ kind }) => kind === 'quotation-ordered');
  const parts = readMessage(ordered?.message_source ?? '').parts;
  expect(parts.find(({ type }) => type === 'text/plain')?.text).toMatch(/Conditions de vente\s+version du \d/);
  const lines = await listQuotations(office.services);
  expect(lines.find((line) => line.includes(reference))).toMatch(/ terms of \d{4}-\d\d-\d\d /);
});

it('asks again who read other terms than those that hold at the acceptance', async () => {
  const person = await buyer(server);
  const { quotation } = await keepDetails(person, (await person.read()).version);
  await publish('Prices that changed meanwhile.');
  const body = { id: person.id, version: quotation.version };
  const answer = await person.visitor.ask(calls['quotation/accept'], { body });
  expect(answer.kind).toBe('stale');
  expect(await acceptedVersion(person.id)).toBeNull();
});
