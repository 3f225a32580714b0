/**
 * The desk as several machines run it, on one (docs/scale.md): HAProxy, three processes, PgBouncer in transaction mode, three
 * nodes of PostgreSQL under Patroni, from the files in `deploy/cluster/`. The buyers of `npm run simulate` order; processes
 * are killed every few seconds, the primary is killed, all processes are restarted one after the other. Then the laws of
 * money are read from the books and the provider’s ledger, and `office audit` compares both.
 *
 * - `--orders N`: number of orders that the journeys place at least; 150 by default. `--seed N`: their plan.
 * - `--cost`: measures instead what an order, a reader and a reading cost (docs/scale.md), without faults.
 *
 * Exits with 1 if a law is broken, a process ends by itself, or a request is lost in the rolling restart. Logs are in
 * `reports/cluster/`.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stablePort } from './cluster/ports.ts';
import { pause } from '../server/core/in-time.ts';
import { createLog } from '../server/core/log.ts';
import { openServices } from '../server/core/open-services.ts';
import { Opened } from '../server/core/start-stop.ts';
import { readSettings } from '../server/core/settings.ts';
import { modificationChannel } from '../server/features/modification/open-request.ts';
import { modificationEvents } from '../contract/modification.ts';
import { signedIn } from '../tests/contract/people.ts';
import { measureCost } from './cluster/cost.ts';
import { choosePorts, openDatabaseCluster } from './cluster/database.ts';
import { programAt } from './cluster/deployed.ts';
import { openHaproxy } from './cluster/haproxy.ts';
import { openPgBouncer } from './cluster/pgbouncer.ts';
import type { Loss } from './cluster/processes.ts';
import { openProcesses } from './cluster/processes.ts';
import type { Simulation } from './simulate/buyer.ts';
import { noCounts } from './simulate/fleet.ts';
import { judgeBooks } from './simulate/heal.ts';
import type { Life } from './simulate/journey.ts';
import { live } from './simulate/journey.ts';
import { createViews } from './simulate/laws.ts';
import { openMailServer } from './simulate/mail-server.ts';
import { noNotes } from './simulate/notes.ts';
import { ordersIn, planFaults, planJourneys } from './simulate/plan.ts';
import { readOptions } from './read-options.ts';
import { sql } from 'kysely';

const JOURNEYS_AT_ONCE = 4;
/** Time between two kills of a process, in milliseconds. */
const KILLS = [2000, 6000] as const;

/** Wait before the next process of a rolling restart, in milliseconds: HAProxy has found the last one ready. */
const SETTLE = 3000;

/** Longest wait for a new primary, in milliseconds. */
const FAILOVER = 120_000;

const reports = new URL('../reports/cluster/', import.meta.url);
const log = (name: string) => new URL(`${name}.log`, reports);

const { values: options } = readOptions(import.meta.filename, {
  options: {
    seed: { type: 'string', default: '1' },
    orders: { type: 'string', default: '150' },
    cost: { type: 'boolean', default: false },
  },
});
const [seed, orders] = [Number(options.seed), Number(options.orders)];

const packages = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  pgbouncer: 'pgbouncer',
  haproxy: 'haproxy',
  pg_controldata: 'postgresql',
};
const missing = Object.entries(packages).flatMap(([program, name]) => (programAt(program) === null ? [name] : []));
if (missing.length > 0) {
  console.error(`The cluster needs programs of Debian’s: apt-get install --no-install-recommends ${missing.join(' ')}`);
  process.exit(1);
}

const counts = noCounts();
const opened = new Opened();
const begin = performance.now();
const say = (line: string) =>
  console.log(`${`${Math.round((performance.now() - begin) / 1000)} s`.padStart(6)}  ${line}`);

/** Opens the whole: load balancer, database, pooler, processes. */
async function openCluster() {
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  const data = await mkdtemp(join(tmpdir(), 'cluster-'));
  opened.add(() => rm(data, { recursive: true, force: true }));
  const mail = await openMailServer(seed, counts);
  opened.add(() => mail.close());
  mail.heal();
  const ports = await choosePorts();
  const desks = [await stablePort(), await stablePort(), await stablePort()];
  const { origin, close } = await openHaproxy(desks, ports, log('haproxy'));
  opened.add(close);
  const database = await openDatabaseCluster(ports, log, opened);
  say('the database cluster is complete');
  const pooler = await openPgBouncer(database.directUrl, { log: log('pgbouncer') });
  opened.add(pooler.close);
  const addresses = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.directUrl };
  const environment = { ...addresses, DATA_DIR: data, SMTP_URL: mail.url };
  const processes = await openProcesses({ origin, ports: desks, environment, log, counts });
  opened.add(() => processes.fleet.close());
  say('three processes are ready');
  const settings = readSettings({ NODE_ENV: 'test', TEST_CONTROL: 'on', ...environment });
  const services = () => openServices({ settings, log: createLog(() => undefined), url: database.directUrl }, opened);
  const [sure, office] = [await services(), await services()];
  await createViews(sure.db);
  const actors: Simulation = { fleet: processes.fleet, office, sure, counts, notes: noNotes(), isOneRelease: true };
  return { database, pooler, processes, environment, actors, mail };
}

type Cluster = Awaited<ReturnType<typeof openCluster>>;

/** Lets journeys and readers come until it is stopped. */
function load({ processes, actors }: Cluster) {
  const stop = new AbortController();
  const lives: Life[] = [];
  let placed = 0;
  const queue = planJourneys(seed, 100 * orders).entries();
  const journeys = Array.from({ length: JOURNEYS_AT_ONCE }, async () => {
    for (const [index, journey] of queue) {
      if (stop.signal.aborted) return;
      lives.push(await live(actors, journey, index));
      placed += ordersIn(journey.acts);
    }
  });
  const reader = (async () => {
    while (!stop.signal.aborted) {
      for (const path of ['/fr/ajax/infossiteweb', '/fr/ajax/user', '/livez'])
        await processes.read(path).catch(() => null);
      await pause(50);
    }
  })();
  const all = Promise.all([...journeys, reader]);
  // A failure is reported by `stop`; the run goes on to its end.
  all.catch(() => null);
  return {
    placed: () => placed,
    stop: async (): Promise<readonly Life[]> => {
      stop.abort();
      await all;
      return lives;
    },
  };
}

/** Kills a process every few seconds until it is stopped. */
function killProcesses({ processes }: Cluster) {
  const { fleet } = processes;
  let isStopped = false;
  const restarts: Promise<void>[] = [];
  const done = (async () => {
    for (const { after, drawn } of planFaults(seed, KILLS)) {
      await pause(after);
      if (isStopped) return;
      // Another one goes on.
      if (fleet.listening().length > 1) restarts.push(fleet.kill(drawn));
    }
  })();
  return async () => {
    isStopped = true;
    await done;
    await Promise.all(restarts);
  };
}

async function until(condition: () => Promise<boolean> | boolean, longest: number, what: string): Promise<number> {
  const start = performance.now();
  while (!(await condition())) {
    if (performance.now() - start > longest) throw new Error(`${what}: not within ${longest / 1000} s`);
    await pause(50);
  }
  return (performance.now() - start) / 1000;
}

/** Kills the primary, and starts its node again once another one writes. Returns the seconds without a primary. */
async function failOver({ database, processes }: Cluster): Promise<number> {
  const primary = await database.primary();
  if (!primary) throw new Error('There is no primary');
  await database.kill(primary);
  const isWriting = () =>
    database.query<{ standby: boolean }>('select pg_is_in_recovery() as standby').then(
      ([row]) => row?.standby === false,
      () => false,
    );
  const seconds = await until(isWriting, FAILOVER, 'There is no new primary');
  const whole = seconds + (await until(processes.isAnyReady, FAILOVER, 'No process is ready'));
  say(
    `${primary.name} was killed: another node writes after ${seconds.toFixed(1)} s, orders are answered after ${whole.toFixed(1)} s`,
  );
  database.restart(primary);
  await database.whenComplete();
  say(`${primary.name} follows the new primary`);
  return whole;
}

/** Names of processes whose open pages receive no notification. */
async function deafOf({ processes: { fleet }, actors: { sure } }: Cluster): Promise<readonly string[]> {
  const heard = await Promise.all(
    fleet.controls.map(async (control, index) => {
      const person = await control.scenario({ name: 'noInvoice' });
      const answer = await (
        await signedIn(control, person)
      ).fetch(modificationEvents.path, {
        signal: AbortSignal.timeout(30_000),
      });
      const texts = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
      await texts?.read();
      await sql`select pg_notify(${modificationChannel}, ${String(person.account.id)})`.execute(sure.db);
      const event = await texts?.read().catch(() => null);
      await texts?.cancel().catch(() => null);
      return event?.value?.includes(modificationEvents.happened) === true ? [] : [fleet.names[index] ?? ''];
    }),
  );
  return heard.flat();
}

/** Everything that is wrong with the money, one line each. */
async function judge({ actors, environment, mail }: Cluster, lives: readonly Life[]): Promise<readonly string[]> {
  const { underWay, differences, violations } = await judgeBooks(actors, mail, lives);
  const said = execFileSync(process.execPath, ['server/office/main.ts', 'audit'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'test', ...environment },
  });
  say(`office audit: ${said.trim().split('\n').at(-1)}`);
  return [
    ...underWay.map((what) => `still under way after hours: ${what}`),
    ...violations.map(({ law, about, detail }) => `${law}: ${about}, ${detail}`),
    ...differences.map(({ kind, about, detail }) => `audit: ${kind} ${about}, ${detail}`),
    ...lives.flatMap(({ issues, journey }) => issues.map((detail) => `${journey.kind}: ${detail}`)),
  ];
}

/** Losses, without the answers 503 to those who waited too long for a row that others had locked: load, not a restart. */
async function withoutWaits(losses: readonly Loss[], names: readonly string[]): Promise<readonly Loss[]> {
  const logs = await Promise.all(names.map((name) => readFile(log(name), 'utf8')));
  const waits = logs.flatMap((text) => text.split('\n').filter((line) => line.includes('due to lock timeout')));
  return losses.filter(({ id }) => id === null || !waits.some((line) => line.includes(id)));
}

async function main(): Promise<void> {
  const cluster = await openCluster();
  if (options.cost) {
    await measureCost(cluster);
    return;
  }
  const { processes } = cluster;
  const loaded = load(cluster);
  const stopKills = killProcesses(cluster);
  const share = (part: number) => () => loaded.placed() >= orders * part;
  await until(share(0.3), 600_000, 'The first orders are not placed');
  say(`${loaded.placed()} orders, ${counts.kills} kills`);
  const first = await failOver(cluster);
  await until(share(0.6), 600_000, 'The next orders are not placed');
  say(`${loaded.placed()} orders, ${counts.kills} kills`);
  const second = await failOver(cluster);
  await until(share(0.8), 600_000, 'The last orders are not placed');
  await stopKills();
  await until(processes.areReady, FAILOVER, 'The processes are not ready');
  const deaf = await deafOf(cluster);
  await pause(SETTLE);
  const faulty = processes.countLosses();
  const before = loaded.placed();
  const codes = await processes.restartRolling(SETTLE);
  const rolling = processes.countLosses();
  const lost = await withoutWaits(rolling.lost, processes.fleet.names);
  const waits = rolling.lost.length - lost.length;
  say(
    `rolling restart: ${rolling.requests} requests, ${lost.length} lost, ${waits} waited too long for a row; ${loaded.placed() - before} orders meanwhile`,
  );
  await until(share(1), 600_000, 'The orders are not placed');
  const lives = await loaded.stop();
  say(`${loaded.placed()} orders are placed`);
  const violations = await judge(cluster, lives);
  const wrong = [
    ...violations,
    ...deaf.map((name) => `${name} hears no notification after the fail-over`),
    ...lost.map(({ what }) => `lost in the rolling restart: ${what}`),
    ...codes.flatMap((code, index) => (code === 0 ? [] : [`process ${index + 1} ended with ${code} after SIGTERM`])),
    ...(counts.crashed > 0 ? [`${counts.crashed} processes ended by themselves`] : []),
  ];
  await writeFile(new URL('violations.txt', reports), wrong.join('\n'));
  await writeFile(
    new URL('histories.txt', reports),
    lives.flatMap(({ history, journey, issues }) => [journey.kind, ...history, ...issues]).join('\n'),
  );
  console.log(`
${loaded.placed()} orders in ${lives.length} journeys, ${counts.requests} requests of theirs
${counts.kills} processes killed, ${counts.crashed} ended by themselves, ${processes.refusedStarts()} starts without a database
fail-over after ${first.toFixed(1)} s and ${second.toFixed(1)} s; ${faulty.lost.length} of ${faulty.requests} requests lost to kills and fail-overs
rolling restart: ${lost.length} of ${rolling.requests} requests lost
${wrong
  .slice(0, 20)
  .map((line) => `✗ ${line}\n`)
  .join('')}
${wrong.length} violations`);
  if (wrong.length > 0) process.exitCode = 1;
}

let closing: Promise<void> | null = null;
const closeAll = (): Promise<void> => (closing ??= opened.close());
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void closeAll().finally(() => process.exit(1)));
try {
  await main();
} finally {
  await closeAll();
}
