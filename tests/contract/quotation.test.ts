import { dayIn, defaultTimeZone, endOfDay } from '../../domain/moment.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { detailsMapping } from '../../contract/quotation-details.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { newKey } from './orders.ts';
import { signedIn } from './people.ts';
import { belgian, buyer, details, keepDetails, wanted } from './quotations.ts';
import { issuesOf } from './quote-requests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const start = calls['quotation/start'];

async function signedInVisitor() {
  return signedIn(server, await server.scenario({ name: 'noInvoice' }));
}

describe('a quotation started by a buyer', () => {
  it('is at list prices, open for thirty days, by the server’s clock', async () => {
    const visitor = await signedInVisitor();
    const quotation = await visitor.ask(start, { body: { offer: wanted } }, { key: newKey() });
    const simulated = await visitor.ask(calls['simulateurv2/commande'], {
      body: { offer: wanted, country: null, vatNumber: null },
    });
    expect(quotation).toMatchObject({ state: 'open', version: 1, offer: wanted, isOfferOpen: true, details: null });
    expect(quotation.priced).toEqual(simulated);
    expect(quotation.reference).toMatch(/^DEV(-[2-9A-Z]{4}){3}$/);
    const last = new Date(Date.parse(quotation.readAt) + 30 * 86_400_000).toISOString();
    expect(quotation.expiresAt).toBe(endOfDay(dayIn(last, defaultTimeZone), defaultTimeZone));
    const read = await visitor.ask(calls['quotation/read'], {
      body: { kind: 'reference', reference: quotation.reference },
    });
    expect({ ...read, readAt: quotation.readAt }).toEqual(quotation);
  });

  it('is created once for one key, whose repetition returns its present state', async () => {
    const visitor = await signedInVisitor();
    const key = newKey();
    const begin = () => visitor.ask(start, { body: { offer: wanted } }, { key });
    const first = await begin();
    await visitor.ask(calls['quotation/details'], { body: { id: first.id, version: 1, details } });
    expect(await begin()).toMatchObject({ id: first.id, version: 2, details });
    const other = { ...wanted, readers: 6 };
    expect((await visitor.send(start, { body: start.request.encode({ offer: other }) }, { key })).status).toBe(422);
    const theirs = await (await signedInVisitor()).ask(start, { body: { offer: wanted } }, { key });
    expect(theirs.id).not.toBe(first.id);
  });

  it('is one for several parallel requests', async () => {
    const visitor = await signedInVisitor();
    const key = newKey();
    const body = start.request.encode({ offer: wanted });
    const answers = await Promise.all(Array.from({ length: 8 }, () => visitor.send(start, { body }, { key })));
    const done = answers
      .filter(({ status }) => status === 200)
      .map(({ body: { data } }) => start.answer.decode(data).id);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(new Set(done).size).toBe(1);
  });

  it('accepts current offers only, with an error at the wrong field', async () => {
    const visitor = await signedInVisitor();
    const ask = async (change: object) => {
      const body = start.request.encode({ offer: { ...wanted, ...change } });
      return visitor.send(start, { body }, { key: newKey() });
    };
    const [unsold, tooMany] = [
      await ask({ publicationIds: [9999] }),
      await ask({ licence: 'independent', readers: 2 }),
    ];
    expect([unsold.status, Object.keys(issuesOf(unsold))]).toEqual([422, ['offre.pubSIds']]);
    expect([tooMany.status, Object.keys(issuesOf(tooMany))]).toEqual([422, ['offre.nombreLecteurs']]);
  });

  it('can be created twenty times an hour', async () => {
    const visitor = await signedInVisitor();
    const statuses = [];
    for (let index = 0; index < 21; index += 1) {
      statuses.push(
        (await visitor.send(start, { body: start.request.encode({ offer: wanted }) }, { key: newKey() })).status,
      );
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });
});

describe('the offer', () => {
  const change = calls['quotation/offer'];

  it('can be changed by its buyer, at present list prices', async () => {
    const person = await buyer(server);
    const { version, priced } = await person.read();
    const offer = { ...wanted, publicationIds: [12], readers: 2, currency: 'GBP' } as const;
    const answer = await person.visitor.ask(change, { body: { id: person.id, version, offer } });
    expect(answer).toMatchObject({ kind: 'done', quotation: { version: version + 1, offer } });
    expect(answer.quotation.priced.lines).toHaveLength(1);
    expect(answer.quotation.priced.total.currency).toBe('GBP');
    expect(answer.quotation.priced).not.toEqual(priced);
  });

  it('of the publisher cannot be changed', async () => {
    const person = await buyer(server, 'quoteOffice');
    const { version, priced } = await person.read();
    const body = change.request.encode({ id: person.id, version, offer: { ...wanted, readers: 50 } });
    expect((await person.visitor.send(change, { body })).status).toBe(403);
    expect(await person.read()).toMatchObject({ version, priced });
  });

  it('that was changed elsewhere meanwhile is returned, and not changed', async () => {
    const person = await buyer(server);
    const { version } = await person.read();
    const ask = (readers: number) =>
      person.visitor.ask(change, { body: { id: person.id, version, offer: { ...wanted, readers } } });
    expect((await ask(7)).kind).toBe('done');
    expect(await ask(9)).toMatchObject({ kind: 'stale', quotation: { version: version + 1, offer: { readers: 7 } } });
    // The first answer may have been lost: the same change again is done.
    expect(await ask(7)).toMatchObject({ kind: 'done', quotation: { version: version + 1 } });
  });
});

describe('the details', () => {
  const row = calls['quotation/details'];

  it('decide the tax', async () => {
    const person = await buyer(server);
    const { version, priced } = await person.read();
    const french = await keepDetails(person, version);
    expect(french.quotation.priced).toEqual(priced);
    const reversed = await keepDetails(person, version + 1, belgian);
    expect(reversed).toMatchObject({
      kind: 'done',
      quotation: { details: belgian, priced: { country: 'BE', mention: 'reverseCharge', vat: { minor: 0 } } },
    });
    expect(reversed.quotation.priced.net).toEqual(priced.net);
  });

  it('are absent at first: the tax is that of the account’s selected address', async () => {
    const person = await buyer(server);
    const { organisation, recipient, street, complement, postalCode, city } = details.billing;
    const address = { organisation, recipient, street, complement, postalCode, city, country: 'KE' };
    await person.visitor.ask(calls['user/adresse/update'], { body: { id: null, address } });
    expect(await person.read()).toMatchObject({ priced: { country: 'KE', mention: 'outsideUnion' } });
  });

  it('are stored normalized: numbers without blanks, texts trimmed', async () => {
    const person = await buyer(server);
    const { version } = await person.read();
    const typed = {
      ...details,
      identity: { civility: 2, lastName: ' Diallo ', firstName: 'Nadia' },
      vatNumber: 'FR 40 303 265 045',
      publicBuyer: { siret: '732 829 320 00074', serviceCode: ' S1 ', engagementNumber: '' },
    };
    const answer = await keepDetails(person, version, typed);
    expect(answer.quotation.details).toMatchObject({
      identity: { lastName: 'Diallo' },
      vatNumber: 'FR40303265045',
      publicBuyer: { siret: '73282932000074', serviceCode: 'S1' },
    });
  });

  it.each([
    ['BE', '1000', '0428 759 497', 'BE0428759497'],
    ['GR', '105 63', 'GR094259216', 'EL094259216'],
  ])('complete the VAT number of a buyer in %s, who is not charged VAT', async (country, postalCode, typed, kept) => {
    const person = await buyer(server);
    const { version } = await person.read();
    const billing = { ...details.billing, country, postalCode };
    const { quotation } = await keepDetails(person, version, { ...details, billing, vatNumber: typed });
    expect(quotation.details?.vatNumber).toBe(kept);
    expect(quotation.priced).toMatchObject({ mention: 'reverseCharge', vat: { minor: 0 } });
  });

  const sent = detailsMapping.encode(details);
  const place = sent.facturation;
  const body = { siret: '73282932000074', codeService: '', numeroEngagement: '' };

  it.each([
    ['identite.civilite', { identite: { ...sent.identite, civilite: 41 } }],
    ['identite.nom', { identite: { ...sent.identite, nom: ' ' } }],
    ['facturation.rue', { facturation: { ...place, rue: '' } }],
    ['facturation.codePostal', { facturation: { ...place, codePostal: '' } }],
    ['facturation.pays', { facturation: { ...place, pays: 'ZZ' } }],
    ['livraison.ville', { livraison: { ...place, ville: '' } }],
    ['livraison.pays', { livraison: { ...place, pays: 'ZZ' } }],
    ['numeroTVA', { numeroTVA: 'FR99999999999' }],
    ['numeroCommande', { numeroCommande: 'x'.repeat(41) }],
    ['acheteurPublic.siret', { acheteurPublic: { ...body, siret: '12345678901234' } }],
    ['acheteurPublic.codeService', { acheteurPublic: { ...body, codeService: 'x'.repeat(101) } }],
    ['acheteurPublic.numeroEngagement', { acheteurPublic: { ...body, numeroEngagement: 'x'.repeat(51) } }],
  ])('with a wrong %s are refused at that field, in both languages', async (field, change) => {
    const person = await buyer(server);
    const { version } = await person.read();
    const asked = { aboIId: person.id, version, coordonnees: { ...sent, ...change } };
    const [french, english] = [
      await person.visitor.send(row, { body: asked }, { locale: 'fr' }),
      await person.visitor.send(row, { body: asked }, { locale: 'en' }),
    ];
    for (const answer of [french, english]) {
      expect(answer.status).toBe(422);
      expect(Object.keys(issuesOf(answer))).toEqual([`coordonnees.${field}`]);
    }
    expect(issuesOf(english)).not.toEqual(issuesOf(french));
    expect((await person.read()).version).toBe(version);
  });

  it('of a French public body need a French address', async () => {
    const person = await buyer(server);
    const { version } = await person.read();
    const publicBuyer = { siret: '73282932000074', serviceCode: '', engagementNumber: '' };
    const asked = row.request.encode({ id: person.id, version, details: { ...belgian, publicBuyer } });
    expect((await person.visitor.send(row, { body: asked })).status).toBe(400);
  });

  it.each([
    ['a price of its own', { montantTTC: 1 }],
    ['another person’s number', { docIId: 120_001 }],
  ])('with %s are malformed', async (_, change) => {
    const person = await buyer(server);
    const { version } = await person.read();
    const asked = { aboIId: person.id, version, coordonnees: { ...sent, ...change } };
    expect((await person.visitor.send(row, { body: asked })).status).toBe(400);
    expect((await person.read()).version).toBe(version);
  });
});

describe('another person’s quotation', () => {
  it('has the same answer as an unknown one', async () => {
    const [mine, theirs] = [await buyer(server), await buyer(server)];
    const { reference } = await theirs.read();
    const read = calls['quotation/read'];
    for (const body of [{ aboIId: theirs.id }, { referenceDevis: reference }, { aboIId: 2_000_000_000 }]) {
      const answer = await mine.visitor.send(read, { body });
      expect(answer.status).toBe(404);
      expect(answer.body.feedback).toBe(
        'Ce devis ne figure pas dans votre compte. Vérifiez son numéro, ou connectez-vous avec un autre compte.',
      );
    }
  });

  it('is named by id or by reference, not both', async () => {
    const person = await buyer(server);
    const { reference } = await person.read();
    for (const body of [{}, { aboIId: person.id, referenceDevis: reference }]) {
      expect((await person.visitor.send(calls['quotation/read'], { body })).status).toBe(400);
    }
  });
});
