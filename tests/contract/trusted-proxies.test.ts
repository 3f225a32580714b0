/** `X-Forwarded-For` counts from trusted proxies only: in the address of a request, free access by network, and rate limits. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '../../server/core/rpc/caller-address.ts';
import { buildApp } from '../../server/core/http/app.ts';
import { readSettings } from '../../server/core/settings.ts';
import { calls } from '../../contract/calls.ts';
import { loginMode } from '../../domain/enumerations.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { silentLog } from './services.ts';

const client = '192.0.2.7';

it.each([
  ['loopback by default', undefined, '127.0.0.1', client, client],
  ['no other address by default', undefined, '10.0.0.1', client, '10.0.0.1'],
  ['a network that is named', '10.0.0.0/8', '10.0.0.1', client, client],
  ['not loopback once others are named', '10.0.0.0/8', '127.0.0.1', client, '127.0.0.1'],
  ['each of a chain', 'loopback,10.0.0.0/8', '127.0.0.1', `${client}, 10.0.0.1`, client],
  ['a chain up to the first stranger', 'loopback', '127.0.0.1', `${client}, 10.0.0.1`, '10.0.0.1'],
  ['an address of IPv6', '2001:db8::1', '2001:db8::1', client, client],
  ['no one with none', 'none', '127.0.0.1', client, '127.0.0.1'],
] as const)('believes %s', async (_, proxies, socket, forwarded, address) => {
  const app = await buildApp({
    settings: readSettings(proxies === undefined ? {} : { TRUSTED_PROXIES: proxies }),
    log: silentLog,
    dist: null,
    testControl: null,
    plugins: [async (part) => void part.get('/address', async (request) => addressOf(request))],
  });
  const answer = await app.inject({
    url: '/address',
    remoteAddress: socket,
    headers: { 'x-forwarded-for': forwarded },
  });
  expect(answer.body).toBe(address);
  await app.close();
});

/** More attempts to sign in than one address may make. */
const ATTEMPTS = 60;

describe.each([
  ['a trusted proxy', 'loopback', true],
  ['a client that is no trusted proxy', '10.0.0.0/8', false],
] as const)('X-Forwarded-For of %s', (_, proxies, isBelieved) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer({ TRUSTED_PROXIES: proxies });
  }, 60_000);
  afterAll(() => server.close());

  it(`${isBelieved ? 'gives' : 'does not give'} the free access of the network that it names`, async () => {
    const { mode } = await server.visitor().ask(calls.user, {}, { headers: { 'x-forwarded-for': client } });
    expect(mode === loginMode.ipRecognition).toBe(isBelieved);
  });

  it(`${isBelieved ? 'has' : 'does not have'} attempts counted by the address that it names`, async () => {
    const statuses = await Promise.all(
      Array.from({ length: ATTEMPTS }, async (__, index) => {
        const body = { email: `person-${index}@example.org`, motDePasse: 'wrong' };
        const headers = { 'x-forwarded-for': `198.51.100.${index + 1}` };
        return (await server.visitor().send(calls['login/login'], { body }, { headers })).status;
      }),
    );
    expect(statuses.some((status) => status === 429)).toBe(!isBelieved);
  });
});
