/** Who may ask what: the owner of each call’s exchange, and everyone else with the owner’s request. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../server/core/db/database.ts';
import { openDatabase } from '../../server/core/db/database.ts';
import type { Caller } from '../../contract/call.ts';
import type { CallName } from '../../contract/calls.ts';
import { callNames, calls } from '../../contract/calls.ts';
import { readEnvelope } from '../../contract/envelope.ts';
import { callPath } from '../../contract/headers.ts';
import { arrangementOf } from './arrangements/all.ts';
import type { Arranged } from './arrangements/arranged.ts';
import { byLink, signedIn } from './people.ts';
import { silentLog } from './services.ts';
import { recordsOf } from './records.ts';
import { trials } from './suite/suite.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import type { Sending, Visitor, Wire } from './visitor.ts';

let server: TestServer;
let database: OpenDatabase;

/** The owner of each call’s first successful exchange, with the request that succeeds. */
const owners = new Map<CallName, Arranged & { readonly asked: object }>();

interface OtherCaller {
  readonly who: string;
  readonly caller: Caller;
  /** Comes with a session of their own. */
  readonly visit: () => Promise<Visitor>;
  /** A session for many calls, since hashing a password is slow. */
  readonly visitor: Visitor;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Callers of another account, or of none. */
const others: OtherCaller[] = [];

beforeAll(async () => {
  server = await openServer();
  database = openDatabase(server.databaseUrl, silentLog);
  for (const name of callNames) {
    const trial = trials.find((each) => each.name === name && each.golden.response.body.isSuccess);
    if (!trial) throw new Error(`Add an exchange of ${name} that succeeds`);
    const arranged = await arrangementOf(() => server, trial.fixture)();
    owners.set(name, { ...arranged, asked: { ...trial.golden.request.body, ...arranged.body } });
  }
  const [other, limited] = await Promise.all([
    server.scenario({ name: 'severalInvoices' }),
    server.scenario({ name: 'unverified' }),
    server.scenario({ name: 'recognised', range: '198.51.100.0/24' }),
  ]);
  const anonymous = async () => server.visitor();
  const kinds: readonly Omit<OtherCaller, 'visitor'>[] = [
    { who: 'anonymous', caller: 'anonymous', visit: anonymous },
    { who: 'other user', caller: 'signedIn', visit: () => signedIn(server, other) },
    { who: 'other token holder', caller: 'tokenHolder', visit: () => byLink(server, other) },
    { who: 'not verified', caller: 'limited', visit: () => signedIn(server, limited) },
    { who: 'recognised', caller: 'recognised', visit: anonymous, headers: { 'x-forwarded-for': '198.51.100.7' } },
  ];
  for (const kind of kinds) others.push({ ...kind, visitor: await kind.visit() });
}, 120_000);
afterAll(async () => {
  await database.close();
  await server.close();
});

function ownerOf(name: CallName): Arranged & { readonly asked: object } {
  const owner = owners.get(name);
  if (!owner) throw new Error(`No owner was arranged for ${name}`);
  return owner;
}

/** Calls that name what belongs to everyone: newsletters and articles. */
const aboutPublished: readonly CallName[] = ['form/newsletter', 'read-later/keep', 'read-later/drop'];

/** Whether the request of a call’s owner names a record that no one else may reach. */
function namesRecord(name: CallName): boolean {
  const isAboutRecord = calls[name].failures.some((status) => status === 404) && !aboutPublished.includes(name);
  return isAboutRecord && Object.keys(ownerOf(name).body ?? {}).length > 0;
}

/** Sends the owner’s request as another visitor. */
function sendAs(visitor: Visitor, name: CallName, change: object = {}, sending: Sending = {}) {
  const { query = {}, asked } = ownerOf(name);
  const wire = calls[name].method === 'GET' ? { query: { ...query, ...change } } : { body: { ...asked, ...change } };
  return visitor.send(calls[name], wire, { ...sending, ...(calls[name].idempotent && { key: randomUUID() }) });
}

/** Sends the owner’s request as another caller; what ends or replaces a session has one of its own. */
async function sendAsOther(name: CallName, { visit, visitor, headers = {} }: OtherCaller): Promise<Wire> {
  return sendAs(name.startsWith('login/') ? await visit() : visitor, name, {}, { headers });
}

/** Calls that end what may be gone already: another person’s record is none to them. */
const ending: readonly CallName[] = ['veilles/delete', 'read-later/drop', 'user/sessions/end'];

/** The golden exchange about an unknown record. */
const unknownTo = (name: CallName) => trials.find((each) => each.name === name && each.fixture.endsWith('.unknown'));

const hasUnknown = (name: CallName): boolean => unknownTo(name) !== undefined;

/** Whether an answer is the one about an unknown record: it tells nothing of another person’s. */
function isOfUnknown(name: CallName, { status, body }: Wire): boolean {
  if (ending.includes(name)) return status === 200 && body.isSuccess;
  const golden = unknownTo(name)?.golden.response;
  if (golden?.body.isSuccess) return status === 200 && JSON.stringify(body.data) === JSON.stringify(golden.body.data);
  return status === 404 && !body.isSuccess && body.feedback !== null;
}

/** The fault of an answer to a caller who is not the owner; `null` without one. */
function faultOf(name: CallName, caller: Caller, answer: Wire): string | null {
  const { status, body } = answer;
  const { callers, failures } = calls[name];
  if (!callers.includes(caller)) {
    const expected = caller === 'anonymous' ? 401 : 403;
    return status === expected && !body.isSuccess && body.feedback !== null ? null : `${status} instead of ${expected}`;
  }
  if (namesRecord(name)) return isOfUnknown(name, answer) ? null : `${status}, and not as of an unknown record`;
  // Who may ask is at times asked to wait.
  return status === 200 || (status === 429 && failures.some((each) => each === 429))
    ? null
    : `${status} instead of 200`;
}

/** Makes every call with the owner’s request as every caller of one part; returns what is wrong with the answers. */
async function faultsOf(isOfPart: (name: CallName, caller: Caller) => boolean): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const name of callNames) {
    for (const other of others.filter(({ caller }) => isOfPart(name, caller))) {
      const fault = faultOf(name, other.caller, await sendAsOther(name, other));
      if (fault !== null) faults.push(`${name}, ${other.who}: ${fault}`);
    }
  }
  return faults;
}

const isRefused = (name: CallName, caller: Caller): boolean =>
  !calls[name].callers.includes(caller) || namesRecord(name);

/** An identifier that no record has. */
const UNKNOWN = 2_147_483_646;

/** The refusal of an unknown field. */
const refusals = {
  fr: 'Ce formulaire a changé. Rechargez la page.',
  en: 'This form has changed. Reload the page.',
} as const;

/** One of two values by turns: one handler refuses for all calls, so each is tried with one of them. */
const byTurns = <Value>(index: number, [even, odd]: readonly [Value, Value]): Value => (index % 2 === 0 ? even : odd);

describe('access by caller', () => {
  it('refuses every caller without the right, with a message, and changes no record', async () => {
    const before = await recordsOf(database.db);
    expect(await faultsOf(isRefused)).toEqual([]);
    expect(await recordsOf(database.db)).toEqual(before);
  });

  it('answers 404 where one identifier in the owner’s request names nothing, and changes no record', async () => {
    const before = await recordsOf(database.db);
    const found: string[] = [];
    for (const name of callNames.filter((each) => calls[each].failures.some((status) => status === 404))) {
      const { visitor, asked } = ownerOf(name);
      const identifiers = Object.entries(asked).filter(([field]) => /Ids?$|^reference/.test(field));
      const named = identifiers.filter(([, value]) => value !== null);
      if (identifiers.length === 0 && !hasUnknown(name)) found.push(`${name}: add a golden exchange “….unknown”`);
      // Without a value it names nothing yet, as a new address.
      for (const [field, value] of named.length > 0 || hasUnknown(name) ? named : identifiers) {
        const unknown = Array.isArray(value) ? [UNKNOWN] : typeof value === 'string' ? 'INCONNU' : UNKNOWN;
        const answer = await sendAs(visitor, name, { [field]: unknown });
        if (!isOfUnknown(name, answer)) found.push(`${name}, ${field}: ${answer.status} instead of 404`);
      }
    }
    expect(found).toEqual([]);
    expect(await recordsOf(database.db)).toEqual(before);
  });

  it('shows an invoice to the holder of its link, and to its owner alone what is about the account', async () => {
    const found: string[] = [];
    for (const name of callNames) {
      const { scenario } = ownerOf(name);
      if (calls[name].callers.includes('anonymous') || !scenario?.token) continue;
      const { status } = await sendAs(await byLink(server, scenario), name);
      const expected = calls[name].callers.includes('tokenHolder') ? 200 : 403;
      if (status !== expected) found.push(`${name}: ${status} instead of ${expected}`);
    }
    expect(found).toEqual([]);
  });

  it('every call refuses an unknown field, in the caller’s language, and changes no record', async () => {
    const before = await recordsOf(database.db);
    const accepted: string[] = [];
    for (const [index, name] of callNames.entries()) {
      const locale = byTurns(index, ['fr', 'en'] as const);
      const { status, body } = await sendAs(ownerOf(name).visitor, name, { inconnu: '1' }, { locale });
      const expected = [400, { champs: { inconnu: refusals[locale] } }];
      if (JSON.stringify([status, body.data]) !== JSON.stringify(expected)) accepted.push(name);
    }
    expect(accepted).toEqual([]);
    expect(await recordsOf(database.db)).toEqual(before);
  });

  it('every POST, and every GET that changes state, is refused from another site', async () => {
    const accepted: string[] = [];
    const changing = callNames.filter((each) => calls[each].method === 'POST' || calls[each].changesOnGet);
    for (const [index, name] of changing.entries()) {
      const [header, value] = byTurns(index, [
        ['sec-fetch-site', 'cross-site'],
        ['origin', 'https://elsewhere.example'],
      ]);
      const { status } = await sendAs(ownerOf(name).visitor, name, {}, { headers: { [header]: value } });
      if (status !== 403) accepted.push(`${name}: ${status}`);
    }
    expect(accepted).toEqual([]);
  });

  it('answers every caller with the right', async () => {
    expect(await faultsOf((name, caller) => !isRefused(name, caller))).toEqual([]);
  });

  it('reads a body only as JSON', async () => {
    const visitor = server.visitor();
    const send = (body: string, type: string) =>
      visitor.send(calls['login/login'], { body }, { headers: { 'content-type': type } });
    expect((await send('email=a', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await send('{"email":', 'application/json')).status).toBe(400);
    expect((await send('[]', 'application/json')).status).toBe(400);
    expect((await send('', 'application/json')).status).toBe(400);
  });

  it('takes the language from the path, else from the header, else French', async () => {
    const visitor = server.visitor();
    const feedback = async (locale: 'fr' | 'en', prefixRouting: boolean, headers = {}) => {
      // Without the language that each call of the application says.
      const response = await visitor.fetch(callPath(calls['invoice/read'], { locale, prefixRouting }), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{}',
      });
      return readEnvelope(await response.json())?.feedback;
    };
    const french = await feedback('fr', true);
    const english = await feedback('en', true);
    expect(english).toBe('Sign in to continue.');
    expect(french).not.toBe(english);
    expect(await feedback('en', false)).toBe(french);
    expect(await feedback('en', false, { 'x-language': 'en' })).toBe(english);
    expect(await feedback('en', false, { 'x-language': 'en-US' })).toBe(english);
    expect(await feedback('fr', true, { 'x-language': 'en' })).toBe(french);
  });
});
