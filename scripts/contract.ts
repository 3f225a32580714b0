/**
 * Tries every call of the table on a back end: the golden exchanges over HTTP, with the product's headers. Prints a summary
 * by call, then the details: `works`, `works with loss`, `missing`, `misread`, `differs` (from an arranged exchange),
 * `not tried`.
 *
 * - `--target URL`: the back end's origin. With its test control on, every exchange is arranged; else only calls that
 *   change nothing are sent, answers are read as the application reads them, and the other calls are not tried.
 * - `--email`, `--password`: the account that asks without test control. Then signing in and out is tried, too.
 * - `--prepared FILE`: the data prepared there, as JSON: `{"quotation-read.open": {"session": {"email", "password"},
 *   "body": {"aboIId": 7}}}`. Such an exchange is sent even where it changes something, and compared as a whole.
 * - `--shapes`: the target is a mock server made from `reports/openapi.json`: only shapes are compared.
 * - `--request-codes numbers`: requests write the specification's enumerations as numbers, as pages do with the setting
 *   `REQUEST_CODES`, which is the default here; else words.
 * - `--only ROW`: this row only; may be said several times. `--json`: the report as JSON.
 *
 * Exits with 1 if a call is missing, misread or differs, or none works.
 */
import { readFile } from 'node:fs/promises';
import { callNames, calls } from '../contract/calls.ts';
import { codeStyles } from '../contract/headers.ts';
import { controlOver } from '../tests/contract/control.ts';
import { preparedAt } from '../tests/contract/suite/prepared.ts';
import type { RowReport } from '../tests/contract/suite/suite.ts';
import { isFailure, results, tryRows } from '../tests/contract/suite/suite.ts';
import type { SignIn, Target } from '../tests/contract/suite/target.ts';
import { arrangedTarget, hasTestControl, mockTarget, standingTarget } from '../tests/contract/suite/target.ts';
import { createVisitor } from '../tests/contract/visitor.ts';
import { readOptions } from './read-options.ts';

const { values: options } = readOptions(import.meta.filename, {
  options: {
    target: { type: 'string' },
    email: { type: 'string' },
    password: { type: 'string' },
    prepared: { type: 'string' },
    'request-codes': { type: 'string', default: process.env['REQUEST_CODES'] ?? 'words' },
    shapes: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
  },
});

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function originOf(target: string | undefined): string {
  const url = URL.parse(target ?? '');
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '';
  return isOrigin ? url.origin : fail('Say which back end: --target http://localhost:4000, without a path.');
}

const codes =
  codeStyles.find((style) => style === options['request-codes']) ??
  fail(`Requests write enumerations as ${codeStyles.join(' or ')}, not ${options['request-codes']}.`);

const signIn: SignIn | null =
  options.email === undefined || options.password === undefined
    ? null
    : { email: options.email, password: options.password };

/** The account's session. Ends the run without one: then no other answer can be judged. */
async function sessionAt(origin: string) {
  if (signIn === null) return null;
  const visitor = createVisitor(origin);
  await visitor.ask(calls['login/login'], { body: { ...signIn } });
  const { account } = await visitor.ask(calls.user);
  if (account === null)
    fail(`${origin}: signed in, but GET /ajax/user knows no account: does login/login set a cookie?`);
  return visitor;
}

async function targetAt(origin: string): Promise<Target> {
  if (options.shapes) return mockTarget(origin);
  if (!(await hasTestControl(origin))) {
    const said: unknown = options.prepared === undefined ? {} : JSON.parse(await readFile(options.prepared, 'utf8'));
    return standingTarget(origin, await sessionAt(origin), preparedAt(origin, said), signIn, codes);
  }
  const control = controlOver(origin);
  // Failed attempts of an earlier run do not count against this one.
  await control.control('reset', { worker: 'contract' });
  return arrangedTarget(control, codes);
}

/** Names by their reasons. */
function byReason(pairs: readonly (readonly [name: string, reason: string])[]): readonly string[] {
  const names = Map.groupBy(pairs, ([, reason]) => reason);
  return [...names].map(([reason, some]) => `  ${some.map(([name]) => name).join(', ')}: ${reason}`);
}

/** A row that was tried, with the reasons for which its exchanges do not work. */
function detailsOf({ name, result, exchanges }: RowReport): readonly string[] {
  const lines = byReason(
    exchanges.flatMap((each) => (each.result === 'works' ? [] : [[each.fixture, `${each.result}: ${each.why}`]])),
  );
  return lines.length === 0 ? [] : [`${name}: ${result}`, ...lines];
}

/** The rows that were not tried, by the first reason of each. */
function untriedOf(rows: readonly RowReport[]): readonly string[] {
  const untried = rows.filter(({ result }) => result === 'not tried');
  const reasons = untried.flatMap(({ name, exchanges }) =>
    exchanges.flatMap((each) => (each.result === 'works' ? [] : [[name, each.why] as const])).slice(0, 1),
  );
  return untried.length === 0 ? [] : ['not tried', ...byReason(reasons)];
}

/** A row's line of the summary, with what is lost. */
function lineOf({ name, result, exchanges }: RowReport): string {
  const losses = exchanges.flatMap((each) => (each.result === 'works with loss' ? [each.why] : []));
  return `${result.padEnd(15)}  ${name}${result === 'works with loss' ? `: ${losses[0]}` : ''}`;
}

/** The rows that were tried, by their results, the worst first. */
function summaryOf(rows: readonly RowReport[]): readonly string[] {
  return results.flatMap((wanted) =>
    wanted === 'not tried' ? [] : rows.filter(({ result }) => result === wanted).map(lineOf),
  );
}

function countsOf(some: readonly Pick<RowReport, 'result'>[]): string {
  const counts = results.map((wanted) => [some.filter(({ result }) => result === wanted).length, wanted] as const);
  return counts.flatMap(([count, result]) => (count === 0 ? [] : [`${count} ${result}`])).join(', ');
}

const origin = originOf(options.target);
const unknown = options.only.filter((name) => !callNames.some((each) => each === name));
if (unknown.length > 0) fail(`No row of the table is called ${unknown.join(', ')}.`);
const target = await targetAt(origin).catch((error: unknown) =>
  fail(`${origin}: ${error instanceof Error ? error.message : String(error)}`),
);
const rows: RowReport[] = [];
const names = callNames.filter((name) => options.only.length === 0 || options.only.includes(name));
for await (const row of tryRows(target, names)) rows.push(row);
const exchanges = rows.flatMap((row) => row.exchanges);
if (options.json) console.log(JSON.stringify({ target: origin, about: target.about, rows }, null, 2));
else {
  const details = rows.filter(({ result }) => result !== 'not tried').flatMap(detailsOf);
  const total = `${rows.length} calls: ${countsOf(rows)}. ${exchanges.length} exchanges: ${countsOf(exchanges)}.`;
  console.log(
    [`${origin}: ${target.about}.`, '', ...summaryOf(rows), '', ...details, ...untriedOf(rows), '', total].join('\n'),
  );
}
const isGreen =
  exchanges.some(({ result }) => result === 'works' || result === 'works with loss') &&
  !exchanges.some(({ result }) => isFailure(result));
if (!isGreen) process.exitCode = 1;
