import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallName } from '../../src/contract/calls.ts';
import type { Caller } from '../../src/contract/calls/call.ts';
import { callNames, calls } from '../../src/contract/calls.ts';
import type { Desk, Scenario } from './desk.ts';
import { openDesk } from './desk.ts';
import { byLink, firstInvoice, orderOf, signedIn } from './people.ts';
import { draftOf, offer, quoteOf } from './quotes.ts';
import type { Visitor } from './visitor.ts';

let desk: Desk;
let owner: Scenario;
let stranger: Scenario;
let limited: Scenario;
/** A payment of the owner's first invoice. */
let reference: string;

beforeAll(async () => {
  desk = await openDesk();
  [owner, stranger, limited] = await Promise.all([
    desk.scenario({ name: 'severalInvoices' }),
    desk.scenario({ name: 'severalInvoices' }),
    desk.scenario({ name: 'unverified' }),
  ]);
  await desk.scenario({ name: 'recognised', range: '198.51.100.0/24' });
  const visitor = await signedIn(desk, owner);
  const body = calls['invoice/checkout'].request.decode(orderOf(owner, 'virement'));
  const order = await visitor.ask(calls['invoice/checkout'], { body }, { key: 'access-table-1' });
  reference = order.kind === 'transfer' ? order.transfer.reference : '';
});
afterAll(() => desk.close());

/** What each call asks about the owner's things: what nobody else may reach. */
const requests: Readonly<Record<CallName, () => object>> = {
  infossiteweb: () => ({}),
  user: () => ({}),
  'user/reset': () => ({}),
  'login/login': () => ({ email: 'nobody@example.org', motDePasse: 'wrong' }),
  'login/logout': () => ({}),
  'newsletter/resend': () => ({}),
  'invoice/read': () => ({ referencePaiement: reference }),
  'invoice/help': () => ({ factureIIds: [firstInvoice(owner).id], message: 'Bonjour', email: 'a@example.org' }),
  'invoice/checkout': () => orderOf(owner),
  'simulateurv2/commande': () => ({ offre: offer, pays: null, numeroTVA: null }),
  'infosquote/read': () => ({}),
  'infosquote/update': () => ({ version: 0, brouillon: draftOf() }),
  'infosquote/reset': () => ({}),
  'subscriptions/commande': () => quoteOf('access@example.org'),
};

const others = ['invoice/read', 'invoice/help', 'invoice/checkout'] as const;

interface Kind {
  readonly who: string;
  readonly caller: Caller;
  readonly isStranger: boolean;
  readonly visit: () => Promise<Visitor>;
  readonly address?: string;
}

const ownerKind: Kind = { who: 'owner', caller: 'signedIn', isStranger: false, visit: () => signedIn(desk, owner) };

const kinds: readonly Kind[] = [
  { who: 'anonymous', caller: 'anonymous', isStranger: true, visit: async () => desk.visitor() },
  ownerKind,
  { who: 'other user', caller: 'signedIn', isStranger: true, visit: () => signedIn(desk, stranger) },
  { who: 'token holder', caller: 'tokenHolder', isStranger: false, visit: () => byLink(desk, owner) },
  { who: 'other token holder', caller: 'tokenHolder', isStranger: true, visit: () => byLink(desk, stranger) },
  { who: 'not verified', caller: 'limited', isStranger: true, visit: () => signedIn(desk, limited) },
  {
    who: 'recognised by address',
    caller: 'recognised',
    isStranger: true,
    visit: async () => desk.visitor(),
    address: '198.51.100.7',
  },
];

/** The status that the table of calls promises. */
function promised(
  name: CallName,
  { caller, isStranger }: { readonly caller: Caller; readonly isStranger: boolean },
): number {
  if (!calls[name].callers.includes(caller)) return caller === 'anonymous' ? 401 : 403;
  return isStranger && others.some((call) => call === name) ? 404 : 200;
}

/** People come once: hashing a password takes its time. Calls that end or change a visit get a visitor of their own. */
const visitors = new Map<string, Promise<Visitor>>();
function visitorOf({ who, visit }: Kind, name: CallName): Promise<Visitor> {
  if (name.startsWith('login/')) return visit();
  const visitor = visitors.get(who) ?? visit();
  visitors.set(who, visitor);
  return visitor;
}

const table = callNames.flatMap((name) =>
  kinds.map((kind) => ({ kind, who: kind.who, name, status: promised(name, kind) })),
);

describe('who may call what', () => {
  it.each(table)('$name, $who: $status', async ({ name, kind, status }) => {
    const { address } = kind;
    const visitor = await visitorOf(kind, name);
    const before = await desk.books(firstInvoice(owner).id);
    const answer = await visitor.send(
      calls[name],
      { body: requests[name]() },
      {
        ...(calls[name].idempotent && { key: `access-${name}-${status}` }),
        headers: address === undefined ? {} : { 'x-forwarded-for': address },
      },
    );
    expect(answer.status).toBe(status);
    const after = await desk.books(firstInvoice(owner).id);
    const isRefused = status >= 400;
    expect(isRefused ? after : before).toEqual(before);
    expect(isRefused && answer.body.isSuccess).toBe(false);
    expect(isRefused && answer.body.feedback === null).toBe(false);
  });

  it.each(callNames)(
    '%s: a field nobody knows is refused, in the caller’s language, and changes nothing',
    async (name) => {
      const visitor = await signedIn(desk, owner);
      const before = await desk.books(firstInvoice(owner).id);
      const asked =
        calls[name].method === 'GET' ? { query: { inconnu: '1' } } : { body: { ...requests[name](), inconnu: 1 } };
      const key = calls[name].idempotent ? { key: `unknown-${name}` } : {};
      const french = await visitor.send(calls[name], asked, { ...key, locale: 'fr' });
      const english = await visitor.send(calls[name], asked, { ...key, locale: 'en' });
      expect([french.status, english.status]).toEqual([400, 400]);
      expect(english.body.data).toEqual({ champs: { inconnu: 'This field is not known.' } });
      expect(french.body.data).not.toEqual(english.body.data);
      expect(await desk.books(firstInvoice(owner).id)).toEqual(before);
    },
  );

  it.each(callNames.filter((name) => calls[name].method === 'POST'))(
    '%s: what another site sends is refused',
    async (name) => {
      const visitor = await visitorOf(ownerKind, name);
      const headers = { 'sec-fetch-site': 'cross-site' };
      expect((await visitor.send(calls[name], { body: requests[name]() }, { headers })).status).toBe(403);
      const origin = { origin: 'https://elsewhere.example' };
      expect((await visitor.send(calls[name], { body: requests[name]() }, { headers: origin })).status).toBe(403);
    },
  );

  it('reads a body only as JSON', async () => {
    const visitor = desk.visitor();
    const send = (body: string, type: string) =>
      visitor.send(calls['login/login'], { body }, { headers: { 'content-type': type } });
    expect((await send('email=a', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await send('{"email":', 'application/json')).status).toBe(400);
    expect((await send('[]', 'application/json')).status).toBe(400);
    expect((await send('', 'application/json')).status).toBe(400);
  });

  it('takes the language from the path, else from the header, else French', async () => {
    const visitor = desk.visitor();
    const feedback = async (locale: 'fr' | 'en', prefixRouting: boolean, headers = {}) => {
      const sending = { locale, prefixRouting, headers };
      return (await visitor.send(calls['invoice/read'], {}, sending)).body.feedback;
    };
    const french = await feedback('fr', true);
    const english = await feedback('en', true);
    expect(english).toBe('Sign in to continue.');
    expect(french).not.toBe(english);
    expect(await feedback('en', false)).toBe(french);
    expect(await feedback('en', false, { 'x-language': 'en' })).toBe(english);
    expect(await feedback('fr', true, { 'x-language': 'en' })).toBe(french);
  });
});
