import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { money } from '../../domain/money.ts';
import type { ScenarioName } from '../../server/test-control/scenarios.ts';
import { calls } from '../../contract/calls.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { signedIn } from './people.ts';
import { issuesOf } from './quote-requests.ts';
import type { Subscriber } from './subscriptions.ts';
import { asked, billed, paris, payable, subscriber } from './subscriptions.ts';

let server: TestServer;
let open: Subscriber;
beforeAll(async () => {
  server = await openServer();
  open = await subscriber(server);
});
afterAll(() => server.close());

const row = calls['subscriptionsv2/onlinesubscription'];

const eur = (minor: number) => money(minor, 'EUR');

describe('the price of a subscription', () => {
  it('has its lines with their tax, for the publisher’s billing details', async () => {
    expect(await payable(open)).toMatchObject({
      id: open.id,
      licence: 'professional',
      readers: 1,
      months: 12,
      priced: {
        country: 'FR',
        lines: [
          { publicationId: 11, title: 'Le Courrier des Lagunes', net: eur(94_000), vatRate: 210, vat: eur(1974) },
          { publicationId: 16, net: eur(104_000), vatRate: 2000, vat: eur(20_800) },
        ],
        net: eur(198_000),
        vat: eur(22_774),
        total: eur(220_774),
        mention: null,
      },
      billing: { address: { street: '1, rue des Essais', country: 'FR' }, vatNumber: '', purchaseOrder: '' },
      methods: ['card', 'transfer'],
      wallet: null,
    });
  });

  it.each<[ScenarioName, object]>([
    ['paymentNoAddress', { billing: null, priced: { country: 'FR', total: eur(220_774) } }],
    ['paymentUsd', { priced: { country: 'KE', total: money(198_000, 'USD'), mention: 'outsideUnion' } }],
    [
      'paymentReverseCharge',
      { billing: { vatNumber: 'BE0428759497' }, priced: { total: eur(198_000), mention: 'reverseCharge' } },
    ],
    [
      'paymentWallet',
      {
        methods: ['card', 'transfer', 'wallet'],
        wallet: { price: money(2208, 'CRE'), balance: money(2500, 'CRE') },
      },
    ],
    [
      'paymentWalletShort',
      { methods: ['card', 'transfer'], wallet: { price: money(2208, 'CRE'), balance: money(2000, 'CRE') } },
    ],
  ])('in the scenario %s is %o', async (name, expected) => {
    expect(await payable(await subscriber(server, name))).toMatchObject(expected);
  });

  it.each([
    [{ pays: 'BE', codePostal: '1000' }, {}, 22_774, null],
    [{ pays: 'BE', codePostal: '1000' }, { numeroTVA: 'be 0428.759.497' }, 0, 'reverseCharge'],
    [{ pays: 'DE', codePostal: '10115' }, { numeroTVA: 'BE0428759497' }, 22_774, null],
    [{ pays: 'RE', codePostal: '97400' }, {}, 9827, null],
    [{ pays: 'MC', codePostal: '98000' }, {}, 22_774, null],
    [{ pays: 'SN', codePostal: '' }, {}, 0, 'outsideUnion'],
  ])('is taxed by its billing address: %o %o', async (address, change, vat, mention) => {
    const { priced } = await payable(open, billed({ ...paris, ...address }, change));
    expect(priced).toMatchObject({ country: address.pays, vat: eur(vat), mention });
  });

  it('has another version whenever an amount or a billing detail differs, and the same one otherwise', async () => {
    const versionOf = async (facturation: object | null) => (await payable(open, facturation)).version;
    const details = [
      billed(),
      billed({ ...paris, complement: 'Bâtiment B' }),
      billed({ ...paris, organisme: 'Bâtiment B' }),
      billed({ ...paris, pays: 'SN' }),
      billed(paris, { numeroTVA: 'FR40303265045' }),
      billed(paris, { numeroCommande: 'BC-1' }),
    ];
    const versions = await Promise.all(details.map(versionOf));
    expect(new Set(versions).size).toBe(details.length);
    expect(await Promise.all(details.map(versionOf))).toEqual(versions);
    const priced = await subscriber(server);
    const before = (await payable(priced)).version;
    await server.control('price', { subscriptionId: priced.id, net: 94_100 });
    expect((await payable(priced)).version).not.toBe(before);
  });

  it.each([
    [billed({ ...paris, rue: '' }), 'facturation.adresse.rue'],
    [billed({ ...paris, destinataire: '' }), 'facturation.adresse.destinataire'],
    [billed({ ...paris, codePostal: '' }), 'facturation.adresse.codePostal'],
    [billed({ ...paris, pays: 'ZZ' }), 'facturation.adresse.pays'],
    [billed(paris, { numeroTVA: 'BE0428759498' }), 'facturation.numeroTVA'],
    [billed(paris, { numeroCommande: 'x'.repeat(41) }), 'facturation.numeroCommande'],
  ])('is refused for %o', async (facturation, field) => {
    for (const call of [row, calls['online/checkout']]) {
      const ordering = call === row ? {} : { moyen: 'carte', version: 'any' };
      const body = { aboIId: open.id, facturation, ...ordering };
      const answer = await open.visitor.send(call, { body }, call === row ? {} : { key: `refused-${field}` });
      expect(answer.status).toBe(422);
      expect(Object.keys(issuesOf(answer))).toEqual([field]);
    }
  });

  it.each<[ScenarioName, string]>([
    ['quoteOpen', 'unknown'],
    ['quoteAccepted', 'unknown'],
    ['quoteDeclined', 'unknown'],
    ['quoteOrdered', 'payable'],
    ['paymentSettled', 'settled'],
  ])('in the scenario %s: %s', async (name, kind) => {
    expect((await asked(await subscriber(server, name))).kind).toBe(kind);
  });

  it('has the details of the quotation', async () => {
    const { billing } = await payable(await subscriber(server, 'quoteOrdered'));
    expect(billing).toMatchObject({ address: { organisation: 'Cabinet des Brumes' }, purchaseOrder: 'BC-2026-117' });
  });

  it('is hidden from other accounts', async () => {
    const other = await signedIn(server, await server.scenario({ name: 'paymentOpen' }));
    expect(await asked({ ...open, visitor: other })).toEqual({ kind: 'unknown' });
    expect(await asked({ ...open, id: 2_000_000_000 })).toEqual({ kind: 'unknown' });
  });
});
