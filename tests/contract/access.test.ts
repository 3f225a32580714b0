import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallName } from '../../contract/calls.ts';
import type { Caller } from '../../contract/call.ts';
import { callNames, calls } from '../../contract/calls.ts';
import { licenceCalls } from '../../contract/licence.ts';
import { rangeCalls } from '../../contract/range.ts';
import { subscriptionDetailCalls } from '../../contract/subscription-detail.ts';
import { modificationCalls } from '../../contract/modification.ts';
import { readEnvelope } from '../../contract/envelope.ts';
import { callPath } from '../../contract/headers.ts';
import type { LicenceThings } from './access-requests.ts';
import { accessRequests } from './access-requests.ts';
import type { Books, TestServer, Scenario } from './test-server.ts';
import { openServer } from './test-server.ts';
import { administrator, rangesOf, readersApart } from './licences.ts';
import { byLink, firstInvoice, orderOf, signedIn } from './people.ts';
import { quotationOf } from './quotations.ts';
import { billed, payable, subscriptionOf } from './subscriptions.ts';
import type { Visitor, Wire } from './visitor.ts';

let server: TestServer;
let owner: Scenario;
let otherAccount: Scenario;
/** Has paid. */
let payer: Scenario;
let limited: Scenario;
/** A renewal that the owner may pay for. */
let renewal: Scenario;
/** A quotation that its owner has accepted. */
let quotation: Scenario;
/** A licence that its owner administers. */
let licence: LicenceThings;
/** A payment of the owner's first invoice. */
let reference: string;
/** The version of the renewal that its owner has read, and one of the owner’s addresses. */
let version: string;
let addressId: number;

beforeAll(async () => {
  server = await openServer();
  [owner, otherAccount, payer, limited, renewal, quotation] = await Promise.all([
    server.scenario({ name: 'severalInvoices' }),
    server.scenario({ name: 'severalInvoices' }),
    server.scenario({ name: 'settled' }),
    server.scenario({ name: 'unverified' }),
    server.scenario({ name: 'paymentOpen' }),
    server.scenario({ name: 'quoteAccepted' }),
  ]);
  const administering = await administrator(server);
  const { free, request } = await readersApart(administering);
  const [one, other] = (await rangesOf(administering)).ranges;
  licence = {
    scenario: administering.scenario,
    readers: [free[0].id, free[1].id],
    ranges: [one?.id ?? 0, other?.id ?? 0],
    request,
  };
  await server.scenario({ name: 'recognised', range: '198.51.100.0/24' });
  const visitor = await signedIn(server, owner);
  const body = calls['invoice/checkout'].request.decode(orderOf(owner, 'virement'));
  const order = await visitor.ask(calls['invoice/checkout'], { body }, { key: 'access-table-1' });
  reference = order.kind === 'transfer' ? order.transfer.payment : '';
  const renewing = await signedIn(server, renewal);
  const renewable = { scenario: renewal, visitor: renewing, id: subscriptionOf(renewal) };
  version = (await payable(renewable, billed())).version;
  addressId = (await renewing.ask(calls['user/adresse'])).selectedId ?? 0;
});
afterAll(() => server.close());

const requests = accessRequests(() => ({ owner, payer, renewal, quotation, licence, reference, version, addressId }));

/** Calls about a licence, and about requests to change it. */
const aboutLicences: readonly CallName[] = [
  ...Object.keys(subscriptionDetailCalls),
  ...Object.keys(licenceCalls),
  ...Object.keys(rangeCalls),
  ...Object.keys(modificationCalls),
].filter((name): name is CallName => name in calls);

const others: readonly CallName[] = [
  ...aboutLicences,
  'invoice/read',
  'invoice/help',
  'invoice/receipt-copy',
  'invoice/checkout',
  'user/adresse/update',
  'user/adresse/select',
  'user/adresse/delete',
  'servicesemailnopub',
  'online/checkout',
  ...callNames.filter((name) => name.startsWith('quotation/') && name !== 'quotation/start'),
];

/** Calls about subscriptions and addresses: their owner is not the owner of the invoices. */
const aboutRenewals: readonly CallName[] = [
  'user/adresse',
  'user/adresse/update',
  'user/adresse/select',
  'user/adresse/delete',
  'subscriptionsv2/onlinesubscription',
  'online/checkout',
];

function ownerOf(name: CallName): Scenario {
  if (name.startsWith('quotation/')) return quotation;
  if (name === 'invoice/receipt-copy') return payer;
  if (aboutLicences.includes(name)) return licence.scenario;
  return aboutRenewals.includes(name) ? renewal : owner;
}

interface Kind {
  readonly who: string;
  readonly caller: Caller;
  readonly isOtherPerson: boolean;
  readonly visit: (name: CallName) => Promise<Visitor>;
  readonly address?: string;
}

const ownerKind: Kind = {
  who: 'owner',
  caller: 'signedIn',
  isOtherPerson: false,
  visit: (name) => signedIn(server, ownerOf(name)),
};

/** The owner comes last: a record that the owner deletes is unreachable for everyone. */
const kinds: readonly Kind[] = [
  { who: 'anonymous', caller: 'anonymous', isOtherPerson: true, visit: async () => server.visitor() },
  { who: 'other user', caller: 'signedIn', isOtherPerson: true, visit: () => signedIn(server, otherAccount) },
  { who: 'other token holder', caller: 'tokenHolder', isOtherPerson: true, visit: () => byLink(server, otherAccount) },
  { who: 'not verified', caller: 'limited', isOtherPerson: true, visit: () => signedIn(server, limited) },
  {
    who: 'recognised by address',
    caller: 'recognised',
    isOtherPerson: true,
    visit: async () => server.visitor(),
    address: '198.51.100.7',
  },
  {
    who: 'token holder',
    caller: 'tokenHolder',
    isOtherPerson: false,
    visit: (name) => byLink(server, name === 'invoice/receipt-copy' ? payer : owner),
  },
  ownerKind,
];

/** The status that the table of calls promises. */
function promised(
  name: CallName,
  { caller, isOtherPerson }: { readonly caller: Caller; readonly isOtherPerson: boolean },
): number {
  if (!calls[name].callers.includes(caller)) return caller === 'anonymous' ? 401 : 403;
  return isOtherPerson && others.includes(name) ? 404 : 200;
}

/** One visitor per kind, since hashing a password is slow. Calls that end or change a session get their own visitor. */
const visitors = new Map<string, Promise<Visitor>>();
function visitorOf({ who, visit }: Kind, name: CallName): Promise<Visitor> {
  if (name.startsWith('login/')) return visit(name);
  const key = `${who} ${ownerOf(name).account.id}`;
  const visitor = visitors.get(key) ?? visit(name);
  visitors.set(key, visitor);
  return visitor;
}

/** The stored columns of an invoice that a call could change: not the time of the last poll of the provider. */
function changeable({ invoice, checkouts, payments, refunds, sessions }: Books) {
  const orders = checkouts.map(({ reference: name, state, method }) => ({ name, state, method }));
  return { invoice, orders, payments, refunds, sessions };
}

/** The stored records of the owners. */
async function standing() {
  const { books, ...renewed } = await server.subscriptionBooks(subscriptionOf(renewal));
  const { subscription: quoted } = await server.subscriptionBooks(quotationOf(quotation).id);
  return [changeable(await server.books(firstInvoice(owner).id)), books && changeable(books), renewed, quoted];
}

type Sent = Pick<Kind, 'caller' | 'address'> & { readonly visitor: Visitor };

/** Sends the call’s request about the owner’s records. */
function sendAs({ caller, visitor, address }: Sent, name: CallName): Promise<Wire> {
  return visitor.send(
    calls[name],
    { body: requests[name]() },
    {
      ...(calls[name].idempotent && { key: `access-${name}-${caller}` }),
      headers: address === undefined ? {} : { 'x-forwarded-for': address },
    },
  );
}

const table = callNames.flatMap((name) => kinds.map((kind) => ({ name, kind, status: promised(name, kind) })));

/** Makes the calls of a part of the table; returns those with another status than the table’s. */
async function unexpected(rows: typeof table): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { name, kind, status } of rows) {
    const answer = await sendAs({ ...kind, visitor: await visitorOf(kind, name) }, name);
    if (answer.status !== status) found.push(`${name}, ${kind.who}: ${answer.status} instead of ${status}`);
    const isInWords = !answer.body.isSuccess && answer.body.feedback !== null;
    if (status >= 400 && !isInWords) found.push(`${name}, ${kind.who}: refused without words`);
  }
  return found;
}

/** The refusal of an unknown field. */
const refusals = {
  fr: 'Ce formulaire a changé. Rechargez la page.',
  en: 'This form has changed. Reload the page.',
} as const;

/** One of two values by turns: one handler refuses for all calls, so each is tried with one of them. */
const byTurns = <Value>(index: number, [even, odd]: readonly [Value, Value]): Value => (index % 2 === 0 ? even : odd);

describe('access by caller', () => {
  it('refuses every caller without the right, with a message, and changes nothing', { timeout: 120_000 }, async () => {
    const before = await standing();
    expect(await unexpected(table.filter(({ status }) => status >= 400))).toEqual([]);
    expect(await standing()).toEqual(before);
  });

  it('answers every caller with the right', { timeout: 120_000 }, async () => {
    expect(await unexpected(table.filter(({ status }) => status < 400))).toEqual([]);
  });

  it('every call refuses an unknown field, in the caller’s language, and changes nothing', async () => {
    const before = await standing();
    const accepted: string[] = [];
    for (const [index, name] of callNames.entries()) {
      const locale = byTurns(index, ['fr', 'en'] as const);
      const visitor = await visitorOf(ownerKind, name);
      const asked =
        calls[name].method === 'GET' ? { query: { inconnu: '1' } } : { body: { ...requests[name](), inconnu: 1 } };
      const key = calls[name].idempotent ? { key: `unknown-${name}` } : {};
      const { status, body } = await visitor.send(calls[name], asked, { ...key, locale });
      const expected = [400, { champs: { inconnu: refusals[locale] } }];
      if (JSON.stringify([status, body.data]) !== JSON.stringify(expected)) accepted.push(name);
    }
    expect(accepted).toEqual([]);
    expect(await standing()).toEqual(before);
  });

  it('every POST, and every GET that changes state, is refused from another site', async () => {
    const accepted: string[] = [];
    const changing = callNames.filter((each) => calls[each].method === 'POST' || calls[each].changesOnGet);
    for (const [index, name] of changing.entries()) {
      const visitor = await visitorOf(ownerKind, name);
      const [header, value] = byTurns(index, [
        ['sec-fetch-site', 'cross-site'],
        ['origin', 'https://elsewhere.example'],
      ]);
      const asked = calls[name].method === 'POST' ? { body: requests[name]() } : {};
      const { status } = await visitor.send(calls[name], asked, { headers: { [header]: value } });
      if (status !== 403) accepted.push(`${name}: ${status}`);
    }
    expect(accepted).toEqual([]);
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
