/** The contract suite on the reference back end, over HTTP; what `scripts/contract.ts` runs on any other. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { create, string, type } from 'superstruct';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../server/core/db/database.ts';
import { openDatabase } from '../../server/core/db/database.ts';
import type { CallName } from '../../contract/calls.ts';
import { callNames, calls } from '../../contract/calls.ts';
import { allArrangements, arrangementOf } from './arrangements/all.ts';
import type { Arranged } from './arrangements/arranged.ts';
import { controlOver } from './control.ts';
import { Effects } from './effects.ts';
import { isExhaustive } from './exhaustive.ts';
import type { TestServer } from './test-server.ts';
import { signedIn } from './people.ts';
import { openServer } from './test-server.ts';
import { silentLog } from './services.ts';
import { preparedAt } from './suite/prepared.ts';
import type { Passing, StandBetween } from './suite/stand-between.ts';
import { standBetween } from './suite/stand-between.ts';
import type { RowReport } from './suite/suite.ts';
import { changing, isFailure, isRead, trials, tryRows } from './suite/suite.ts';
import type { Target, Trial } from './suite/target.ts';
import { arrangedTarget, compare, hasTestControl, standingTarget } from './suite/target.ts';
import type { Visitor } from './visitor.ts';
import { createVisitor } from './visitor.ts';

/** Compared in `stale-reads.test.ts`, with the reads that they change. */
const compared = new Set(changing.map(({ fixture }) => fixture));

let server: TestServer;
const effects = new Effects();
let database: OpenDatabase;
/** Signed in to an account that no exchange is about. */
let other: Visitor;
beforeAll(async () => {
  server = await openServer();
  other = await signedIn(server, await server.scenario({ name: 'noInvoice' }));
  database = openDatabase(server.databaseUrl, silentLog);
});
afterAll(async () => {
  effects.stop();
  await database.close();
  await server.close();
});

/** The number of a visitor’s emails, orders, requests and records; without an account, the emails to contacts. */
async function effectsOf(visitor: Visitor) {
  const id = (await visitor.ask(calls.user)).account?.id ?? null;
  const { rows } = await sql`
    select (select count(*) from outbox where account_id = ${id} or (${id}::integer is null and contact_id is not null)) as emails,
      (select count(*) from checkouts where account_id = ${id}) as orders,
      (select count(*) from wallet_operations where account_id = ${id}) as operations,
      (select count(*) from modifications where account_id = ${id}) as modifications,
      (select count(*) from subscriptions where account_id = ${id}) as subscriptions,
      (select count(*) from quote_requests where account_id = ${id}) as "quoteRequests"`.execute(database.db);
  return rows;
}

/** Whether a call reads what is held of its caller. */
function isOwnRead(trial: Trial): boolean {
  const { callers } = calls[trial.name];
  return callers.includes('signedIn') && !callers.includes('anonymous') && isRead(trial.name);
}

/** Most statements of a read: one that identifies the caller, and one that answers. */
const MOST_STATEMENTS = 2;

/** What every page asks, in one statement. */
const ofEveryPage: readonly CallName[] = ['user', 'infossiteweb'];

/** Reads that need more: a refusal that says why, a link that is used up, a renewal that the question orders. */
const longer: Readonly<Record<string, number>> = {
  'user.by-token': 5,
  'user.token-refused': 3,
  'password-link.first': 3,
  'password-link.another': 3,
  'invoice-read.checkout': 3,
  'onlinesubscription.partly-paid': 3,
  'onlinesubscription.purchase': 4,
  'onlinesubscription.settled': 6,
  'onlinesubscription.unpriced': 7,
};

function mostStatements(trial: Trial): number {
  const { name, fixture } = trial;
  if (!isRead(trial.name)) return Infinity;
  return longer[fixture] ?? (ofEveryPage.includes(name) ? 1 : MOST_STATEMENTS);
}

/** The answer to a read by another account, without the server’s clock (`luLe`); `null` for other calls. */
async function answerToOther(trial: Trial): Promise<string | null> {
  if (!isOwnRead(trial)) return null;
  const { query, body } = trial.golden.request;
  const answer = await other.send(calls[trial.name], { query: query ?? {}, body });
  return JSON.stringify([answer.status, answer.body.data]).replace(/"luLe":"[^"]*"/, '');
}

/** The filters of a read without which the arranged person gets the same answer: fields that may be `null`. */
async function ignoredFilters(trial: Trial, { visitor, body }: Arranged): Promise<readonly string[]> {
  if (!isOwnRead(trial) || trial.fixture.endsWith('.none')) return [];
  const row = calls[trial.name];
  const asked: Readonly<Record<string, unknown>> = { ...trial.golden.request.body, ...body };
  const { status, body: filtered } = await visitor.send(row, { body: asked });
  const ignored: string[] = [];
  for (const field of Object.keys(asked).filter((name) => typeof asked[name] === 'string')) {
    const without = await visitor.send(row, { body: { ...asked, [field]: null } });
    const isSame = JSON.stringify(without.body.data) === JSON.stringify(filtered.data);
    if (status === 200 && without.status === 200 && isSame) ignored.push(field);
  }
  return ignored;
}

const changesNothing = ({ golden }: Trial): boolean => !golden.response.body.isSuccess;

describe('golden fixtures over HTTP', () => {
  it('are what is arranged', () => {
    const fixtures = new Set(trials.map(({ fixture }) => fixture));
    expect(Object.keys(allArrangements(() => server)).filter((arranged) => !fixtures.has(arranged))).toEqual([]);
  });

  it.runIf(isExhaustive)('are examples of the document that development publishes', async () => {
    const published = await server.visitor().fetch('/ajax/openapi.json');
    expect(published.status).toBe(200);
    const received = await published.text();
    expect(trials.filter(({ fixture }) => !received.includes(`"${fixture}":`))).toEqual([]);
  });

  it.each(trials.filter(({ fixture }) => !compared.has(fixture)))('$fixture', async (trial) => {
    const toOther = await answerToOther(trial);
    const arranged = await arrangementOf(() => server, trial.fixture)();
    const before = changesNothing(trial) ? await effectsOf(arranged.visitor) : null;
    const [verdict, statements] = await effects.during(trial.fixture, () =>
      compare(trial, arranged, { isArranged: true, isExact: true }),
    );
    expect(verdict, 'arrange it in tests/contract/arrangements, where it differs').toEqual({ result: 'works' });
    expect(statements).toBeLessThanOrEqual(mostStatements(trial));
    // A statement without `where account_id = …` would answer with the arranged records.
    expect(await answerToOther(trial)).toEqual(toOther);
    expect(await ignoredFilters(trial, arranged)).toEqual([]);
    // A refusal sends no email, and books and records nothing.
    expect(changesNothing(trial) ? await effectsOf(arranged.visitor) : null).toEqual(before);
  });

  it('write these tables and no others', async () => {
    await expect(effects.text()).toMatchFileSnapshot('approved/writes.txt');
  });
});

const run = promisify(execFile);

/** The output of `scripts/contract.ts`, and its exit code. */
async function printed(...options: readonly string[]) {
  const ended = run(process.execPath, ['scripts/contract.ts', ...options]);
  const { stdout } = await ended.catch((error: unknown) => create(error, type({ stdout: string() })));
  return { lines: stdout.split('\n'), exitCode: ended.child.exitCode };
}

async function tried(target: Target, names: readonly CallName[]): Promise<readonly RowReport[]> {
  const reports: RowReport[] = [];
  for await (const report of tryRows(target, names)) reports.push(report);
  return reports;
}

describe('the suite on another back end', () => {
  let between: StandBetween;
  afterEach(() => between.close());
  const withoutCities = ({ path }: Passing, answer: string): string =>
    path.endsWith('/ajax/user/adresse') ? answer.replaceAll(/"ville":"[^"]*",?/g, '') : answer;

  it('names the row, and the field that an answer lacks', async () => {
    between = await standBetween(server.origin, withoutCities);
    const [user, addresses] = await tried(arrangedTarget(controlOver(between.origin)), ['user', 'user/adresse']);
    expect(user?.result).toBe('works');
    expect(addresses?.result).toBe('differs');
    const kept = addresses?.exchanges.find(({ fixture }) => fixture === 'user-adresse.kept');
    expect(kept && 'why' in kept && kept.why).toMatch(/^data\.\S+\.ville is missing$/);
  });

  it.runIf(isExhaustive)('is a command, which ends with 1 where an exchange fails', async () => {
    between = await standBetween(server.origin, withoutCities);
    const { lines, exitCode } = await printed('--target', between.origin, '--only', 'user/adresse', '--only', 'user');
    expect(lines).toContain('works            user');
    const index = lines.indexOf('user/adresse: differs');
    expect(lines[index + 1]).toMatch(/^ +user-adresse\.kept: differs: data\.\S+\.ville is missing$/);
    expect(exitCode).toBe(1);
  });

  it('sends no request that changes data without test control', async () => {
    between = await standBetween(server.origin, ({ path }, answer) => (path.startsWith('/test/') ? null : answer));
    expect(await hasTestControl(between.origin)).toBe(false);
    const { account } = await server.scenario({ name: 'severalInvoices' });
    const session = createVisitor(between.origin);
    await session.ask(calls['login/login'], { body: account });
    const signIns = between.passed.length;
    const reports = await tried(standingTarget(between.origin, session), callNames);
    const verdicts = new Map<string, RowReport['result']>(reports.map(({ name, result }) => [name, result]));
    const safe = trials.filter(({ name }) => isRead(name));
    const allowed = safe.flatMap(({ name, golden: { request } }) => {
      const { method, path } = calls[name];
      return `${method} /fr${path} ${method === 'POST' ? JSON.stringify(request.body ?? {}) : ''}`;
    });
    const sent = between.passed
      .slice(signIns)
      .map(({ method, path, body }) => `${method} ${path.split('?')[0]} ${body}`);
    expect(sent.length).toBeGreaterThan(20);
    expect(sent.filter((each) => !allowed.includes(each))).toEqual([]);
    expect([...verdicts].filter(([, result]) => isFailure(result))).toEqual([]);
    const received = ['infossiteweb', 'subscriptions/all', 'invoice/read', 'online/checkout', 'login/logout'];
    expect(received.map((name) => verdicts.get(name))).toEqual(['works', 'works', 'works', 'not tried', 'not tried']);
  });

  it('sends the exchanges prepared there, and compares whole answers', async () => {
    between = await standBetween(server.origin, ({ path }, answer) => (path.startsWith('/test/') ? null : answer));
    const session = async (name: 'paymentOpen' | 'noInvoice') => {
      const { email, password } = (await server.scenario({ name })).account;
      return { email, password };
    };
    const prepared = preparedAt(between.origin, {
      'user-adresse.none': { session: await session('paymentOpen') },
      logout: { session: await session('noInvoice') },
    });
    const [addresses, signOut] = await tried(standingTarget(between.origin, null, prepared), [
      'user/adresse',
      'login/logout',
    ]);
    expect(addresses?.exchanges.find(({ fixture }) => fixture === 'user-adresse.none')).toMatchObject({
      result: 'differs',
      why: 'data.listeAdresses is not empty, as it is in the exchange',
    });
    expect(signOut?.exchanges.map(({ result }) => result)).toEqual(['works', 'not tried']);
    expect(() => preparedAt(between.origin, { 'log-out': {} })).toThrow('There is no golden exchange “log-out”.');
  });
});
