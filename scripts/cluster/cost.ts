/** What an order, a reader and a reading cost, measured on a cluster without other work (docs/scale.md). */
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { cartOf, isOpen } from '../../domain/invoice.ts';
import { pause } from '../../server/core/in-time.ts';
import { seedReadings } from '../../server/seed/readings.ts';
import { makeScenario } from '../../server/test-control/scenarios.ts';
import { calls } from '../../contract/calls.ts';
import { payByCard } from '../../tests/contract/hosted-page.ts';
import { readingsAsked } from '../../tests/contract/wire-bodies.ts';
import type { Visitor } from '../../tests/contract/visitor.ts';
import { createVisitor } from '../../tests/contract/visitor.ts';
import type { Simulation } from '../simulate/buyer.ts';
import type { DatabaseCluster } from './database.ts';
import type { Pooler } from './pgbouncer.ts';
import type { Processes } from './processes.ts';

/** People who act, so many at once; each reads so many times. */
const PEOPLE = 60;
const AT_ONCE = 6;
const READS = 20;

/** Rows whose size on disk is measured. */
const ROWS = 100_000;

/** How long the idle cluster is measured, in milliseconds; what follows an act in the background is waited for as long. */
const IDLE = 30_000;
const AFTER = 10_000;

const TICKS_PER_SECOND = 100;

interface Measured {
  readonly database: DatabaseCluster;
  readonly pooler: Pooler;
  readonly processes: Processes;
  readonly actors: Simulation;
}

/** Counters that only grow: statements, CPU in milliseconds, bytes. */
interface Counters {
  readonly at: number;
  readonly statements: number;
  readonly process: number;
  readonly database: number;
  readonly pooler: number;
  readonly wal: number;
  readonly size: number;
}

/** CPU of a process, in milliseconds, that of its ended children included; 0 once it has ended. */
async function cpuOf(pid: number): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return line === '' ? 0 : (ticks / TICKS_PER_SECOND) * 1000;
}

async function cpu(pids: readonly number[]): Promise<number> {
  const all = await Promise.all(pids.map(cpuOf));
  return all.reduce((sum, each) => sum + each, 0);
}

async function count({ database, pooler, processes }: Measured): Promise<Counters> {
  const primary = await database.primary();
  const [row] = await database.query<{ statements: number; wal: string; size: string }>(
    `select (select sum(calls)::integer from pg_stat_statements where dbid = (select oid from pg_database where datname = 'desk')) as statements,
      (pg_current_wal_lsn() - '0/0')::text as wal, pg_database_size('desk')::text as size`,
  );
  return {
    at: performance.now(),
    statements: row?.statements ?? 0,
    wal: Number(row?.wal),
    size: Number(row?.size),
    process: await cpu(processes.pids()),
    pooler: await cpu([pooler.pid]),
    database: primary ? await cpu(await database.pidsOf(primary)) : 0,
  };
}

type Costs = Omit<Counters, 'at'>;

/** Costs between two counts, each divided: per second where `times` is null; without those of the idle cluster. */
function costs(before: Counters, after: Counters, times: number | null, idle: Costs | null): Costs {
  const seconds = (after.at - before.at) / 1000;
  const per = (key: keyof Costs) => (after[key] - before[key] - (idle ? idle[key] * seconds : 0)) / (times ?? seconds);
  return {
    statements: per('statements'),
    process: per('process'),
    database: per('database'),
    pooler: per('pooler'),
    wal: per('wal'),
    size: per('size'),
  };
}

function print(name: string, { statements, process: own, database, pooler, wal, size }: Costs): void {
  const cells = [statements, own, database, pooler].map((value) => value.toFixed(2).padStart(10));
  const bytes = [wal, size].map((value) => Math.round(value).toLocaleString('en-US').padStart(12));
  console.log([name.padEnd(34), ...cells, ...bytes].join(''));
}

/** Does something for each of some people, a few at once. */
async function each<Item>(items: readonly Item[], act: (item: Item) => Promise<unknown>): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of queue) await act(item);
    }),
  );
}

/** Bytes of a table with its indexes. */
async function sizeOf({ actors: { sure } }: Measured, table: string): Promise<number> {
  const { rows } = await sql<{ size: number }>`select pg_total_relation_size(${table}::regclass) as size`.execute(
    sure.db,
  );
  return rows[0]?.size ?? 0;
}

/** Measures and prints the table of docs/scale.md. */
export async function measureCost(measured: Measured): Promise<void> {
  const { database, processes, actors } = measured;
  const { sure } = actors;
  await database.query('create extension pg_stat_statements', 'postgres');
  await pause(AFTER);
  const start = await count(measured);
  await pause(IDLE);
  const idle = costs(start, await count(measured), null, null);
  console.log(`\n${''.padEnd(34)}statements  process ms  database ms  pooler ms  WAL bytes  disk bytes`);
  print('idle, a second of all', idle);

  const measure = async <Item>(name: string, items: readonly Item[], act: (item: Item) => Promise<unknown>) => {
    await pause(AFTER);
    const before = await count(measured);
    await each(items, act);
    await pause(AFTER);
    print(name, costs(before, await count(measured), items.length, idle));
  };

  const people: { readonly visitor: Visitor; readonly email: string; readonly password: string }[] = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    const { account } = await makeScenario(sure, { name: 'oneInvoice', locale: 'fr' });
    const network = processes.fleet.network(`10.1.${index >> 8}.${index & 255}`);
    people.push({ visitor: createVisitor(processes.fleet.origin, network.fetch), ...account });
  }
  await measure('a sign-in', people, ({ visitor, email, password }) =>
    visitor.ask(calls['login/login'], { body: { email, password } }),
  );
  const reads = Array.from({ length: READS }, () => people).flat();
  await measure('a page for all (site, user)', reads, async () => {
    await processes.read('/fr/ajax/infossiteweb');
    await processes.read('/fr/ajax/user');
  });
  await measure('a list of invoices', reads, ({ visitor }) =>
    visitor.ask(calls['invoice/read'], { body: { kind: 'list' } }),
  );
  await measure('an order by card, paid, its receipt', people, async ({ visitor }) => {
    const list = await visitor.ask(calls['invoice/read'], { body: { kind: 'list' } });
    const cart = list.kind === 'list' ? cartOf(list.invoices.filter(isOpen)) : null;
    if (!cart) throw new Error('There is nothing to pay');
    const answer = await visitor.ask(
      calls['invoice/checkout'],
      { body: { invoiceIds: cart.invoices.map(({ id }) => id), method: 'card', version: cart.version } },
      { key: `cost-of-${cart.version}` },
    );
    if (answer.kind !== 'hosted') throw new Error(`Ordered, and got ${answer.kind}`);
    await (await payByCard(visitor, new URL(answer.url).pathname)).arrayBuffer();
    await visitor.ask(calls['invoice/read'], { body: { kind: 'outcome', reference: answer.reference } });
  });

  const { account } = await makeScenario(sure, { name: 'noInvoice', locale: 'fr' });
  const sizeBefore = await sizeOf(measured, 'readings');
  await seedReadings(sure.db, { accountId: account.id, count: ROWS, days: 3000, now: sure.clock.now().toISOString() });
  console.log(
    `a reading on disk, with indexes: ${Math.round(((await sizeOf(measured, 'readings')) - sizeBefore) / ROWS)} bytes`,
  );
  await sql`analyze readings`.execute(sure.db);
  const reader = createVisitor(processes.fleet.origin, processes.fleet.network('10.2.0.1').fetch);
  await reader.ask(calls['login/login'], { body: account });
  await measure(`a page of ${ROWS} readings`, reads, () =>
    reader.send(calls['articles/history'], { body: readingsAsked }),
  );

  const sizeOfReaders = async () =>
    (await sizeOf(measured, 'subscription_readers')) + (await sizeOf(measured, 'contacts'));
  const before = await sizeOfReaders();
  await sql`
    with people as (
      insert into contacts (email, locale, origin, created_at)
      select 'reader' || n || '@example.org', 'fr', 'subscription', now() from generate_series(1, ${ROWS}) n
      returning id, email)
    insert into subscription_readers (subscription_id, contact_id, is_accepted, civility, first_name, last_name, email)
    select (select min(id) from subscriptions), id, true, 41, 'Aminata', 'Diop ' || id, email from people`.execute(
    sure.db,
  );
  const bytes = Math.round(((await sizeOfReaders()) - before) / ROWS);
  console.log(`a reader on disk, with the contact and indexes: ${bytes} bytes`);
}
