import { readFileSync } from 'node:fs';
import { create, number, optional, record, string, type, unknown } from 'superstruct';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ScenarioName } from '../../server/test-control/scenarios.ts';
import { callNames, calls } from '../../src/contract/calls.ts';
import type { Codec } from '../../src/contract/codec.ts';
import { envelope } from '../../src/contract/envelope.ts';
import type { Desk } from './desk.ts';
import { openDesk } from './desk.ts';
import { payByCard } from './hosted-page.ts';
import { ordered as orderedByLink } from './orders.ts';
import { officeOf } from './office-of.ts';
import { passwordArrangements } from './password-letters.ts';
import { firstInvoice, orderOf, signedIn } from './people.ts';
import type { QuotationScenario } from './quotations.ts';
import { buyer, details, keepDetails } from './quotations.ts';
import { draftOf } from './quote-requests.ts';
import { readingsAsked } from './readings.ts';
import { checkoutOf, orderByCard, orderSubscription, paris, subscriber } from './subscriptions.ts';
import type { Visitor } from './visitor.ts';

const exchange = type({
  request: type({ query: optional(record(string(), string())), body: optional(record(string(), unknown())) }),
  response: type({ status: number(), body: envelope }),
});

function read(fixture: string) {
  const file = new URL(`../../src/contract/fixtures/${fixture}.json`, import.meta.url);
  return create(JSON.parse(readFileSync(file, 'utf8')), exchange);
}

/** Which fields a value has, however deep; of a list or a map keyed by number, its first element's. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])];
  if (typeof value !== 'object' || value === null) return null;
  const fields = Object.entries(value).map(([key, field]) => [key, shapeOf(field)] as const);
  const isKeyedByNumber = fields.every(([key]) => /^\d+$/.test(key));
  return isKeyedByNumber ? fields[0]?.[1] : Object.fromEntries(fields);
}

function throughCodec(codec: Codec<unknown>, wire: unknown): unknown {
  return codec.encode(codec.decode(wire));
}

/** Who sends a fixture's request, and what in it must name something that exists. */
interface Arranged {
  readonly visitor: Visitor;
  readonly query?: object;
  readonly body?: object;
}

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const key = 'fixture-key-1';

async function ordered(moyen: 'carte' | 'virement' = 'carte') {
  const scenario = await desk.scenario({ name: 'oneInvoice' });
  const visitor = await signedIn(desk, scenario);
  const order = await visitor.ask(
    calls['invoice/checkout'],
    {
      body: calls['invoice/checkout'].request.decode(orderOf(scenario, moyen)),
    },
    { key },
  );
  const reference =
    order.kind === 'hosted' ? order.reference : order.kind === 'transfer' ? order.transfer.reference : '';
  return { scenario, visitor, reference, url: order.kind === 'hosted' ? order.url : '' };
}

/** What the demo's own people are for: a full set of fields. */
const camille = { email: 'camille.delaunay@example.fr', motDePasse: 'lagune-claire-7412' };

async function someone(name: Parameters<Desk['scenario']>[0]['name'] = 'severalInvoices') {
  const scenario = await desk.scenario({ name });
  return { scenario, visitor: await signedIn(desk, scenario) };
}

/** Somebody who orders the payment of an invoice by card, or otherwise where that is said. */
async function ordering(change: object = {}, name: ScenarioName = 'severalInvoices'): Promise<Arranged> {
  const { scenario, visitor } = await someone(name);
  return { visitor, body: { ...orderOf(scenario), ...change } };
}

/** Somebody with a second address: one is left when it is changed or deleted. */
async function withAddress(): Promise<Arranged> {
  const { visitor } = await someone('paymentOpen');
  const body = { adresseIId: null, adresse: { ...paris, rue: '2, rue des Essais' } };
  const { status, body: told } = await visitor.send(calls['user/adresse/update'], { body });
  expect(status).toBe(200);
  return { visitor, body: { adresseIId: calls['user/adresse/update'].answer.decode(told.data).selectedId } };
}

/** Somebody who has read an article of the demo, and names it. */
async function withArticle(): Promise<Arranged> {
  const { visitor } = await someone('readings');
  const { rows } = await visitor.ask(calls['articles/history'], {
    body: calls['articles/history'].request.decode(readingsAsked),
  });
  return { visitor, body: { artIId: rows[0]?.article.id } };
}

/** Somebody who may renew, and their order of what they are told is to be paid, where they order. */
async function renewing(name: ScenarioName, moyen: string | null = null): Promise<Arranged> {
  const who = await subscriber(desk, name);
  return { visitor: who.visitor, body: moyen === null ? { aboIId: who.id } : await checkoutOf(who, moyen) };
}

/** Somebody whose transfer for a subscription was for less than is due. */
async function partlyPaid(): Promise<Arranged> {
  const who = await subscriber(desk, 'paymentOpen');
  const answer = await orderSubscription(who, await checkoutOf(who, 'virement'));
  const office = officeOf(desk);
  await office.settle(answer.kind === 'transfer' ? answer.transfer.reference : '', { minor: 100_000 });
  await office.close();
  return { visitor: who.visitor, body: { aboIId: who.id } };
}

const publicBuyerDetails = {
  ...details,
  publicBuyer: { siret: '73282932000074', serviceCode: 'SRV-12', engagementNumber: '' },
};

/** Somebody who shows their quotation, whatever its version. */
async function shown(name: QuotationScenario): Promise<Arranged> {
  const { visitor, id } = await buyer(desk, name);
  return { visitor, body: { aboIId: id } };
}

/** Somebody who has their quotation before them. */
async function quoted(name: QuotationScenario = 'quoteOpen'): Promise<Arranged> {
  const { visitor, id, read } = await buyer(desk, name);
  return { visitor, body: { aboIId: id, version: (await read()).version } };
}

/** Somebody who has said in their quotation who buys. */
async function detailed(name: QuotationScenario, kept = details): Promise<Arranged> {
  const person = await buyer(desk, name);
  await keepDetails(person, 1, kept);
  return { visitor: person.visitor, body: { aboIId: person.id } };
}

/** Exchanges of somebody of one scenario, as it is. */
const allOf = (name: ScenarioName, ...exchanges: readonly string[]) =>
  Object.fromEntries(exchanges.map((each) => [each, async () => someone(name)]));

const arrangements: Readonly<Record<string, () => Promise<Arranged>>> = {
  infossiteweb: async () => ({ visitor: desk.visitor() }),
  'user.signed-in': async () => {
    const visitor = desk.visitor();
    await visitor.send(calls['login/login'], { body: camille });
    return { visitor };
  },
  'user.nobody': async () => ({ visitor: desk.visitor() }),
  'user.by-token': async () => {
    const { token } = await desk.scenario({ name: 'oneInvoice' });
    return { visitor: desk.visitor(), query: { invoiceToken: token } };
  },
  'user.token-refused': async () => ({ visitor: desk.visitor() }),
  'user-reset': async () => someone('unverified'),
  'login.accepted': async () => ({ visitor: desk.visitor(), body: camille }),
  'login.refused': async () => ({ visitor: desk.visitor() }),
  'login.incomplete': async () => ({ visitor: desk.visitor() }),
  logout: async () => someone(),
  'logout.everywhere': async () => someone(),
  ...passwordArrangements(() => desk),
  'newsletter-resend': async () => someone('unverified'),
  'invoice-read.list': async () => someone(),
  'invoice-read.transfer-awaited': async () => ({ visitor: (await ordered('virement')).visitor }),
  'invoice-read.paid': async () => {
    const { visitor, reference, url } = await orderByCard(await subscriber(desk));
    await payByCard(visitor, url, { confirmation: 'beforeReturn' });
    return { visitor, body: { referencePaiement: reference } };
  },
  'invoice-read.paid-by-link': async () => {
    const { visitor, reference, url } = await orderedByLink(desk);
    await payByCard(visitor, url, { confirmation: 'beforeReturn' });
    return { visitor, body: { referencePaiement: reference } };
  },
  'invoice-read.not-charged': async () => {
    const { visitor, reference, url } = await orderByCard(await subscriber(desk));
    await payByCard(visitor, url, { number: '4000000000009995', confirmation: 'beforeReturn' });
    return { visitor, body: { referencePaiement: reference } };
  },
  'invoice-read.confirming': async () => {
    const { visitor, reference } = await ordered('virement');
    return { visitor, body: { referencePaiement: reference } };
  },
  'invoice-read.checkout': async () => ({ visitor: (await ordered()).visitor, body: { cleIdempotence: key } }),
  'invoice-read.no-checkout': async () => someone(),
  'invoice-read.unknown': async () => someone(),
  'invoice-help': async () => {
    const { scenario, visitor } = await someone();
    return { visitor, body: { factureIIds: [firstInvoice(scenario).id] } };
  },
  'invoice-receipt-copy': async () => {
    const { visitor, reference, url } = await orderedByLink(desk);
    await payByCard(visitor, url, { confirmation: 'beforeReturn' });
    return { visitor, body: { referencePaiement: reference } };
  },
  'invoice-checkout.card': async () => ordering(),
  'invoice-checkout.transfer': async () => ordering({ moyen: 'virement' }),
  'invoice-checkout.changed': async () => ordering({ version: '1:1EUR' }),
  'invoice-checkout.already-paid': async () => ordering({}, 'settled'),
  'simulateur.france': async () => ({ visitor: desk.visitor() }),
  'simulateur.reverse-charge': async () => ({ visitor: desk.visitor() }),
  'simulateur.too-many-readers': async () => ({ visitor: desk.visitor() }),
  'infosquote-read.kept': async () => {
    const visitor = desk.visitor();
    await visitor.send(calls['infosquote/update'], { body: { version: 0, brouillon: draftOf() } });
    return { visitor };
  },
  'infosquote-read.none': async () => ({ visitor: desk.visitor() }),
  'infosquote-update': async () => ({ visitor: desk.visitor() }),
  'infosquote-update.changed-elsewhere': async () => ({ visitor: desk.visitor() }),
  'infosquote-reset': async () => ({ visitor: desk.visitor() }),
  'contact.claim': async () => someone(),
  'contact.incomplete': async () => someone(),
  'commande.quote': async () => ({ visitor: desk.visitor() }),
  'commande.incomplete': async () => ({ visitor: desk.visitor() }),
  'quotation-read.open': async () => detailed('quoteOffice', publicBuyerDetails),
  'quotation-read.declined': async () => {
    const { visitor, read } = await buyer(desk, 'quoteDeclined');
    return { visitor, body: { referenceDevis: (await read()).reference } };
  },
  'quotation-read.unknown': async () => someone(),
  'quotation-start': async () => someone(),
  'quotation-start.too-many-readers': async () => someone(),
  'quotation-order': async () => quoted('quoteAccepted'),
  'quotation-order.not-accepted': async () => quoted(),
  'quotation-offer': async () => quoted(),
  'quotation-offer.of-the-publisher': async () => quoted('quoteOffice'),
  'quotation-details': async () => quoted(),
  'quotation-details.public-buyer': async () => quoted(),
  'quotation-details.incomplete': async () => quoted(),
  'quotation-share': async () => shown('quoteOpen'),
  'quotation-share.expired': async () => shown('quoteExpired'),
  'quotation-accept': async () => {
    const { visitor, body } = await detailed('quoteOpen', publicBuyerDetails);
    return { visitor, body: { ...body, version: 2 } };
  },
  'quotation-accept.stale': async () => quoted('quoteExpired'),
  'quotation-accept.incomplete': async () => quoted(),
  'quotation-decline': async () => quoted(),
  'quotation-decline.incomplete': async () => quoted(),
  'quotation-ask-for-change': async () => quoted('quoteOffice'),
  'ressources-clean': async () => ({ visitor: desk.visitor() }),
  'articles-last': async () => ({ visitor: desk.visitor() }),
  'subscriptions-all': async () => renewing('paymentOpen').then(({ visitor }) => ({ visitor })),
  'subscriptions-all.none': async () => someone('noInvoice'),
  'articles-history.first': async () => someone('readings'),
  'articles-history.filtered': async () => {
    const { visitor } = await someone('readLater');
    return { visitor, body: { typeLecture: 'abonne', typeDocument: 'article', texte: 'a' } };
  },
  'articles-history.wrong-cursor': async () => someone('readings'),
  'read-later-read': async () => someone('readLater'),
  'read-later-read.none': async () => someone('noReadings'),
  'read-later-keep': withArticle,
  'read-later-keep.unknown': async () => someone('noReadings'),
  'read-later-drop': withArticle,
  ...allOf('watches', 'notifications', 'veilles-delete'),
  ...allOf('noWatches', 'notifications.none', 'veilles-create.preview', 'veilles-create.country'),
  ...allOf('noWatches', 'veilles-create.section', 'veilles-create.serial', 'veilles-create.incomplete'),
  ...allOf('noWatches', 'veilles-create.unknown'),
  ...allOf('wallet', 'user-pme', 'user-pme.wrong-cursor', 'user-pme-statement'),
  'user-pme.none': async () => someone('noWallet'),
  'user-adresse.kept': async () => someone('paymentOpen'),
  'user-adresse.none': async () => someone('noInvoice'),
  'user-adresse-update.new': async () => someone('paymentOpen'),
  'user-adresse-update.changed': withAddress,
  'user-adresse-update.incomplete': async () => someone('noInvoice'),
  'user-adresse-delete': withAddress,
  'user-adresse-delete.unknown': async () => someone('noInvoice'),
  ...allOf('newsletters', 'servicesemail', 'servicesemail-update.summary', 'servicesemail-update.section'),
  ...allOf(
    'newsletters',
    'servicesemail-update.other',
    'servicesemail-update.reserved',
    'servicesemail-update.unknown',
  ),
  servicesemailnopub: async () => {
    const { scenario, visitor } = await someone('newsletters');
    return { visitor, body: { docId: scenario.account.id } };
  },
  'servicesemailnopub.another-person': async () => {
    const { scenario } = await someone('newsletters');
    return { visitor: (await someone('newsletters')).visitor, body: { docId: scenario.account.id } };
  },
  'onlinesubscription.payable': async () => renewing('paymentOpen'),
  'onlinesubscription.partly-paid': partlyPaid,
  'onlinesubscription.wallet': async () => renewing('paymentWallet'),
  'onlinesubscription.settled': async () => renewing('paymentSettled'),
  'onlinesubscription.unknown': async () => someone('noInvoice'),
  'onlinesubscription.incomplete': async () => renewing('paymentOpen'),
  'online-checkout.card': async () => renewing('paymentOpen', 'carte'),
  'online-checkout.transfer': async () => renewing('paymentOpen', 'virement'),
  'online-checkout.wallet': async () => renewing('paymentWallet', 'porteMonnaie'),
  'online-checkout.changed': async () => renewing('paymentOpen'),
  'online-checkout.no-wallet': async () => renewing('paymentOpen'),
};

const fixtures = callNames.flatMap((name) => calls[name].fixtures.map((fixture) => ({ name, fixture })));

describe('golden fixtures over HTTP', () => {
  it('are all arranged', () => {
    expect(Object.keys(arrangements).toSorted()).toEqual(fixtures.map(({ fixture }) => fixture).toSorted());
  });

  it.each(fixtures)('$fixture', async ({ name, fixture }) => {
    const { request, response } = read(fixture);
    const { visitor, query, body } = (await arrangements[fixture]?.()) ?? { visitor: desk.visitor() };
    const row = calls[name];
    const answer = await visitor.send(
      row,
      { query: { ...request.query, ...query }, body: { ...request.body, ...body } },
      row.idempotent ? { key: `fixture-${fixture}` } : {},
    );
    expect({ status: answer.status, isSuccess: answer.body.isSuccess }).toEqual({
      status: response.status,
      isSuccess: response.body.isSuccess,
    });
    expect(shapeOf(answer.body.data)).toEqual(shapeOf(response.body.data));
    expect(answer.body.feedback === null).toBe(response.body.feedback === null);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    // What the server says is exactly what the codec knows.
    const codec: Codec<unknown> = answer.body.isSuccess
      ? row.answer
      : { decode: (wire) => wire, encode: (wire) => wire, wire: unknown() };
    expect(throughCodec(codec, answer.body.data)).toEqual(answer.body.data);
  });
});
