/**
 * Several server processes on one database under a seeded simulator: journeys of buyers and the office, with requests that
 * come twice, late or lose their connection; servers and database are killed, connections break, provider and mail server
 * hang, confirmations are early, late, doubled or lost. When all has healed, the laws of money are read from the books and
 * the provider's ledger (`simulate/laws.ts`).
 *
 * - `--seed N`: the same plan again: journeys, faults of requests, moments of kills. How processes interleave is not in it,
 *   so that a violation may need several runs to come again. Without it another seed is taken, and printed.
 * - `--orders N`: number of orders that the journeys place; 300 by default.
 * - `--kind NAME`: only journeys of this kind. `--calm`: nothing is killed, breaks or hangs.
 * - `--from COMMIT`: the first server runs the release of a commit, or of `latest`, and makes the database; the others run this
 *   tree, and migrate that while it serves. Calm: an earlier release that is killed does not start again.
 *
 * Exits with 1 if a law is broken; every violation with the history of its order is in `reports/simulate/`.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '../server/core/log.ts';
import { openServices } from '../server/core/open-services.ts';
import { Opened } from '../server/core/start-stop.ts';
import type { Services } from '../server/core/services.ts';
import { readSettings } from '../server/core/settings.ts';
import type { Simulation } from './simulate/buyer.ts';
import { openOwnDatabase } from './simulate/database.ts';
import { extractRelease } from './simulate/earlier-release.ts';
import { OFFICE, startFaults } from './simulate/faults.ts';
import { namedUrl, noCounts, openFleet } from './simulate/fleet.ts';
import { judgeBooks } from './simulate/heal.ts';
import type { Life } from './simulate/journey.ts';
import { live } from './simulate/journey.ts';
import type { Violation } from './simulate/laws.ts';
import { createViews, readStates, violationOf } from './simulate/laws.ts';
import type { MailServer } from './simulate/mail-server.ts';
import { openMailServer } from './simulate/mail-server.ts';
import { noNotes } from './simulate/notes.ts';
import { kindNames, ordersIn, planJourneys } from './simulate/plan.ts';
import { readOptions } from './read-options.ts';

const SERVERS = 3;
const JOURNEYS_AT_ONCE = 12;
/** Maximum number of printed violations of one law. */
const SHOWN = 3;

/** Maximum number of reported characters of a log line. */
const SHOWN_OF_LINE = 300;

const reports = new URL('../reports/simulate/', import.meta.url);

const { values: options } = readOptions(import.meta.filename, {
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
const issue = [
  ...(Number.isSafeInteger(seed) && Number.isSafeInteger(orders) ? [] : ['--seed and --orders take whole numbers.']),
  ...(kind === undefined || kindNames.includes(kind) ? [] : ['--kind takes one of:', ...kindNames]),
].join('\n  ');
if (issue !== '') {
  console.error(issue);
  process.exit(1);
}
const journeys = planJourneys(seed, orders, kind);
const counts = noCounts();
const begin = performance.now();
const seconds = () => `${Math.round((performance.now() - begin) / 1000)} s`;
const opened = new Opened();

function openAt(url: string, environment: Readonly<Record<string, string>>): Promise<Services> {
  const settings = readSettings({ NODE_ENV: 'test', TEST_CONTROL: 'on', DATABASE_URL: url, ...environment });
  return openServices({ settings, log: createLog(() => undefined), url }, opened);
}

/** A folder that is removed at the end. */
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'simulate-'));
  opened.add(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function openWorld() {
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  const data = await newFolder();
  const database = await openOwnDatabase(await newFolder());
  opened.add(() => database.close());
  const { url: databaseUrl } = database;
  const earlier = from === undefined ? null : await extractRelease(from);
  if (earlier) {
    opened.add(earlier.remove);
    console.log(`  the first server is of ${earlier.commit}`);
  }
  const mail = await openMailServer(seed, counts);
  opened.add(() => mail.close());
  if (calm) mail.heal();
  const fleet = await openFleet({
    count: SERVERS,
    databaseUrl,
    data,
    mail: mail.url,
    logs: reports,
    counts,
    earlier: earlier?.folder ?? null,
  });
  opened.add(() => fleet.close());
  const environment = { DATA_DIR: data, SMTP_URL: mail.url };
  const sure = await openAt(namedUrl(databaseUrl, 'simulator'), environment);
  await createViews(sure.db);
  const office = await openAt(namedUrl(databaseUrl, OFFICE), environment);
  const simulation: Simulation = { fleet, office, sure, counts, notes: noNotes(), isOneRelease: from === undefined };
  return { simulation, database, mail };
}

/** Errors in the log of the earlier release: its statements no longer fit the database. */
async function failuresOfEarlier({ fleet: { names } }: Simulation): Promise<readonly Violation[]> {
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

/** Runs all journeys, a fixed number of them at once. */
async function liveAll(simulation: Simulation): Promise<readonly Life[]> {
  const lives: Life[] = [];
  const queue = journeys.entries();
  let placed = 0;
  const progress = setInterval(() => {
    console.log(
      `  ${placed} of ${orders} orders, ${counts.kills + counts.databaseKills} kills, ${counts.broken} broken connections, ${seconds()}`,
    );
  }, 15_000);
  const lanes = Array.from({ length: JOURNEYS_AT_ONCE }, async () => {
    for (const [index, journey] of queue) {
      lives.push(await live(simulation, journey, index));
      placed += ordersIn(journey.acts);
    }
  });
  await Promise.all(lanes).finally(() => clearInterval(progress));
  return lives;
}

/** All violations: orders that have not healed, findings of the laws and the audit, issues of the journeys. */
async function judge(simulation: Simulation, mail: MailServer, lives: readonly Life[]): Promise<readonly Violation[]> {
  const { db } = simulation.sure;
  const { underWay, differences, violations } = await judgeBooks(simulation, mail, lives);
  const ended = Array.from({ length: counts.crashed }, () => 'a server');
  return [
    ...ended.map((about) => ({ law: 'no server ends by itself', about, accountId: null, detail: 'see its log' })),
    ...underWay.map((what) => ({ law: 'everything heals', about: what, accountId: null, detail: 'after hours' })),
    ...(await failuresOfEarlier(simulation)),
    ...violations,
    ...(await Promise.all(differences.map((difference) => violationOf(db, difference)))),
    ...lives.flatMap(({ accountId, journey, issues }) =>
      issues.map((detail) => ({ law: 'every act comes to its end', about: journey.kind, accountId, detail })),
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
  { sure }: Simulation,
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
  const { simulation, database, mail } = await openWorld();
  console.log(`  servers and database run, ${seconds()}`);
  const faults = calm ? null : startFaults(seed, database, simulation);
  const lives = await liveAll(simulation);
  await faults?.stop();
  console.log(`  all journeys are lived, ${seconds()}`);
  const violations = await judge(simulation, mail, lives);
  await writeFile(new URL('violations.txt', reports), reportOf(violations, lives, Infinity));
  const { requests, cut, twice, later, putOff, commands, repeated, crashed } = counts;
  const { kills, databaseKills, broken, providerHangs, mailFaults } = counts;
  console.log(`
${await tableOf(simulation, lives, violations)}

${requests} requests: ${cut} lost their connection, ${twice} sent twice at once, ${later} sent again later, ${putOff} put off by 409 or 503
${commands} commands of the office, tried again ${repeated} times
${kills} kills of a server, ${databaseKills} of the database, ${broken} broken connections, ${crashed} servers that ended by themselves
the provider hung ${providerHangs} times; ${mail.accepted.length} emails accepted, ${mailFaults} put off or left without an answer
${reportOf(violations, lives, SHOWN)}

${violations.length} violations, ${journeys.length} journeys, seed ${seed}, ${seconds()}`);
  if (violations.length > 0) process.exitCode = 1;
}

let closing: Promise<void> | null = null;
const closeAll = (): Promise<void> => (closing ??= opened.close());
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void closeAll().finally(() => process.exit(1)));
}
try {
  await main();
} finally {
  await closeAll();
}
