/** What no person can have typed is refused in words: no request makes the server fail. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callNames, calls } from '../../src/contract/calls.ts';
import type { Desk } from './desk.ts';
import { openDesk } from './desk.ts';

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk();
}, 60_000);
afterAll(() => desk.close());

/** Bodies as they stand on the wire. */
const bodies: Readonly<Record<string, string>> = {
  'a field named toString': '{"toString": 1}',
  'a field named constructor': '{"constructor": {"name": 1}}',
  'a field named hasOwnProperty': '{"hasOwnProperty": 1}',
  'NUL in a text': '{"email": "a\\u0000@example.org", "motDePasse": "a"}',
  'NUL in the name of a field': '{"a\\u0000": "b"}',
  'half a surrogate pair': '{"email": "a\\ud800@example.org", "motDePasse": "\\udc00"}',
};

describe.each(callNames.filter((name) => calls[name].method === 'POST'))('%s', (name) => {
  it.each(Object.entries(bodies))('%s', async (_, body) => {
    const { status } = await desk.visitor().send(calls[name], { body }, { key: 'unreadable-request' });
    expect([400, 401, 403, 422]).toContain(status);
  });
});

it('NUL in an address is refused', async () => {
  const { status } = await desk.visitor().send(calls.user, { query: { invoiceToken: 'a\0b' } });
  expect(status).toBe(400);
});

it.each(['nobody', '1.2.3', '300.1.1.1', "';--"])('X-Forwarded-For: %s is nobody’s address', async (address) => {
  const { status } = await desk.visitor().send(calls.user, {}, { headers: { 'x-forwarded-for': address } });
  expect(status).toBe(200);
});
