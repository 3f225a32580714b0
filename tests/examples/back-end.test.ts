/** The example back end (`examples/back-end/`) under the contract kit, and behind the product. Needs `python3`. */
import type { ChildProcess } from 'node:child_process';
import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { create, instance, tuple } from 'superstruct';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tenCalls } from '../contract/suite/ten-calls.ts';
import { drawFirstPages, firstPages } from '../support/first-account-pages.ts';
import { tenCallAccount } from '../support/ten-call-back-end.ts';

let backEnd: ChildProcess | null = null;
let origin = '';

beforeAll(async () => {
  if (spawnSync('python3', ['--version']).status !== 0)
    throw new Error('python3 is missing: the example back end is written in it (Debian: apt-get install python3).');
  const python = spawn('python3', ['examples/back-end/server.py', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  backEnd = python;
  const [line] = create(await once(python.stdout, 'data'), tuple([instance(Buffer)]));
  origin = line.toString().trim();
});
afterAll(() => backEnd?.kill());

it('answers the ten calls as the application reads them', async () => {
  const { email, password } = tenCallAccount;
  const only = tenCalls.flatMap((name) => ['--only', name]);
  const options = ['scripts/contract.ts', '--target', origin, '--email', email, '--password', password, ...only];
  const { stdout } = await promisify(execFile)(process.execPath, options);
  expect(stdout).toContain('10 calls: 10 works.');
});

it('signs in through the product, and draws home, invoices and subscriptions', async () => {
  const pages = await drawFirstPages(origin);
  for (const { name, words, failed } of pages) {
    expect([name, failed]).toEqual([name, []]);
    expect(words).toContain(new Map<string, string>(Object.entries(firstPages)).get(name));
  }
  expect(new Set(pages.map(({ name }) => name)).size).toBe(Object.keys(firstPages).length);
}, 120_000);
