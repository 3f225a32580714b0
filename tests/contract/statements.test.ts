import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerCalls } from '../../server/routes/answer-calls.ts';
import { systemClock } from '../../server/core/clock.ts';
import type { OpenDatabase } from '../../server/core/db/database.ts';
import { openDatabase } from '../../server/core/db/database.ts';
import { listenToStatements } from '../../server/core/db/statements.ts';
import type { TestDatabase } from '../../server/core/db/test-database.ts';
import { buildApp } from '../../server/core/http/app.ts';
import { inventedLicence } from '../../server/seed/licence-people.ts';
import { seedLicence } from '../../server/seed/licences.ts';
import { people } from '../../server/seed/people.ts';
import { callNames, calls } from '../../contract/calls.ts';
import { offer } from './quote-requests.ts';
import { listAsked, readingsAsked, walletAsked } from './wire-bodies.ts';
import { createSeededDatabase, servicesOn, silentLog } from './services.ts';
import { billed } from './subscriptions.ts';

let database: TestDatabase;
let open: OpenDatabase;
let app: FastifyInstance;
let statements = 0;
let stopListening = (): void => undefined;
let cookie = '';
/** The payment of an invoice that was paid long ago. */
let reference = '';
/** A quotation of the person who asks. */
let quotation = { id: 0, reference: '' };
/** A subscription that is to be paid. */
let renewalId = 0;
/** A licence that the person administers, with the first of its readers and a request about it. */
const licence = { id: 0, readerId: 0, requestId: 0 };

beforeAll(async () => {
  database = await createSeededDatabase();
  // Of databases that are opened from now on.
  stopListening = listenToStatements(() => (statements += 1));
  open = openDatabase(database.url, silentLog);
  const services = servicesOn(open.db, systemClock);
  const { settings } = services;
  app = await buildApp({
    settings,
    log: silentLog,
    dist: null,
    testControl: null,
    plugins: [answerCalls(services)],
  });
  const [person] = people;
  const { email = '', password: motDePasse = '' } = person?.account ?? {};
  const signedIn = await app.inject({ method: 'POST', url: calls['login/login'].path, payload: { email, motDePasse } });
  cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const owner = await open.db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const own = open.db
    .selectFrom('subscriptions')
    .select(['id', 'reference'])
    .where('account_id', '=', owner.id)
    .orderBy('id');
  quotation = await own.where('status', '=', 'quote').executeTakeFirstOrThrow();
  const renewals = own.where('status', '=', 'notBegun').where('order_nature', '=', 'renewal');
  renewalId = (await renewals.where('invoice_id', 'is', null).executeTakeFirstOrThrow()).id;
  licence.id = await open.db.transaction().execute((trx) => {
    const readers = inventedLicence('statements.example.org', { seats: 20, readers: 3 });
    return seedLicence(trx, services, { accountId: owner.id, payer: email, locale: 'fr' }, readers);
  });
  const ofLicence = {
    readers: open.db.selectFrom('subscription_readers'),
    requests: open.db.selectFrom('modifications'),
  };
  const reader = ofLicence.readers.select('id').where('subscription_id', '=', licence.id);
  licence.readerId = (await reader.executeTakeFirstOrThrow()).id;
  const request = ofLicence.requests.select('id').where('subscription_id', '=', licence.id);
  licence.requestId = (await request.executeTakeFirstOrThrow()).id;
  const paid = open.db
    .selectFrom('payments as p')
    .innerJoin('checkouts as c', 'c.id', 'p.checkout_id')
    .select('p.reference')
    .where('c.account_id', '=', owner.id);
  reference = (await paid.executeTakeFirstOrThrow()).reference;
}, 60_000);
afterAll(async () => {
  stopListening();
  await app.close();
  await open.close();
  await database.close();
});

const reads = [
  ['infossiteweb', () => ({})],
  ['user', () => ({})],
  ['user/reset', () => ({})],
  ['invoice/read', () => ({})],
  ['invoice/read', () => ({ referencePaiement: reference })],
  ['invoice/read', () => ({ cleIdempotence: 'a-key-nobody-used' })],
  ['simulateurv2/commande', () => ({ offre: offer, pays: 'DE', numeroTVA: null })],
  ['infosquote/read', () => ({})],
  ['quotation/read', () => ({ aboIId: quotation.id })],
  ['quotation/read', () => ({ referenceDevis: quotation.reference })],
  ['articles/last', () => ({})],
  ['subscriptions/all', () => ({})],
  ['articles/history', () => readingsAsked],
  ['articles/history', () => ({ ...readingsAsked, typeListe: 'alertes', typeDocument: 'pdf', texte: 'cuivre' })],
  ['read-later/read', () => ({ liste: 'lirePlusTard', ...listAsked, texte: 'port' })],
  ['user/adresse', () => ({})],
  ['user/informations', () => ({})],
  ['user/sessions', () => ({})],
  ['user/donnees', () => ({})],
  ['servicesemail', () => ({})],
  ['newsletter/offered', () => ({ choix: true })],
  ['password/link', () => ({ lien: true })],
  ['notifications', () => ({})],
  ['user/pme', () => walletAsked],
  ['user/pme', () => ({ typeOperation: 'debit', periode: '2026', curseur: null })],
  ['user/pme/statement', () => ({ releve: true, ...walletAsked })],
  ['subscription/read', () => ({ vue: 'abonnement', aboIId: licence.id })],
  ['readers/read', () => ({ vue: 'lecteurs', aboIId: licence.id, texte: 'ba', etat: null, curseur: null })],
  ['readers/all', () => ({ vue: 'tousLecteurs', aboIId: licence.id })],
  ['reader/read', () => ({ vue: 'lecteur', aboIId: licence.id, docIId: licence.readerId })],
  ['ranges/read', () => ({ vue: 'plages', aboIId: licence.id })],
  ['modification/read', () => ({ vue: 'demande', demandeIId: licence.requestId })],
  ['subscriptionsv2/onlinesubscription', () => ({ aboIId: renewalId, facturation: null })],
  ['subscriptionsv2/onlinesubscription', () => ({ aboIId: renewalId, facturation: billed() })],
] as const;

describe('a read asks the database at most twice', () => {
  it.each(reads)('%s', async (name, body) => {
    statements = 0;
    const { method, path } = calls[name];
    const answer = await app.inject({
      method,
      url: path,
      headers: { cookie },
      ...(method === 'POST' && { payload: body() }),
    });
    expect(answer.statusCode).toBe(200);
    expect(statements).toBeLessThanOrEqual(2);
    expect(statements).toBeGreaterThan(0);
  });

  it.each(['infossiteweb', 'user'] as const)('%s, which every page asks, once: signed in or not', async (name) => {
    for (const headers of [{ cookie }, {}]) {
      statements = 0;
      const answer = await app.inject({ url: calls[name].path, headers });
      expect([answer.statusCode, statements]).toEqual([200, 1]);
    }
  });

  it('and every call that only reads is among them', () => {
    const asked: readonly string[] = reads.map(([name]) => name);
    const reading = callNames.filter((name) => {
      const { method, readsOnly, changesOnGet } = calls[name];
      return method === 'GET' ? !changesOnGet : readsOnly;
    });
    expect(reading.filter((name) => !asked.includes(name))).toEqual([]);
  });
});
