/** `office import` and `office export`: a publisher’s file in place of what the database holds, all of it or nothing. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../server/core/clock.ts';
import { openDatabase } from '../../server/core/db/database.ts';
import { createTestDatabase } from '../../server/core/db/test-database.ts';
import { exportFile, importFile } from '../../server/office/import.ts';
import { issueInvoice } from '../../server/office/invoice.ts';
import { offer, offeringOf } from '../../server/office/quotation.ts';
import { Opened } from '../../server/core/start-stop.ts';
import { readPublisherFile } from '../../server/features/publisher/publisher-file.ts';
import { demoPublisher } from '../../server/seed/demo-publisher.ts';
import { readSettings } from '../../server/core/settings.ts';
import { readSite } from '../../server/features/site/store.ts';
import { servicesOn, silentLog } from './services.ts';

const demo = new URL('../../server/seed/demo.yaml', import.meta.url);

const opened = new Opened();
let text: string;
let folder: string;
let url: string;
let open: ReturnType<typeof openDatabase>;

beforeEach(async () => {
  text = await readFile(demo, 'utf8');
  folder = await mkdtemp(join(tmpdir(), 'desk-import-'));
  const database = await createTestDatabase();
  ({ url } = database);
  open = openDatabase(url, silentLog);
  opened.add(database.close);
  opened.add(open.close);
}, 30_000);
afterEach(async () => {
  await opened.close();
  await rm(folder, { recursive: true });
});

const services = () => servicesOn(open.db, systemClock);

/** Imports a file with this text; the lines that are printed, or those of the refusal. */
async function imported(source: string, { isDry = false } = {}): Promise<readonly string[]> {
  const file = join(folder, 'publisher.yaml');
  await writeFile(file, source);
  const own = new Opened();
  try {
    return await importFile({ file, isDry }, readSettings({ DATABASE_URL: url, DATA_DIR: folder }), own);
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).replaceAll(`${folder}/`, '').split('\n');
  } finally {
    await own.close();
  }
}

/** The file without the entry that begins with a line, up to the next of its kind. */
const without = (source: string, begin: string, next: string) => {
  const from = source.indexOf(begin);
  return source.slice(0, from) + source.slice(source.indexOf(next, from + begin.length));
};

/** Everything that the import may write, table by table. */
async function books() {
  const tables = [
    'sites',
    'issuers',
    'bank_accounts',
    'publications',
    'publication_prices',
    'licences',
    'reader_tiers',
    'durations',
    'countries',
    'account_ip_ranges',
    'accounts',
    'legal_passages',
  ] as const;
  const rows = tables.map(async (table) => {
    const all = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t order by 1`.execute(
      open.db,
    );
    return [table, all.rows.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}

const untouched = [
  'Left as it is: site, issuer, 3 bank accounts, 7 publications, 5 licenses, 5 reader tiers, 4 durations, 243 countries, 1 network, 3 legal pages.',
];

it('fills an empty database, changes nothing the second time, and is what the export says', async () => {
  expect(await imported(text)).toEqual([
    'Added:',
    '  site',
    '  issuer',
    '  bank accounts EUR, USD, GBP',
    '  publications 11, 12, 13, 14, 15, 16, 17',
    '  licenses professional, global, independent, media, morning',
    '  reader tiers 1, 2, 6, 21, 101',
    '  durations 3, 6, 12, 24',
    '  243 countries',
    '  network 192.0.2.0/24',
    '  legal pages notice, privacy, terms',
  ]);
  const filled = await books();
  expect(await imported(text)).toEqual(untouched);
  expect(await books()).toEqual(filled);
  const [exported = ''] = await exportFile(services(), null);
  expect(readPublisherFile('publisher.yaml', exported)).toMatchObject({ kind: 'valid', publisher: demoPublisher });
  expect(await imported(exported)).toEqual(untouched);
});

it('exports into a file what it prints', async () => {
  await imported(text);
  const [printed = ''] = await exportFile(services(), null);
  const file = join(folder, 'export.yaml');
  await exportFile(services(), file);
  expect((await readFile(file, 'utf8')).trimEnd()).toBe(printed);
});

it('says field by field what changes, and writes it', async () => {
  await imported(text);
  const changed = text
    .replace('phone: +33 1 99 00 12 34', 'phone: +33 1 99 00 56 78')
    .replace('940.00 EUR', '950.00 EUR')
    .replace('  global: 160%', '  global: 162.5%')
    .replace('  - AD\n', '')
    .replace('192.0.2.0/24', '198.51.100.0/24');
  expect(await imported(changed)).toEqual([
    'Added:',
    '  network 198.51.100.0/24',
    'Changed:',
    '  site',
    '    phone: “+33 1 99 00 12 34” → “+33 1 99 00 56 78”',
    '  publication 11',
    '    prices: “940.00 EUR, 1020.00 USD, 810.00 GBP” → “950.00 EUR, 1020.00 USD, 810.00 GBP”',
    '  license global',
    '    rate: “160%” → “162.5%”',
    'Removed:',
    '  country AD',
    '  network 192.0.2.0/24',
    'Left as it is: issuer, 3 bank accounts, 6 publications, 4 licenses, 5 reader tiers, 4 durations, 242 countries, 3 legal pages.',
  ]);
  const { prices, contact } = await readSite(open, 'fr', null);
  expect(contact.phone).toBe('+33 1 99 00 56 78');
  expect(prices.find(({ publicationId }) => publicationId === 11)?.price).toEqual({ minor: 95_000, currency: 'EUR' });
  expect(await imported(changed)).toEqual([expect.stringMatching(/^Left as it is: site, issuer/)]);
});

it('shows what the file says for the home page, and does without', async () => {
  await imported(text);
  const { publications, promise, testimonial, foundedIn, immediatePurchase: most } = await readSite(open, 'en', null);
  expect([promise, foundedIn, most]).toEqual(['African business and power, every day.', 1996, 3]);
  expect([publications[0]?.rhythm, publications[0]?.sample?.title, testimonial?.author]).toEqual([
    'Daily, Monday to Friday',
    'Bamana port: the state takes back the quays',
    'Head of research, Abidjan',
  ]);
  const plain = text
    .replaceAll(/^ {2}(?:promise|testimonial):\n(?: {4}.*\n)+/gm, '')
    .replaceAll(/^ {2}(?:foundedIn|immediatePurchase): .*\n/gm, '')
    .replaceAll(/^ {4}(?:line|sample):\n(?: {6}.*\n)+/gm, '')
    .replaceAll(/^ {4}rhythm: .*\n/gm, '');
  await imported(plain);
  const { publications: titles, ...bare } = await readSite(open, 'fr', null);
  expect(bare).toMatchObject({ promise: null, testimonial: null, foundedIn: null, immediatePurchase: null });
  expect(titles.map(({ line, rhythm, sample }) => [line, rhythm, sample])).toEqual(Array(7).fill([null, null, null]));
  const [problem] = await imported(text.replace('foundedIn: 1996', 'foundedIn: long ago'));
  expect(problem).toContain('site.foundedIn: must be a year, such as 1996');
});

it('puts publications in the order of the file', async () => {
  await imported(text);
  const titles = async () => (await readSite(open, 'en', null)).publications.map(({ id }) => id);
  const entry = text.slice(text.indexOf('  - id: 17'), text.indexOf('\nlicences:'));
  const moved = text.replace(entry, '').replace('  - id: 11', `${entry.trimEnd()}\n  - id: 11`);
  expect(await imported(moved)).toEqual(expect.arrayContaining(['  publication 17', '    position: “7” → “1”']));
  expect(await titles()).toEqual([17, 11, 12, 13, 14, 15, 16]);
});

describe('what orders refer to', () => {
  const publication = ['  - id: 15', '  - id: 16'] as const;

  it('stays: a publication that is no longer in the file is withdrawn from sale, and comes back', async () => {
    await imported(text);
    const options = { to: 'chef@example.org', publications: '15', locale: 'fr' };
    await offer(services(), offeringOf(options));
    expect(await imported(without(text, ...publication))).toEqual([
      'Changed:',
      '  publication 16',
      '    position: “6” → “5”',
      '  publication 17',
      '    position: “7” → “6”',
      'Withdrawn from sale (orders keep them):',
      '  publication 15',
      expect.stringMatching(/^Left as it is/),
    ]);
    const { publications, prices } = await readSite(open, 'fr', null);
    expect(publications.map(({ id }) => id)).toEqual([11, 12, 13, 14, 16, 17]);
    expect(prices.filter(({ publicationId }) => publicationId === 15)).toEqual([]);
    await expect(offer(services(), offeringOf(options))).rejects.toThrow('This is not for sale');
    const { rows } = await sql`
      select p.title ->> 'fr' as title from subscription_lines l join publications p on p.id = l.publication_id`.execute(
      open.db,
    );
    expect(rows).toEqual([{ title: 'Cape & Copperbelt' }]);
    expect(await imported(without(text, ...publication))).toEqual([expect.stringMatching(/^Left as it is/)]);
    expect(await imported(text)).toEqual(expect.arrayContaining(['Added:', '  publication 15']));
    expect((await readSite(open, 'fr', null)).publications.map(({ id }) => id)).toEqual([11, 12, 13, 14, 15, 16, 17]);
  });

  it('stays: the bank account of a currency in which there is an invoice', async () => {
    await imported(text);
    const dollars = (source: string) => source.replaceAll(/, \d+\.\d\d USD/g, '');
    const less = without(dollars(text), '  - currency: USD', '  - currency: GBP');
    await issueInvoice(services(), {
      email: 'payer@example.org',
      net: 31_240,
      currency: 'USD',
      vatRate: 0,
      vatMention: 'outsideUnion',
      label: 'Subscription',
      locale: 'en',
    });
    const printed = await imported(less);
    expect(printed).toEqual(
      expect.arrayContaining([
        'Kept although the file omits them, since invoices or subscriptions are in this currency:',
        '  bank account USD',
      ]),
    );
    const currencies = async () =>
      (await open.db.selectFrom('bank_accounts').select('currency').execute())
        .map(({ currency }) => currency)
        .toSorted();
    expect(await currencies()).toEqual(['EUR', 'GBP', 'USD']);
    await imported(dollars(without(less, '  - currency: GBP', '\npublications:')).replaceAll(/, \d+\.\d\d GBP/g, ''));
    expect(await currencies()).toEqual(['EUR', 'USD']);
  });
});

it('writes nothing where one entry is wrong, and says where it is', async () => {
  await imported(text);
  const before = await books();
  const wrong = text.replace('phone: +33 1 99 00 12 34', 'phone: +33 1 99 00 56 78').replace('940.00 EUR', '940 €');
  expect(await imported(wrong)).toEqual([
    expect.stringMatching(/^publisher\.yaml:\d+:14 publications\[0\]\.prices\[0\]: must be an amount above 0/),
    'One problem: nothing is written.',
  ]);
  expect(await books()).toEqual(before);
});

it('writes nothing where the database refuses the last of it', async () => {
  await imported(text);
  const before = await books();
  await sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`.execute(
    open.db,
  );
  await sql`
    create trigger refuse before insert on account_ip_ranges for each row execute function refuse()`.execute(open.db);
  expect(await imported(text.replace('940.00 EUR', '950.00 EUR'))).toEqual(['refused']);
  expect(await books()).toEqual(before);
});

it('refuses the file of another site by line', async () => {
  await imported(text);
  const before = await books();
  expect(await imported(text.replace('code: LL', 'code: AIA'))).toEqual([
    'publisher.yaml:8:3 site.code: is AIA, and this database is of the site LL: another site needs another database',
    'One problem: nothing is written.',
  ]);
  expect(await books()).toEqual(before);
});

describe('a dry run', () => {
  const dryRun = 'This was a dry run: nothing is written.';

  it('prints what the import prints, and makes nothing in an empty database', async () => {
    await sql`drop schema public cascade`.execute(open.db);
    await sql`create schema public`.execute(open.db);
    const printed = await imported(text, { isDry: true });
    const { rows } = await sql`select from pg_tables where schemaname = 'public'`.execute(open.db);
    expect(rows).toEqual([]);
    expect(printed).toEqual([...(await imported(text)), dryRun]);
  });

  it('prints what the import prints, and changes nothing', async () => {
    await imported(text);
    const before = await books();
    const changed = text.replace('940.00 EUR', '950.00 EUR').replace('192.0.2.0/24', '198.51.100.0/24');
    const printed = await imported(changed, { isDry: true });
    expect(await books()).toEqual(before);
    expect(printed).toEqual([...(await imported(changed)), dryRun]);
    expect(await books()).not.toEqual(before);
  });
});

it('gives networks to the account that has the address, and makes one where there is none', async () => {
  await imported(text);
  const holders = () =>
    open.db
      .selectFrom('account_ip_ranges as r')
      .innerJoin('accounts as a', 'a.id', 'r.account_id')
      .select(['r.range', 'a.email', 'a.is_email_verified as isVerified'])
      .orderBy('r.range')
      .execute();
  const more = text
    .replace('legal:\n', '')
    .replace(
      '  - range: 192.0.2.0/24\n',
      '  - range: 2001:db8:7::/48\n    account: Helene.Marchetti@example.fr\n  - range: 192.0.2.0/24\n',
    );
  await imported(more.replace('  notice:\n', 'legal:\n  notice:\n'));
  expect(await holders()).toEqual([
    { range: '192.0.2.0/24', email: 'helene.marchetti@example.fr', isVerified: false },
    { range: '2001:db8:7::/48', email: 'helene.marchetti@example.fr', isVerified: false },
  ]);
});

it('leaves a database of something else alone', async () => {
  await sql`drop schema public cascade`.execute(open.db);
  await sql`create schema public`.execute(open.db);
  await sql`create table theirs (id integer)`.execute(open.db);
  expect(await imported(text)).toEqual([expect.stringContaining('is not this product’s: nothing is done with it')]);
});
