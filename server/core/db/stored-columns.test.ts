/** JSON stored by one version is readable by the next. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { array, create, defaulted, object, string, unknown } from 'superstruct';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { checkoutAnswerCodec } from '../../../contract/checkout.ts';
import type { Codec } from '../../../contract/codec.ts';
import { contactReceiptCodec } from '../../../contract/contact.ts';
import { readerAdditionAnswerCodec } from '../../../contract/licence.ts';
import { modificationSummaryCodec } from '../../../contract/modification.ts';
import { quoteReceiptCodec } from '../../../contract/quote-request.ts';
import type { KeptAnswer } from '../rpc/idempotency.ts';
import { readAnswer } from '../rpc/idempotency.ts';
import { createLog } from '../log.ts';
import { ordered } from '../../features/quotation/order.ts';
import { started } from '../../features/quotation/start.ts';
import type { OpenDatabase } from './database.ts';
import { openDatabase } from './database.ts';
import { storedColumns } from './stored-columns.ts';
import type { Stored, StoredColumn } from './stored-json.ts';
import { storedJson, UnreadableValue } from './stored-json.ts';
import type { TestDatabase } from './test-database.ts';
import { createTestDatabase } from './test-database.ts';

const folder = join(import.meta.dirname, 'golden');
const columns: readonly StoredColumn<unknown>[] = Object.values(storedColumns).flatMap((table) => Object.values(table));

/** A value as the database returns it, unvalidated. */
const stored = <Value>(value: unknown) => value as Stored<Value>;

/** The golden rows of a column or kind of answer: a list of values for each version. */
function goldenRows(name: string) {
  return globSync(`${name}.v*.json`, { cwd: folder }).map((file) => ({
    version: Number(/\.v(\d+)\.json$/.exec(file)?.[1]),
    values: create(JSON.parse(readFileSync(join(folder, file), 'utf8')), array(unknown())),
  }));
}

describe('every JSON column of the database', () => {
  let created: TestDatabase;
  let database: OpenDatabase;
  beforeAll(async () => {
    created = await createTestDatabase();
    const log = createLog(() => undefined);
    database = openDatabase(created.url, log);
  }, 20_000);
  afterAll(async () => {
    await database.close();
    await created.close();
  });

  it('has its rules in storedColumns', async () => {
    const { rows } = await sql<{ readonly name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and data_type in ('json', 'jsonb')`.execute(database.db);
    const names = columns.map(({ table, column }) => `${table}.${column}`);
    expect(names.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });
});

const named = columns
  .filter(({ table }) => table !== 'idempotency_keys')
  .map((column) => [`${column.table}.${column.column}`, column] as const);

describe.each(named)('%s', (name, { version, read }) => {
  const goldens = goldenRows(name);

  it('has golden rows of each version', () => {
    expect(goldens.map((golden) => golden.version).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: version }, (_, at) => at + 1),
    );
  });

  const rows = goldens.flatMap((golden) => golden.values.map((value) => ({ version: golden.version, value })));

  it.each(rows)('reads a golden row of version $version', ({ value }) => {
    expect(() => read(stored(value), 1)).not.toThrow();
  });

  it('reads golden rows of the present version as they are', () => {
    const present = rows.filter((row) => row.version === version).map((row) => row.value);
    expect(present.map((value) => read(stored(value), 1))).toEqual(present);
  });
});

/** The codec of each kind of answer saved under an idempotency key: a new kind does not compile without one. */
const answers: Readonly<Record<KeptAnswer, Codec<unknown>>> = {
  checkout: checkoutAnswerCodec,
  contact: contactReceiptCodec,
  'quotation order': ordered,
  'quotation start': started,
  'quote request': quoteReceiptCodec,
  'range addition': modificationSummaryCodec,
  'reader addition': readerAdditionAnswerCodec,
};

it.each(Object.entries(answers))('golden answers of a %s are read under their key', (kept, codec) => {
  const goldens = goldenRows(`idempotency_keys.answer.${kept.replaceAll(' ', '-')}`);
  const latest = Math.max(...goldens.map(({ version }) => version));
  const open = (value: unknown) =>
    codec.encode(readAnswer({ kept: kept as KeptAnswer, codec }, stored(value), { person: 'account 7', key: 'k' }));
  for (const { values } of goldens) expect(() => values.map(open)).not.toThrow();
  const present = goldens.filter(({ version }) => version === latest).flatMap(({ values }) => values);
  expect(present.map(open)).toEqual(present);
  expect(present.length).toBeGreaterThan(0);
});

describe('a stored value', () => {
  const struct = object({ name: string(), phone: defaulted(string(), '') });
  const { read, write } = storedJson('people', 'about', { struct });

  it('is read as it was written', () => {
    const about = { name: 'Awa', phone: '+221 33 123 45 67' };
    expect(read(stored(JSON.parse(write(about))), 1)).toEqual(about);
  });

  it('of an older release gets the defaults of what it lacks, and loses what is not known any more', () => {
    expect(read(stored({ name: 'Awa', fax: '1' }), 1)).toEqual({ name: 'Awa', phone: '' });
  });

  it('is migrated where defaults cannot do it', () => {
    const migrate = (value: unknown) => (typeof value === 'string' ? { name: value } : value);
    const column = storedJson('people', 'about', { struct, version: 2, migrate });
    expect(column.read(stored('Awa'), 1)).toEqual({ name: 'Awa', phone: '' });
  });

  test.each([
    ['another type', { name: 7 }, 'the value.name is no string'],
    ['a list', [], 'the value is no object'],
    ['missing', {}, 'the value.name is no string'],
  ])('that cannot be read (%s) is an error with its table and row, without what it holds', (_, value, fault) => {
    const attempt = () => read(stored(value), 12);
    expect(attempt).toThrow(UnreadableValue);
    expect(attempt).toThrow(`people.about of 12 cannot be read: ${fault}`);
  });
});

it('JSON is taken apart in SQL by textIn, and elsewhere only to compare', () => {
  const server = join(import.meta.dirname, '../..');
  const files = globSync('**/*.ts', { cwd: server })
    .filter((file) => !file.startsWith('core/db/migrations/') && !file.endsWith('.test.ts'))
    .filter((file) => /(?<!-)->>?\s*(?:'|\$\{)/.test(readFileSync(join(server, file), 'utf8')));
  expect(files.toSorted()).toEqual([
    'core/db/stored-text.ts',
    'core/people/addresses.ts',
    'features/licence/ask-ranges.ts',
    'seed/demo-content.ts',
    'test-control/books.ts',
  ]);
});
