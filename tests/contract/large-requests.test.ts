/** Large requests cause no amplification: long inputs are not parsed, and their answers stay short. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callNames, calls } from '../../contract/calls.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { signedIn } from './people.ts';
import { administrator } from './licences.ts';
import type { Visitor } from './visitor.ts';

let server: TestServer;
let person: Visitor;

beforeAll(async () => {
  server = await openServer();
  person = await signedIn(server, await server.scenario({ name: 'oneInvoice' }));
}, 60_000);
afterAll(() => server.close());

const named = (count: number, name: (index: number) => string, value: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [name(index), value]));

const offer = { pubSIds: [11], typeLicence: 'media', nombreLecteurs: 1, dureeMois: 12, devise: 'EUR' };

/** The bodies that an attacker sends to any call, with the fields that select among calls of one path. */
const bodies: Readonly<Record<string, object>> = {
  'thousands of unknown fields': named(1400, (index) => `${index}`, 1),
  'a hundred unknown fields': named(100, (index) => `f${index}`, ''),
  'fields with long names': named(60, (index) => `${index}${'é'.repeat(100)}`, ''),
  'a list of thousands': { factureIIds: Array.from({ length: 3000 }, () => -1), message: '', email: '' },
  'an offer of thousands': { offre: { ...offer, pubSIds: Array.from({ length: 3000 }, () => 'x') } },
};

it.each(Object.entries(bodies))('every call refuses %s, in at most four times as many bytes', async (_, hostile) => {
  const taken: string[] = [];
  for (const name of callNames.filter((each) => calls[each].method === 'POST')) {
    const { asks } = calls[name];
    const body = JSON.stringify({ ...(asks && { [asks.field]: asks.value ?? null }), ...hostile });
    const answer = await person.send(calls[name], { body }, { key: 'large-request' });
    const length = Buffer.byteLength(JSON.stringify(answer.body));
    const isRefused = [400, 403, 422].includes(answer.status);
    if (!isRefused || length >= 4 * Buffer.byteLength(body)) taken.push(`${name}: ${answer.status}, ${length} bytes`);
  }
  expect(taken).toEqual([]);
});

it('a body of more than 16 KB is refused; the longest message that the form takes is not', async () => {
  const row = calls['invoice/help'];
  const ask = (message: string) =>
    person.send(row, { body: { factureIIds: [], message, email: 'amina@example.org' } }).then(({ status }) => status);
  expect(await ask('日'.repeat(4000))).toBe(200);
  expect(await ask('x'.repeat(16_400))).toBe(400);
});

describe.each([
  ['reader/add', { lecteurs: [{ civilite: 0, prenom: '', nom: '', email: 'x' }], supplement: null }],
  ['ip/add', { plages: [{ plage: 'x', libelle: '' }] }],
] as const)('%s, whose body may be long', (name, list) => {
  it('finds out whose licence it is before it decodes', async () => {
    const { id } = await administrator(server, 'licence');
    const answer = await person.send(calls[name], { body: { aboIId: id, ...list } }, { key: 'large-request' });
    expect(answer.status).toBe(404);
  });

  it.each([
    ['fields', named(20_000, (index) => `f${index}`, 1)],
    ['items', { lecteurs: Array.from({ length: 60_000 }, () => 1) }],
    ['values', { lecteurs: Array.from({ length: 700 }, () => named(60, (index) => `f${index}`, 1)) }],
  ])('decodes no body with more %s than a request has', async (_, body) => {
    const { id, visitor } = await administrator(server, 'licence');
    const answer = await visitor.send(calls[name], { body: { aboIId: id, ...body } }, { key: 'large-request' });
    expect([answer.status, answer.body.data]).toEqual([400, null]);
  });
});
