/** Limits on anonymous requests, and on requests from many addresses. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../contract/calls.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { byLink, signedIn } from './people.ts';
import type { Visitor } from './visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const hex = (index: number) => (index + 1).toString(16);

/** The number of answers with this status. */
function countOf(answers: readonly { readonly status: number }[], status: number): number {
  return answers.filter((answer) => answer.status === status).length;
}

/** Guesses an account’s password from each of the addresses, all in parallel. */
async function guess(email: string, addresses: readonly string[]) {
  const body = { email, motDePasse: 'wrong' };
  return Promise.all(addresses.map((address) => server.visitor().send(calls['login/login'], { body }, from(address))));
}

describe('parallel guesses at one account', () => {
  it.each([
    { where: 'one /64', addresses: numbers(60).map((index) => `2001:db8:1:1::${hex(index)}`), judged: 10 },
    { where: 'one /48', addresses: numbers(60).map((index) => `2001:db8:2:${hex(index)}::1`), judged: 50 },
    {
      where: 'one IPv4 address, also mapped',
      addresses: numbers(30).flatMap(() => ['192.0.2.7', '::ffff:c000:207']),
      judged: 10,
    },
  ])('from $where: at most $judged are judged', async ({ addresses, judged }) => {
    const { account } = await server.scenario({ name: 'noInvoice' });
    const answers = await guess(account.email, addresses);
    expect(countOf(answers, 200)).toBeLessThanOrEqual(judged);
    expect(countOf(answers, 429)).toBe(answers.length - countOf(answers, 200));
  });

  it('are refused from many networks while others are in progress', async () => {
    const { account } = await server.scenario({ name: 'noInvoice' });
    const answers = await guess(
      account.email,
      numbers(60).map((index) => `2001:db8:${hex(256 + index)}::1`),
    );
    // How many are judged depends on how many are in progress at once.
    expect(countOf(answers, 429)).toBeGreaterThan(0);
    expect(countOf(answers, 200) + countOf(answers, 429)).toBe(answers.length);
  });

  it('leave the owner’s own attempts free, from another network and from a known browser', async () => {
    const scenario = await server.scenario({ name: 'noInvoice' });
    const known = await signedIn(server, scenario);
    await guess(
      scenario.account.email,
      numbers(30).map((index) => `2001:db8:3:1::${hex(index)}`),
    );
    const body = { email: scenario.account.email, motDePasse: scenario.account.password };
    for (const visitor of [server.visitor(), known]) {
      expect((await visitor.send(calls['login/login'], { body }, from('2001:db8:4:1::1'))).body.isSuccess).toBe(true);
    }
  });
});

describe('emails to one mailbox, from many networks and in several spellings', () => {
  const spellings = (index: number, name: string) =>
    [`${name}@example.org`, `${name}+${index}@example.org`, `${name.split('').join('.')}@Example.org`][index % 3];
  const caller = (index: number) => from(`2001:db8:${hex(4096 + index)}::1`);

  /** Requests emails to one mailbox repeatedly within an hour, each time from another network. */
  async function insist(ask: (visitor: Visitor, email: string, index: number) => Promise<{ readonly status: number }>) {
    const statuses: number[] = [];
    const name = `mailbox${crypto.randomUUID().slice(0, 8)}`;
    for (const index of numbers(24)) {
      if (index % 4 === 3) await server.advance(590_000);
      statuses.push((await ask(server.visitor(), spellings(index, name) ?? '', index)).status);
    }
    return statuses.filter((status) => status === 200).length;
  }

  it('are at most 6 in an hour for a forgotten password', async () => {
    const sent = await insist((visitor, email, index) =>
      visitor.send(calls['password/forget'], { body: { email, redirection: null } }, caller(index)),
    );
    expect(sent).toBe(6);
  });
});

describe('a cross-site GET of `user?invoiceToken=x`', () => {
  it('is refused, opens no invoice, and counts against no caller’s attempts', async () => {
    const scenario = await server.scenario({ name: 'oneInvoice' });
    const visitor = server.visitor();
    const headers = { 'sec-fetch-site': 'cross-site', 'x-forwarded-for': '192.0.2.50' };
    const answers = await Promise.all(
      numbers(60).map(() => visitor.send(calls.user, { query: { invoiceToken: 'x' } }, { headers })),
    );
    expect(countOf(answers, 403)).toBe(60);
    const forged = await visitor.send(calls.user, { query: { invoiceToken: scenario.token } }, { headers });
    expect([forged.status, visitor.cookies.size]).toEqual([403, 0]);
    const own = await visitor.send(calls.user, { query: { invoiceToken: scenario.token } }, from('192.0.2.50'));
    expect(own.body.isSuccess).toBe(true);
  });

  it('without a token is a read like any other', async () => {
    const visitor = await byLink(server, await server.scenario({ name: 'oneInvoice' }));
    const answer = await visitor.send(calls.user, {}, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer.status).toBe(200);
  });
});
