import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressMapping } from '../../contract/address.ts';
import { calls } from '../../contract/calls.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { signedIn } from './people.ts';
import { issuesOf } from './quote-requests.ts';
import { paris } from './subscriptions.ts';
import type { Visitor } from './visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

async function someone(): Promise<Visitor> {
  return signedIn(server, await server.scenario({ name: 'noInvoice' }));
}

const read = (visitor: Visitor) => visitor.ask(calls['user/adresse']);

function save(visitor: Visitor, change: object = {}, adresseIId: number | null = null) {
  return visitor.send(calls['user/adresse/update'], { body: { adresseIId, adresse: { ...paris, ...change } } });
}

/** Saves an address; returns the address book after it. */
async function saved(visitor: Visitor, change: object = {}, id: number | null = null) {
  const row = calls['user/adresse/update'];
  const { status, body } = await save(visitor, change, id);
  expect(status).toBe(200);
  return row.answer.decode(body.data);
}

const remove = (visitor: Visitor, adresseIId: number) =>
  visitor.send(calls['user/adresse/delete'], { body: { adresseIId } });

describe('the addresses of an account', () => {
  it('start empty; the last saved one is selected', async () => {
    const visitor = await someone();
    expect(await read(visitor)).toEqual({ addresses: [], selectedId: null });
    const first = await saved(visitor, { ville: ' Paris ', complement: '  ' });
    expect(first.addresses).toMatchObject([{ city: 'Paris', complement: '', country: 'FR' }]);
    const second = await saved(visitor, { rue: '2, rue des Essais' });
    expect(second.addresses.map(({ street }) => street)).toEqual(['1, rue des Essais', '2, rue des Essais']);
    expect(second.selectedId).toBe(second.addresses[1]?.id);
    expect(await read(visitor)).toEqual(second);
  });

  it('are changed in place, and selected when saved again', async () => {
    const visitor = await someone();
    await saved(visitor);
    const { addresses } = await saved(visitor, { rue: '2, rue des Essais' });
    const [first] = addresses;
    const changed = await saved(visitor, { rue: '3, rue des Essais' }, first?.id);
    expect(changed.addresses.map(({ street }) => street)).toEqual(['3, rue des Essais', '2, rue des Essais']);
    expect(changed.selectedId).toBe(first?.id);
  });

  it('contain no duplicate, however often one is sent', async () => {
    const visitor = await someone();
    await Promise.all(Array.from({ length: 6 }, () => saved(visitor)));
    expect((await read(visitor)).addresses).toHaveLength(1);
  });

  it('have a state where their country needs one; those kept before have none, and stay', async () => {
    const visitor = await someone();
    const boston = { ville: 'Boston', codePostal: '02116', pays: 'US' };
    const before = await saved(visitor, boston);
    expect(before.addresses.map(({ region }) => region ?? null)).toEqual([null]);
    const refused = await save(visitor, { ...boston, region: ' ' });
    expect([refused.status, Object.keys(issuesOf(refused))]).toEqual([422, ['adresse.region']]);
    const after = await saved(visitor, { ...boston, region: ' MA ' });
    expect(after.addresses.map(({ region }) => region ?? null)).toEqual([null, 'MA']);
  });

  it('are selected by number: a change from another tab stays', async () => {
    const visitor = await someone();
    const [first] = (await saved(visitor)).addresses;
    const { addresses } = await saved(visitor, { rue: '2, rue des Essais' });
    const row = calls['user/adresse/select'];
    expect(await visitor.ask(row, { body: { id: first?.id ?? 0 } })).toEqual({ addresses, selectedId: first?.id });
    const theirs = await someone();
    expect((await theirs.send(row, { body: { adresseIId: first?.id, selection: true } })).status).toBe(404);
  });

  it('always have a selected one, until the last is deleted', async () => {
    const visitor = await someone();
    await saved(visitor);
    const { addresses } = await saved(visitor, { rue: '2, rue des Essais' });
    const [first, second] = addresses;
    const row = calls['user/adresse/delete'];
    const left = await visitor.ask(row, { body: { id: second?.id ?? 0 } });
    expect(left).toEqual({ addresses: [first], selectedId: first?.id });
    const none = await visitor.ask(row, { body: { id: first?.id ?? 0 } });
    expect(none).toEqual({ addresses: [], selectedId: null });
    expect((await remove(visitor, first?.id ?? 0)).status).toBe(404);
  });

  it('are at most twenty, even when many are sent at once', async () => {
    const visitor = await someone();
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => save(visitor, { rue: `${index}, rue des Essais` })),
    );
    const refused = answers.filter(({ status }) => status === 422);
    expect(refused).toHaveLength(4);
    expect(refused[0]?.body.feedback).toContain('20');
    const { addresses } = await read(visitor);
    expect(addresses).toHaveLength(20);
    expect((await save(visitor, { rue: 'Ailleurs' }, addresses[0]?.id)).status).toBe(200);
  });

  it('are hidden from other accounts, which can neither change nor delete them', async () => {
    const [mine, theirs] = [await someone(), await someone()];
    const { addresses } = await saved(mine);
    const id = addresses[0]?.id ?? 0;
    expect((await save(theirs, { rue: 'Ailleurs' }, id)).status).toBe(404);
    expect((await remove(theirs, id)).status).toBe(404);
    expect((await read(theirs)).addresses).toEqual([]);
    expect((await read(mine)).addresses).toEqual(addresses);
  });
});

/** A ministry, as the administration's directory names it: two of its lines exceed 100 characters. */
const ministry = {
  organisme:
    'Ministère de l’Enseignement supérieur, de la Recherche et de l’Espace – Direction générale de l’enseignement supérieur et de l’insertion professionnelle',
  destinataire:
    'Service de la stratégie des formations et de la vie étudiante – Département des ressources documentaires',
  rue: '1 rue Descartes',
  codePostal: '75231',
  ville: 'Paris Cedex 05',
  pays: 'FR',
};

describe('an address', () => {
  it.each([
    [{ destinataire: ' ' }, 'adresse.destinataire'],
    [{ rue: '' }, 'adresse.rue'],
    [{ ville: '' }, 'adresse.ville'],
    [{ ville: 'x'.repeat(256) }, 'adresse.ville'],
    [{ organisme: 'x'.repeat(256) }, 'adresse.organisme'],
    [{ codePostal: '' }, 'adresse.codePostal'],
    [{ codePostal: '7'.repeat(21) }, 'adresse.codePostal'],
    [{ pays: '' }, 'adresse.pays'],
    [{ pays: 'ZZ' }, 'adresse.pays'],
  ])('%o is refused, with an error at its field', async (change, field) => {
    const visitor = await someone();
    const answer = await save(visitor, change);
    expect(answer.status).toBe(422);
    expect(Object.keys(issuesOf(answer))).toEqual([field]);
    expect(issuesOf(answer)[field]).toMatch(/\w.*\.$/);
    expect((await read(visitor)).addresses).toEqual([]);
  });

  it.each([[{ pays: 'France' }], [{ rue: 'deux\nlignes' }], [{ rue: 1 }], [{ etage: '3' }]])(
    '%o is malformed',
    async (change) => {
      expect((await save(await someone(), change)).status).toBe(400);
    },
  );

  it.each([
    { pays: 'SN', codePostal: '' },
    { pays: 'RE', codePostal: '97400' },
    { pays: 'GR', codePostal: '105 63' },
    ministry,
  ])('%o is accepted', async (change) => {
    const { addresses } = await saved(await someone(), change);
    expect(addresses.map((address) => addressMapping.encode(address))).toMatchObject([change]);
  });
});
