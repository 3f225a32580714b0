/** The devices on which an account is signed in, over HTTP: shown to their owner only, signed out at once. */
import { afterAll, beforeAll, expect, it } from 'vitest';
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

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const HOUR = 3_600_000;

const read = (visitor: Visitor) => visitor.ask(calls['user/sessions']);
const end = (visitor: Visitor, which: number | 'others') =>
  visitor.ask(calls['user/sessions/end'], { body: { which } });
const status = async (visitor: Visitor) => (await visitor.send(calls['user/sessions'])).status;

it('lists this device first, then the others by last use: kind, place, time of sign-in; nothing more', async () => {
  const scenario = await server.scenario({ name: 'noInvoice' });
  const { email, password } = scenario.account;
  const office = server.visitor();
  const headers = { 'user-agent': firefox, 'x-forwarded-for': '203.0.113.77' };
  await office.ask(calls['login/login'], { body: { email, password, staysSignedIn: true } }, { headers });
  await server.advance(HOUR);
  const home = await signedIn(server, scenario);
  const devices = await read(home);
  expect(devices.map(({ isThis, isKept }) => [isThis, isKept])).toEqual([
    [true, false],
    [false, true],
  ]);
  expect(devices[1]).toMatchObject({ browser: 'Firefox', system: 'Windows', network: '203.0.113.…' });
  expect((await read(office)).map(({ id }) => id)).toEqual([devices[1]?.id, devices[0]?.id]);
  const wire = JSON.stringify((await home.send(calls['user/sessions'])).body.data);
  for (const secret of ['203.0.113.77', 'Mozilla', ...office.cookies.values()]) expect(wire).not.toContain(secret);
  // A session past its idle timeout is not listed, even before it is swept; a remembered one is.
  await server.advance(9 * HOUR);
  expect((await read(office)).map(({ isThis }) => isThis)).toEqual([true]);
});

it('signs one device out: its next call is anonymous, and its browser is unknown again', async () => {
  const scenario = await server.scenario({ name: 'noInvoice' });
  const [here, lost, third] = await Promise.all([0, 1, 2].map(() => signedIn(server, scenario)));
  if (!here || !lost || !third) throw new Error('A visitor is missing');
  const mine = (await read(lost)).find(({ isThis }) => isThis);
  const left = await end(here, mine?.id ?? 0);
  expect(left).toHaveLength(2);
  expect([await status(lost), await status(third), await status(here)]).toEqual([401, 200, 200]);
  expect(await end(here, mine?.id ?? 0)).toEqual(left);
  // Ten wrong passwords block an unknown browser with its address, and a known browser alone: here both share one.
  const credentials = { email: scenario.account.email, motDePasse: 'wrong' };
  const guess = (visitor: Visitor) => visitor.send(calls['login/login'], { body: credentials });
  for (let count = 0; count < 10; count += 1) await guess(lost);
  expect([(await guess(server.visitor())).status, (await guess(third)).status]).toEqual([429, 200]);
});

it('signs all others out at once, and closes invoice links opened elsewhere; this device stays', async () => {
  const scenario = await server.scenario({ name: 'oneInvoice' });
  const here = await signedIn(server, scenario);
  const others = await Promise.all([0, 1, 2].map(() => signedIn(server, scenario)));
  const link = await byLink(server, scenario);
  expect(await end(here, 'others')).toHaveLength(1);
  expect(await Promise.all([...others, here].map(status))).toEqual([401, 401, 401, 200]);
  expect((await link.send(calls['invoice/read'])).status).toBe(401);
});

it('refuses to sign out another account’s device, or this device; the hourly limit holds', async () => {
  const [mine, theirs] = await Promise.all(
    [0, 1].map(async () => signedIn(server, await server.scenario({ name: 'noInvoice' }))),
  );
  if (!mine || !theirs) throw new Error('A visitor is missing');
  const [[own], [other]] = [await read(mine), await read(theirs)];
  await end(mine, other?.id ?? 0);
  await end(mine, own?.id ?? 0);
  expect([await status(mine), await status(theirs)]).toEqual([200, 200]);
  const statuses: number[] = [];
  for (let count = 0; count < 60; count += 1) {
    statuses.push((await mine.send(calls['user/sessions/end'], { body: { sessionIId: 1_999_999_999 } })).status);
  }
  expect([statuses.filter((each) => each === 200).length, statuses.at(-1)]).toEqual([58, 429]);
});
