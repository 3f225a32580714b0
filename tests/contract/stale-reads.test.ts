/** The reads that a change really changes, on the server, are those that the page forgets after it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ports } from '../../machines/ports.ts';
import type { CachedRead } from '../../src/app/wiring/stale-reads.ts';
import { cachedReads, staleReads } from '../../src/app/wiring/stale-reads.ts';
import { calls } from '../../src/contract/calls.ts';
import { allArrangements } from './arrangements/all.ts';
import type { Desk } from './desk.ts';
import { openDesk } from './desk.ts';
import { trials } from './suite/suite.ts';
import { sendTrial } from './suite/target.ts';
import type { Visitor } from './visitor.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
}, 60_000);
afterAll(() => desk.close());

/** Who is there changes, or nothing that belongs to an account does. */
type WithoutAccount =
  | 'refreshVisitor'
  | 'signIn'
  | 'signOut'
  | 'resendVerification'
  | 'requestAccount'
  | 'requestPassword'
  | 'choosePassword'
  | 'requestDeletion'
  | 'requestNewsletters'
  | 'repeatNewsletterLetter';

/** What only reads, whatever it is called. */
type Reading =
  | Exclude<Extract<keyof Ports, `read${string}`>, 'readSubscriptionOrder'>
  | 'findCheckout'
  | 'simulateOffer'
  | 'previewWatch';

/** Golden exchanges in which each change is made. */
const changes: Readonly<Record<Exclude<keyof Ports, WithoutAccount | Reading>, readonly string[]>> = {
  saveIdentity: ['user-update'],
  saveInformation: ['user-informations-update'],
  changeEmail: ['user-email'],
  resendEmailChange: ['user-email-resend'],
  cancelEmailChange: ['user-email-cancel'],
  changePassword: ['user-password'],
  saveQuoteDraft: ['infosquote-update'],
  dropQuoteDraft: ['infosquote-reset'],
  requestQuote: ['commande.quote'],
  saveAddress: ['user-adresse-update.new', 'user-adresse-update.changed'],
  changeAddress: ['user-adresse-select', 'user-adresse-delete'],
  signOutDevices: ['user-sessions-end.others'],
  confirmPassword: ['user-donnees-confirm'],
  changeNewsletter: ['servicesemail-update.section', 'servicesemail-update.summary', 'servicesemailnopub'],
  checkOut: [
    'invoice-checkout.card',
    'invoice-checkout.transfer',
    'online-checkout.card',
    'online-checkout.transfer',
    'online-checkout.wallet',
  ],
  askForHelp: ['invoice-help'],
  sendReceiptCopy: ['invoice-receipt-copy'],
  sendMessage: ['contact.claim'],
  readSubscriptionOrder: ['onlinesubscription.payable'],
  addReaders: ['reader-add'],
  editReader: ['reader-update'],
  deleteReader: ['reader-delete'],
  addRanges: ['ip-add'],
  editRange: ['ip-update'],
  deleteRange: ['ip-delete'],
  cancelModification: ['modification-update'],
  keepArticle: ['read-later-keep', 'read-later-drop'],
  createWatch: ['veilles-create.country'],
  deleteWatch: ['veilles-delete'],
  startQuotation: ['quotation-start'],
  changeOffer: ['quotation-offer'],
  saveDetails: ['quotation-details'],
  decideQuotation: ['quotation-accept', 'quotation-decline', 'quotation-ask-for-change'],
  orderQuotation: ['quotation-order'],
  shareQuotation: ['quotation-share'],
};

type Row = Parameters<Visitor['send']>[0];

async function heldBy(visitor: Visitor): Promise<readonly number[]> {
  const { body } = await visitor.send(calls['subscriptions/all']);
  return body.isSuccess ? calls['subscriptions/all'].answer.decode(body.data).map(({ id }) => id) : [];
}

/** What a visitor is told by each cached read; of licences, by that of each subscription. */
async function toldTo(visitor: Visitor, held: readonly number[]): Promise<ReadonlyMap<CachedRead, string>> {
  const told = async (row: Row, body: unknown = {}) => {
    const { status, body: answer } = await visitor.send(row, { body });
    return JSON.stringify([status, answer.data]);
  };
  const ofEach = async (row: Row, bodyOf: (id: number) => unknown) =>
    JSON.stringify(await Promise.all(held.map(async (id) => told(row, bodyOf(id)))));
  const later = { filter: { documentKind: null, text: '' }, sort: 'newestRead', cursor: null } as const;
  const readings = { ...later, filter: { ...later.filter, kind: null, listKind: null } } as const;
  const reads: Readonly<Record<CachedRead, () => Promise<string>>> = {
    readAddresses: async () => told(calls['user/adresse']),
    readNewsletters: async () => told(calls.servicesemail),
    readWatches: async () => told(calls.notifications),
    readSubscriptions: async () => told(calls['subscriptions/all']),
    readLatestArticles: async () => told(calls['articles/last']),
    readReadings: async () => told(calls['articles/history'], calls['articles/history'].request.encode(readings)),
    readReadLater: async () => told(calls['read-later/read'], calls['read-later/read'].request.encode(later)),
    readWallet: async () =>
      told(calls['user/pme'], calls['user/pme'].request.encode({ filter: { kind: null, period: null }, cursor: null })),
    readSubscription: async () =>
      ofEach(calls['subscription/read'], (id) => calls['subscription/read'].request.encode({ id })),
    readReaders: async () =>
      ofEach(calls['readers/read'], (subscriptionId) =>
        calls['readers/read'].request.encode({ subscriptionId, text: '', state: '', cursor: null }),
      ),
    readRanges: async () =>
      ofEach(calls['ranges/read'], (subscriptionId) => calls['ranges/read'].request.encode({ subscriptionId })),
  };
  const answers = await Promise.all(cachedReads.map(async (read) => [read, await reads[read]()] as const));
  return new Map(answers);
}

const rows = Object.entries(changes).flatMap(([port, fixtures]) => fixtures.map((fixture) => ({ port, fixture })));

it.each(rows)('$port makes stale what it changes: $fixture', async ({ port, fixture }) => {
  const trial = trials.find((each) => each.fixture === fixture);
  const arrange = allArrangements(() => desk)[fixture];
  if (!trial || !arrange) throw new Error(`There is no golden exchange “${fixture}”`);
  const arranged = await arrange();
  const held = await heldBy(arranged.visitor);
  const before = await toldTo(arranged.visitor, held);
  const { status } = await sendTrial(trial, arranged);
  expect(status).toBe(trial.golden.response.status);
  const after = await toldTo(arranged.visitor, held);
  const changed = cachedReads.filter((read) => before.get(read) !== after.get(read));
  const [, stale = []] = Object.entries(staleReads).find(([name]) => name === port) ?? [];
  expect(changed.filter((read) => !stale.includes(read))).toEqual([]);
});
