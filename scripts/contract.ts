/**
 * Tries every call of the table on a back end: the golden exchanges over HTTP, row by row, and says which row fails and why.
 *
 * - `--target URL`: the back end's origin. With its test control on, every exchange is arranged; else only calls that
 *   change nothing are sent, and the others are reported as not arranged.
 * - `--email`, `--password`: the account that asks without test control.
 * - `--prepared FILE`: the data prepared there, as JSON: `{"quotation-read.open": {"session": {"email", "password"},
 *   "body": {"aboIId": 7}}}`. Such an exchange is sent even where it changes something, and compared as a whole.
 * - `--shapes`: the target is a mock server made from `reports/openapi.json`: only shapes are compared.
 * - `--only ROW`: this row only; may be said several times. `--json`: the report as JSON.
 *
 * Exits with 1 if something failed, or nothing passed.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { callNames, calls } from '../src/contract/calls.ts';
import { controlOver } from '../tests/contract/control.ts';
import { preparedAt } from '../tests/contract/suite/prepared.ts';
import type { RowReport } from '../tests/contract/suite/suite.ts';
import { tryRows } from '../tests/contract/suite/suite.ts';
import type { Target } from '../tests/contract/suite/target.ts';
import { arrangedTarget, hasTestControl, mockTarget, standingTarget } from '../tests/contract/suite/target.ts';
import { createVisitor } from '../tests/contract/visitor.ts';

const { values: options } = parseArgs({
  options: {
    target: { type: 'string' },
    email: { type: 'string' },
    password: { type: 'string' },
    prepared: { type: 'string' },
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

async function sessionAt(origin: string) {
  const { email, password } = options;
  if (email === undefined || password === undefined) return null;
  const visitor = createVisitor(origin);
  await visitor.ask(calls['login/login'], { body: { email, password } });
  return visitor;
}

async function targetAt(origin: string): Promise<Target> {
  if (options.shapes) return mockTarget(origin);
  if (!(await hasTestControl(origin))) {
    const said: unknown = options.prepared === undefined ? {} : JSON.parse(await readFile(options.prepared, 'utf8'));
    return standingTarget(origin, await sessionAt(origin), preparedAt(origin, said));
  }
  const control = controlOver(origin);
  // Failed attempts of an earlier run do not count against this one.
  await control.control('reset', { worker: 'contract' });
  return arrangedTarget(control);
}

/** A row's line; one more for each reason why its exchanges did not pass. */
function linesOf({ name, result, exchanges }: RowReport): readonly string[] {
  const reasons = new Map<string, string[]>();
  for (const each of exchanges) {
    if (each.result === 'passed') continue;
    const reason = `${each.result}: ${each.why}`;
    reasons.set(reason, [...(reasons.get(reason) ?? []), each.fixture]);
  }
  return [
    `${result.padEnd(12)}  ${name}`,
    ...[...reasons].map(([reason, fixtures]) => `              ${fixtures.join(', ')}: ${reason}`),
  ];
}

const origin = originOf(options.target);
const unknown = options.only.filter((name) => !callNames.some((each) => each === name));
if (unknown.length > 0) fail(`No row of the table is called ${unknown.join(', ')}.`);
const target = await targetAt(origin).catch((error: unknown) =>
  fail(`${origin}: ${error instanceof Error ? error.message : String(error)}`),
);
if (!options.json) console.log(`${origin}: ${target.about}.`);
const rows: RowReport[] = [];
const names = callNames.filter((name) => options.only.length === 0 || options.only.includes(name));
for await (const row of tryRows(target, names)) {
  rows.push(row);
  if (!options.json) console.log(linesOf(row).join('\n'));
}
const exchanges = rows.flatMap((row) => row.exchanges);
const counts = (results: readonly { readonly result: string }[]) =>
  ['passed', 'failed', 'in part', 'not arranged'].flatMap((result) => {
    const count = results.filter((each) => each.result === result).length;
    return count === 0 ? [] : [`${count} ${result}`];
  });
if (options.json) console.log(JSON.stringify({ target: origin, about: target.about, rows }, null, 2));
else
  console.log(
    `${rows.length} rows: ${counts(rows).join(', ')}. ${exchanges.length} exchanges: ${counts(exchanges).join(', ')}.`,
  );
const isGreen =
  exchanges.some(({ result }) => result === 'passed') && !exchanges.some(({ result }) => result === 'failed');
if (!isGreen) process.exitCode = 1;
