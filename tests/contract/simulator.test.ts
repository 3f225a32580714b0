import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { durations, licenceTypes, priceCurrencies } from '../../domain/catalogue.ts';
import { money } from '../../domain/money.ts';
import { openDatabase } from '../../server/core/db/database.ts';
import { vatChecks } from '../../validation/rules/vat-checks.ts';
import { calls } from '../../contract/calls.ts';
import { licenceMapping } from '../../contract/offer.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { issuesOf, offer } from './quote-requests.ts';
import { silentLog } from './services.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const row = calls['simulateurv2/commande'];

function simulate(change: object = {}, buyer: object = {}) {
  return server
    .visitor()
    .send(row, { body: { offre: { ...offer, ...change }, pays: 'FR', numeroTVA: null, ...buyer } });
}

async function priced(change: object = {}, buyer: object = {}) {
  const { status, body } = await simulate(change, buyer);
  expect(status).toBe(200);
  return row.answer.decode(body.data);
}

const eur = (minor: number) => money(minor, 'EUR');

describe('the simulator', () => {
  it('prices each publication, its tax, and the tax of each rate', async () => {
    // 5 readers are 1 + 4 × 0.6 of the price of one: 940.00 € and 1,040.00 €.
    expect(await priced()).toEqual({
      country: 'FR',
      lines: [
        {
          publicationId: 11,
          title: 'Le Courrier des Lagunes',
          net: eur(319_600),
          seats: [
            { count: 1, price: eur(94_000) },
            { count: 4, price: eur(56_400) },
          ],
          vatRate: 210,
          vat: eur(6712),
        },
        {
          publicationId: 16,
          title: 'Base de données « Qui est qui »',
          net: eur(353_600),
          seats: [
            { count: 1, price: eur(104_000) },
            { count: 4, price: eur(62_400) },
          ],
          vatRate: 2000,
          vat: eur(70_720),
        },
      ],
      net: eur(673_200),
      vatByRate: [
        { rate: 210, net: eur(319_600), vat: eur(6712) },
        { rate: 2000, net: eur(353_600), vat: eur(70_720) },
      ],
      vat: eur(77_432),
      total: eur(750_632),
      mention: null,
    });
  });

  it.each([
    [{ typeLicence: 'globale' }, 1_077_120],
    [{ typeLicence: 'independante', nombreLecteurs: 1 }, 118_800],
    [{ typeLicence: 'media' }, 538_560],
    [{ typeLicence: 'matinale' }, 302_940],
    [{ dureeMois: 3 }, 201_960],
    [{ dureeMois: 6 }, 370_260],
    [{ dureeMois: 24 }, 1_245_420],
    [{ devise: 'USD' }, 731_000],
    [{ devise: 'GBP' }, 579_700],
    [{ nombreLecteurs: 150 }, 8_543_700],
    [{ pubSIds: [11, 11, 16, 16] }, 673_200],
  ])('for %o asks %i before tax', async (change, minor) => {
    const { net, lines } = await priced(change);
    expect(net.minor).toBe(minor);
    expect(lines).toHaveLength(2);
  });

  it('knows a price for every licence, duration and currency of the catalogue, for every publication', async () => {
    const { publications, countries } = await server.visitor().ask(calls.infossiteweb);
    const pubSIds = publications.map(({ id }) => id);
    for (const licence of licenceTypes) {
      for (const dureeMois of durations) {
        for (const devise of priceCurrencies) {
          const change = { pubSIds, typeLicence: licenceMapping.encode(licence), dureeMois, devise, nombreLecteurs: 1 };
          const { lines } = await priced(change);
          expect(lines.filter(({ net }) => net.minor > 0)).toHaveLength(pubSIds.length);
        }
      }
    }
    // Every country with a VAT rule is a country that customers can choose.
    const served = countries.map(({ code }) => code);
    const taxed = [...vatChecks.keys()].map((prefix) => (prefix === 'EL' ? 'GR' : prefix));
    const others = ['MC', 'GP', 'MQ', 'RE'];
    expect([...taxed, ...others].filter((code) => code !== 'XI' && !served.includes(code))).toEqual([]);
  });

  it.each([
    [{ pays: null }, 'FR', 77_432, null],
    [{ pays: 'DE' }, 'DE', 77_432, null],
    [{ pays: 'DE', numeroTVA: 'DE 136 695 976' }, 'DE', 0, 'reverseCharge'],
    [{ pays: 'BE', numeroTVA: 'DE136695976' }, 'BE', 77_432, null],
    [{ pays: 'DE', numeroTVA: '' }, 'DE', 77_432, null],
    [{ pays: 'SN' }, 'SN', 0, 'outsideUnion'],
  ])('taxes %o as in %s', async (buyer, country, vat, mention) => {
    expect(await priced({}, buyer)).toMatchObject({ country, vat: eur(vat), mention });
  });

  it.each([
    [{ pubSIds: [] }, 'offre.pubSIds'],
    [{ pubSIds: [11, 99] }, 'offre.pubSIds'],
    [{ pubSIds: [3_000_000_000] }, 'offre.pubSIds'],
    [{ pubSIds: Array.from({ length: 51 }, () => 11) }, 'offre.pubSIds'],
    [{ nombreLecteurs: 0 }, 'offre.nombreLecteurs'],
    [{ nombreLecteurs: -5 }, 'offre.nombreLecteurs'],
    [{ nombreLecteurs: 1.5 }, 'offre.nombreLecteurs'],
    [{ nombreLecteurs: 10_001 }, 'offre.nombreLecteurs'],
    [{ typeLicence: 'independante', nombreLecteurs: 2 }, 'offre.nombreLecteurs'],
    [{ typeLicence: 'gratuite' }, 'offre.typeLicence'],
    [{ dureeMois: 7 }, 'offre.dureeMois'],
    [{ devise: 'CRE' }, 'offre.devise'],
  ])('refuses %o, and says where', async (change, field) => {
    const answer = await simulate(change);
    expect(answer.status).toBe(422);
    expect(Object.keys(issuesOf(answer))).toEqual([field]);
    expect(issuesOf(answer)[field]).toMatch(/\w.*\.$/);
  });

  it.each([
    [{}, { pays: 'France' }],
    [{}, { pays: 'fr' }],
    [{}, { montantTTC: 1 }],
    [{ prixHT: 1 }, {}],
    [{ pubSIds: ['11'] }, {}],
    [{ pubSIds: [11.5] }, {}],
    [{ pubSIds: [1e300] }, {}],
    [{ pubSIds: [-11] }, {}],
    [{ pubSIds: '11); drop table publications; --' }, {}],
    [{ nombreLecteurs: '5' }, {}],
  ])('does not read %o %o', async (change, buyer) => {
    expect((await simulate(change, buyer)).status).toBe(400);
  });

  it('refuses a VAT number that is none', async () => {
    const answer = await simulate({}, { pays: 'DE', numeroTVA: 'DE136695977' });
    expect(answer.status).toBe(422);
    expect(issuesOf(answer)['numeroTVA']).toContain('TVA');
  });

  it('is throttled by address', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const send = () => server.visitor().send(row, { body: { offre: offer, pays: null, numeroTVA: null } }, { headers });
    const database = openDatabase(server.databaseUrl, silentLog);
    await database.db.deleteFrom('throttle').execute();
    expect((await send()).status).toBe(200);
    const { numUpdatedRows } = await database.db.updateTable('throttle').set({ count: 595 }).executeTakeFirst();
    expect(numUpdatedRows).toBe(1n);
    await database.close();
    const answers = await Promise.all(Array.from({ length: 10 }, send));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect((await simulate()).status).toBe(200);
  });
});
