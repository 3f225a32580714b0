/**
 * Several server processes on one database under a seeded simulator: journeys of buyers and the office, with requests that
 * come twice, late or lose their connection, servers that are killed, database connections that break, confirmations that
 * are early, late, doubled or lost. When all has healed, the laws of money are read from the books and the provider's
 * ledger (`simulate/laws.ts`).
 *
 * - `--seed N`: the same plan again: journeys, faults of requests, moments of kills. How processes interleave is not in it,
 *   so that a violation may need several runs to come again. Without it another seed is taken, and printed.
 * - `--orders N`: number of orders that the journeys place; 300 by default.
 * - `--kind NAME`: only journeys of this kind. `--calm`: no kills, no broken connections.
 * - `--from COMMIT`: the first server runs the release of a commit, or of `latest`, and makes the database; the others run this
 *   tree, and migrate that while it serves. Calm: an earlier release that is killed does not start again.
 *
 * Exits with 1 if a law is broken; every violation with the history of its order is in `reports/simulate/`.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { audit } from '../server/features/audit/audit.ts';
import { isSettable } from '../server/core/clock.ts';
import { openDatabase } from '../server/core/db/database.ts';
import { createTestDatabase } from '../server/core/db/test-database.ts';
import { createLog } from '../server/core/log.ts';
import { openServices } from '../server/core/open-services.ts';
import { Opened } from '../server/core/opened.ts';
import { providerOf } from '../server/core/payments/providers.ts';
import type { Services } from '../server/core/services.ts';
import { readSettings } from '../server/core/settings.ts';
import { extractRelease } from './simulate/earlier-release.ts';
import { namedUrl, noCounts, openFleet } from './simulate/fleet.ts';
import type { ActorResponses } from './simulate/buyer.ts';
import type { Life } from './simulate/journey.ts';
import { live } from './simulate/journey.ts';
import type { Violation } from './simulate/laws.ts';
import { prepareNotes, readStates, readUnderWay, readViolations, violationOf } from './simulate/laws.ts';
import { kindNames, ordersIn, planFaults, planJourneys } from './simulate/plan.ts';

const SERVERS = 3;
const JOURNEYS_AT_ONCE = 12;
const EVER = '2000-01-01T00:00:00.000Z';

/**
 * Steps of the clock until everything has healed, in milliseconds: an order without a page is given up after two
 * minutes, a page after half an hour.
 */
const HEALING = [20_000, 20_000, 40_000, 60_000, 150_000, 600_000, 1_300_000, 2_600_000, 5_200_000];

/** Application name of the office's database connections. */
const OFFICE = 'office';

/** Maximum number of printed violations of one law. */
const SHOWN = 3;

/** Maximum number of reported characters of a log line. */
const SHOWN_OF_LINE = 300;

const reports = new URL('../reports/simulate/', import.meta.url);

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: `${Math.trunc(Math.random() * 1_000_000)}` },
    orders: { type: 'string', default: '300' },
    kind: { type: 'string' },
    calm: { type: 'boolean', default: false },
    from: { type: 'string' },
  },
});

const seed = Number(options.seed);
const orders = Number(options.orders);
const { kind, from } = options;
const calm = options.calm || from !== undefined;
const complaint = [
  ...(Number.isSafeInteger(seed) && Number.isSafeInteger(orders) ? [] : ['--seed and --orders take whole numbers.']),
  ...(kind === undefined || kindNames.includes(kind) ? [] : ['--kind takes one of:', ...kindNames]),
].join('\n  ');
if (complaint !== '') {
  console.error(complaint);
  process.exit(1);
}
const journeys = planJourneys(seed, orders, kind);
const counts = noCounts();
const begin = performance.now();
const seconds = () => `${Math.round((performance.now() - begin) / 1000)} s`;
const opened = new Opened();

function openAt(url: string, folder: string): Promise<Services> {
  const settings = readSettings({ NODE_ENV: 'test', TEST_CONTROL: 'on', DATA_DIR: folder, DATABASE_URL: url });
  return openServices({ settings, log: createLog(() => undefined), url }, opened);
}

async function openActorResponses(): Promise<ActorResponses> {
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  const folder = await mkdtemp(join(tmpdir(), 'simulate-'));
  opened.add(() => rm(folder, { recursive: true, force: true }));
  const database = await createTestDatabase();
  opened.add(() => database.close());
  const earlier = from === undefined ? null : await extractRelease(from);
  if (earlier) {
    opened.add(earlier.remove);
    await dropTables(database.url);
    console.log(`  the first server is of ${earlier.commit}`);
  }
  const fleet = await openFleet({
    count: SERVERS,
    databaseUrl: database.url,
    mail: folder,
    logs: reports,
    counts,
    earlier: earlier?.folder ?? null,
  });
  opened.add(() => fleet.close());
  const sure = await openAt(namedUrl(database.url, 'simulator'), folder);
  await prepareNotes(sure.db);
  const office = await openAt(namedUrl(database.url, OFFICE), folder);
  return { fleet, office, sure, counts };
}

/** Makes a database as empty as before its first migration. */
async function dropTables(url: string): Promise<void> {
  const { db, close } = openDatabase(
    url,
    createLog(() => undefined),
  );
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await close();
}

/** Errors in the log of the earlier release: its statements no longer fit the database. */
async function failuresOfEarlier({ fleet: { names } }: ActorResponses): Promise<readonly Violation[]> {
  if (from === undefined) return [];
  const log = await readFile(new URL(`${names[0]}.log`, reports), 'utf8');
  return log
    .split('\n')
    .filter((line) => line.includes('"level":"error"'))
    .map((line) => ({
      law: 'an earlier release goes on working',
      about: from,
      accountId: null,
      detail: line.slice(0, SHOWN_OF_LINE),
    }));
}

/** Breaks connections of office and servers, rather those in use; a server that starts is left alone. */
async function breakConnections({ fleet, sure: { db } }: ActorResponses): Promise<void> {
  const names = [OFFICE, ...fleet.listening()];
  const { rows } = await sql<object>`
    select pg_terminate_backend(pid) from (
      select pid from pg_stat_activity where datname = current_database() and application_name = any(${names})
      order by (state = 'idle')::integer + 1.5 * random() limit 2) victims`.execute(db);
  counts.broken += rows.length;
}

/** Causes the planned faults until it is stopped; returns the function that stops it. */
function strike(faults: ReturnType<typeof planFaults>, act: (whom: number) => Promise<void>) {
  const stop = new AbortController();
  const struck = (async () => {
    for (const { after, whom } of faults) {
      await pause(after, undefined, { signal: stop.signal }).catch(() => undefined);
      if (stop.signal.aborted) return;
      await act(whom);
    }
  })();
  return async () => {
    stop.abort();
    await struck;
  };
}

/** Runs all journeys, a fixed number of them at once. */
async function liveAll(actorResponses: ActorResponses): Promise<readonly Life[]> {
  const lives: Life[] = [];
  const queue = journeys.entries();
  let placed = 0;
  const progress = setInterval(() => {
    console.log(
      `  ${placed} of ${orders} orders, ${counts.kills} kills, ${counts.broken} broken connections, ${seconds()}`,
    );
  }, 15_000);
  const lanes = Array.from({ length: JOURNEYS_AT_ONCE }, async () => {
    for (const [index, journey] of queue) {
      lives.push(await live(actorResponses, journey, index));
      placed += ordersIn(journey.acts);
    }
  });
  await Promise.all(lanes).finally(() => clearInterval(progress));
  return lives;
}

/** Advances the clock until nothing is under way; returns what still is. */
async function heal({ fleet: { controls }, sure: { db, clock } }: ActorResponses): Promise<readonly string[]> {
  for (const milliseconds of HEALING) {
    if (isSettable(clock)) clock.advance(milliseconds);
    await Promise.all(controls.map((control) => control.advance(milliseconds)));
    await Promise.all(controls.map((control) => control.tick()));
    if ((await readUnderWay(db)).length === 0) return [];
  }
  return readUnderWay(db);
}

/** All violations: orders that have not healed, findings of the laws and the audit, complaints of the journeys. */
async function judge(actorResponses: ActorResponses, lives: readonly Life[]): Promise<readonly Violation[]> {
  const { db } = actorResponses.sure;
  const underWay = await heal(actorResponses);
  const { differences } = await audit(actorResponses.sure, providerOf(actorResponses.sure), EVER);
  await Promise.all(actorResponses.fleet.controls.map((each) => each.control('clock', { reset: true })));
  for (const { look } of lives) await look();
  return [
    ...underWay.map((what) => ({ law: 'everything heals', about: what, accountId: null, detail: 'after hours' })),
    ...(await failuresOfEarlier(actorResponses)),
    ...(await readViolations(db)),
    ...(await Promise.all(differences.map((difference) => violationOf(db, difference)))),
    ...lives.flatMap(({ accountId, journey, complaints }) =>
      complaints.map((detail) => ({ law: 'every act comes to its end', about: journey.kind, accountId, detail })),
    ),
  ];
}

/** Violations by law, at most `most` of each, with the history of the buyer concerned. */
function reportOf(violations: readonly Violation[], lives: readonly Life[], most: number): string {
  const lines = [...Map.groupBy(violations, ({ law }) => law)].flatMap(([law, broken]) => [
    `\n✗ ${law}: ${broken.length}`,
    ...broken.slice(0, most).flatMap(({ about, accountId, detail }) => {
      const life = lives.find((each) => each.accountId === accountId);
      const history = life ? [life.journey.kind, ...life.history] : [];
      return [`  ${about}: ${detail}`, ...history.map((line) => `      ${line}`)];
    }),
  ]);
  return lines.join('\n');
}

/** Table of the journeys of each kind: their number, how many break a law, and the states of their orders. */
async function tableOf(
  { sure }: ActorResponses,
  lives: readonly Life[],
  violations: readonly Violation[],
): Promise<string> {
  const orderStates = Map.groupBy(await readStates(sure.db), ({ accountId }) => accountId);
  const wrong = new Set(violations.map(({ accountId }) => accountId));
  const row = (...[name = '', ...cells]: readonly string[]) =>
    [name.padEnd(42), ...cells.map((cell) => cell.padStart(8))].join('  ');
  const rows = [...Map.groupBy(lives, ({ journey }) => journey.kind)].map(([name, each]) => {
    const placed = each.flatMap(({ accountId }) => orderStates.get(accountId) ?? []);
    const states = [...Map.groupBy(placed, ({ state }) => state)].map(([state, all]) => `${state} ${all.length}`);
    const broken = each.filter(({ accountId }) => wrong.has(accountId));
    return row(name, `${each.length}`, `${placed.length}`, `${broken.length}`, states.toSorted().join(', '));
  });
  return [row('', 'journeys', 'orders', 'wrong', 'states'), ...rows.toSorted()].join('\n');
}

async function main(): Promise<void> {
  console.log(`Seed ${seed}: ${journeys.length} journeys, ${orders} orders, ${SERVERS} servers`);
  const actorResponses = await openActorResponses();
  console.log(`  servers and database run, ${seconds()}`);
  const faults = [
    { every: [4000, 9000], act: (whom: number) => actorResponses.fleet.kill(whom) },
    { every: [400, 2000], act: () => breakConnections(actorResponses) },
  ] as const;
  const stops = calm ? [] : faults.map(({ every, act }, salt) => strike(planFaults(seed + salt, every), act));
  const lives = await liveAll(actorResponses);
  await Promise.all(stops.map((stop) => stop()));
  console.log(`  all journeys are lived, ${seconds()}`);
  const violations = await judge(actorResponses, lives);
  await writeFile(new URL('violations.txt', reports), reportOf(violations, lives, Infinity));
  const { requests, cut, twice, later, failed, commands, repeated, kills, broken, crashed } = counts;
  console.log(`
${await tableOf(actorResponses, lives, violations)}

${requests} requests: ${cut} lost their connection, ${twice} sent twice at once, ${later} sent again later, ${failed} answered 5xx
${commands} commands of the office, tried again ${repeated} times
${kills} kills, ${broken} broken connections, ${crashed} servers that ended by themselves
${reportOf(violations, lives, SHOWN)}

${violations.length} violations in ${new Set(violations.map(({ accountId }) => accountId)).size} journeys, seed ${seed}, ${seconds()}`);
  if (violations.length > 0) process.exitCode = 1;
}

try {
  await main();
} finally {
  await opened.close();
}
