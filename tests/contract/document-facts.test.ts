/**
 * The table fact × document: every cell holds, in the documents of seven sales; of sixteen, in both languages, in the long run.
 * Their XML obeys the official rules, where these are given.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { locales } from '../../domain/locale.ts';
import { keepRates } from '../../server/office/rate.ts';
import { ZONE } from './document-forms.ts';
import { chains, moreChains } from './document-facts/chains.ts';
import { disagreements, untrueIn } from './document-facts/compare.ts';
import { sell } from './document-facts/sale.ts';
import { isExhaustive } from './exhaustive.ts';
import type { Office } from './office-of.ts';
import { officeOf } from './office-of.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { judged, rules } from '../support/factur-x-rules.ts';

let server: TestServer;
let office: Office;
beforeAll(async () => {
  server = await openServer();
  office = officeOf(server);
  await keepRates(office.services, [{ currency: 'USD', day: '2026-01-05', rate: '1.0843', source: 'ECB' }]);
  await office.services.db.updateTable('sites').set({ time_zone: ZONE }).execute();
});
afterAll(async () => {
  await office.close();
  await server.close();
});

/** Each sale in one language, in turn; in both in the long run. */
const sales = (isExhaustive ? [...chains, ...moreChains] : chains).flatMap((chain, index) =>
  locales
    .filter((_, place) => isExhaustive || place === index % locales.length)
    .map((locale) => ({ ...chain, locale })),
);

/** The files that break official rules, with these; none where the rules are not given. */
async function invalidOf(files: ReadonlyMap<string, string>): Promise<readonly string[]> {
  if (!rules) return [];
  const invalid: string[] = [];
  for (const [reference, xml] of files) {
    const verdict = await judged('invoice.xml', xml);
    if (!verdict.endsWith('\nvalid')) invalid.push(`${reference}: ${verdict}`);
  }
  return invalid;
}

const timeout = rules ? 600_000 : 30_000;

it.each(sales)('documents hold every cell of the table: $name, in $locale', { timeout }, async (sale) => {
  const { locale, ...chain } = sale;
  const { readings, notArchives, files, changed } = await sell({ server, office }, chain, locale);
  expect(disagreements(readings)).toEqual({});
  expect(notArchives).toEqual([]);
  expect(changed).toEqual([]);
  expect(untrueIn(readings, chain)).toEqual([]);
  expect(await invalidOf(files)).toEqual([]);
});
