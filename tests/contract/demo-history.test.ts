/** The history of the demo's people: booked by the product, whole at once, and as the start block says. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { modificationStates } from '../../domain/modification.ts';
import { providerOf } from '../../server/core/payments/providers.ts';
import { audit } from '../../server/features/audit/audit.ts';
import { auditReport } from '../../server/office/audit.ts';
import { people } from '../../server/seed/people.ts';
import { seedWhenEmpty } from '../../server/seed/seed.ts';
import { demoBlock } from '../../server/seed/start-block.ts';
import { openDatabase } from '../../server/core/db/database.ts';
import { createTestDatabase } from '../../server/core/db/test-database.ts';
import { isExhaustive } from './exhaustive.ts';
import type { SeededServices } from './services.ts';
import { openSeededServices, servicesOn, silentLog } from './services.ts';

const EVER = '2000-01-01T00:00:00.000Z';

let open: SeededServices;
beforeAll(async () => {
  open = await openSeededServices();
}, 60_000);
afterAll(() => open.close());

async function accountOf(email: string) {
  const { id } = await open.db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  return id;
}

/** What the start block says of a person. */
async function lineOf(email: string): Promise<string> {
  return (await demoBlock(open.services)).find((line) => line.startsWith(email)) ?? '';
}

it('agrees with the ledger of the payment provider, as the office audits it', async () => {
  const { charges, differences } = await audit(open.services, providerOf(open.services), EVER);
  expect(differences).toEqual([]);
  expect(charges).toBeGreaterThan(6);
  expect(await auditReport(open.services, null)).toMatchObject({ agrees: true });
});

it('is seeded once', async () => {
  const count = () =>
    open.db
      .selectFrom('subscriptions')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .execute();
  const once = await count();
  await seedWhenEmpty(open.services);
  expect(await count()).toEqual(once);
});

const weekdays = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06', '2026-12-07'];

// Staff decide on working days, customers act on any: what depends on a decision follows it on each weekday of the seed.
it.each(isExhaustive ? weekdays : weekdays.slice(0, 1))('is seeded whole on %s', async (day) => {
  const database = await createTestDatabase();
  const opened = openDatabase(database.url, silentLog);
  const services = servicesOn(opened.db, { now: () => new Date(`${day}T11:00:00Z`) });
  await seedWhenEmpty(services);
  const readers = await opened.db.selectFrom('subscription_readers').select('id').execute();
  await opened.close();
  await database.close();
  expect(readers.length).toBeGreaterThan(60);
});

it('numbers invoices and credit notes in the order of their days, of three years', async () => {
  const documents = await open.db
    .selectFrom('invoices')
    .select(['reference', 'issued_on as issuedOn'])
    .where('kind', '<>', 'proForma')
    .execute();
  for (const series of ['FA', 'AV']) {
    const own = documents.filter(({ reference }) => reference.startsWith(series));
    const byNumber = own.toSorted((left, right) => left.reference.localeCompare(right.reference));
    const days = byNumber.map(({ issuedOn }) => issuedOn);
    expect(days).toEqual(days.toSorted());
  }
  const years = new Set(documents.map(({ issuedOn }) => issuedOn.slice(0, 4)));
  expect(years.size).toBeGreaterThanOrEqual(3);
});

it('has invoices to pay, paid, in instalments and credited, and refunds that were sent', async () => {
  const statuses = await open.db.selectFrom('invoices').select('status').distinct().execute();
  expect(statuses.length).toBeGreaterThanOrEqual(3);
  const plan = await open.db.selectFrom('invoice_instalments').select('due_on').execute();
  expect(plan).toHaveLength(3);
  const refunds = await open.db.selectFrom('refunds').select('state').execute();
  expect(refunds.map(({ state }) => state)).toEqual(['done', 'done']);
});

it('has the readers that the start block promises, one a seat, and requests in every state', async () => {
  const [administrator] = people.filter(({ administers }) => administers !== undefined);
  const email = administrator?.account.email ?? '';
  const [, seats = '', readers = ''] = /(\d+) seats and their (\d+) readers/.exec(await lineOf(email)) ?? [];
  const licence = await open.db
    .selectFrom('subscriptions as s')
    .select(['s.id', 's.readers'])
    .where('s.account_id', '=', await accountOf(email))
    .where('s.status', '=', 'current')
    .orderBy('s.id', 'desc')
    .executeTakeFirstOrThrow();
  const held = await open.db
    .selectFrom('subscription_readers')
    .select(['email', 'civility', 'first_name'])
    .where('subscription_id', '=', licence.id)
    .execute();
  expect([licence.readers, held.length]).toEqual([Number(seats), Number(readers)]);
  expect(new Set(held.map((reader) => reader.email)).size).toBe(held.length);
  const states = await open.db
    .selectFrom('modifications')
    .select('state')
    .distinct()
    .where('subscription_id', '=', licence.id)
    .execute();
  expect(states.map(({ state }) => state).toSorted()).toEqual([...modificationStates].toSorted());
});

it('has forty readings of a subscriber, each article once, in the language of the account', async () => {
  for (const { account } of people.filter(({ readings }) => (readings?.kept ?? 0) > 4)) {
    const rows = await open.db
      .selectFrom('readings as r')
      .innerJoin('articles as a', 'a.id', 'r.article_id')
      .select(['r.article_id as id', 'a.title'])
      .where('r.account_id', '=', await accountOf(account.email))
      .execute();
    expect(rows.length).toBeGreaterThanOrEqual(40);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows.every(({ title }) => JSON.stringify(title).includes(`"${account.locale}":`))).toBe(true);
  }
});

it('lists in the start block everyone who is there, buyers first, and fresh links', async () => {
  const lines = await demoBlock(open.services);
  expect(lines.slice(0, people.length).map((line) => line.split(' ')[0])).toEqual(
    people.map(({ account }) => account.email),
  );
  expect(lines.filter((line) => line.startsWith('  http'))).toHaveLength(6);
  expect(lines.join('\n')).not.toMatch(/shortly|later|soon/);
});

it('is in the README as it is: buyers, library, administrator, public body', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  const rows = people
    .slice(0, 5)
    .map(({ account, what }) => `| \`${account.email}\` | \`${account.password}\` | ${what} |`);
  expect(readme).toContain(rows.join('\n'));
});
