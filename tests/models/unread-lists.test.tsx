/** Pages and sections whose lists cannot be read in whole: they state no absence, no sum and no number of rows. */
import { create, record, string, type, unknown } from 'superstruct';
import { beforeAll, describe, expect, it } from 'vitest';
import { site, visitors } from '../../machines/people.fixtures.ts';
import { addressCalls } from '../../contract/address.ts';
import { invoiceCalls } from '../../contract/invoice.ts';
import { licenceCalls } from '../../contract/licence.ts';
import { newsletterCalls } from '../../contract/newsletter.ts';
import { rangeCalls } from '../../contract/range.ts';
import { readingCalls } from '../../contract/reading.ts';
import { subscriptionCalls } from '../../contract/subscription.ts';
import { walletCalls } from '../../contract/wallet.ts';
import { watchCalls } from '../../contract/watch.ts';
import { readGolden } from '../support/golden-exchange.ts';
import type { Asked } from './changed-answers.ts';
import { answering } from './changed-answers.ts';
import type { Part } from './every-page.tsx';
import { draw, loadParts } from './every-page.tsx';

/** The data of a golden answer. */
function golden(fixture: string): Readonly<Record<string, unknown>> {
  return create(readGolden(fixture).response.body.data, record(string(), unknown()));
}

/** The same answer, in which rows of the list are unreadable. */
function withLosses(fixture: string, list: string, isLost: (row: object) => boolean) {
  const data = golden(fixture);
  const rows = create(data, type({ [list]: unknown() }))[list];
  if (!Array.isArray(rows)) throw new Error(`${list} of ${fixture} is no list`);
  return { ...data, [list]: rows.map((row: object) => (isLost(row) ? {} : row)) };
}

let parts: readonly Part[] = [];

beforeAll(async () => {
  parts = await loadParts();
}, 300_000);

/** The text of a page or section where a call has this answer. */
async function textOf(name: string, call: Asked, data: unknown): Promise<string> {
  const part = parts.find((each) => each.name === name);
  if (!part) throw new Error(`There is no page or section ${name}`);
  return (await draw(part, answering({ call, data }), { site, visitor: visitors.signedIn }))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

const open: readonly unknown[] = [1, 4];
const isOpen = (row: object) => 'statutPaiement' in row && open.includes(row.statutPaiement);

describe.each(['invoice', 'openInvoices'])('%s', (name) => {
  const { 'invoice/read': call } = invoiceCalls;
  const list = 'invoice-read.list';

  it.each([
    ['the open invoices', withLosses(list, 'factures', isOpen)],
    ['one open invoice', withLosses(list, 'factures', (row) => 'factureIId' in row && row.factureIId === 5012)],
    ['any invoice', withLosses(list, 'factures', () => true)],
  ])('says that it cannot say what is due when it cannot read %s', async (_, data) => {
    const text = await textOf(name, call, data);
    expect(text).toContain('We can’t show all of your invoices, so we can’t say what is due.');
    expect(text).toMatch(/\d\sitems? (?:is|are) missing from this list\./);
    expect(text).not.toMatch(/Nothing to pay|Nothing is left|no invoices yet|Pay €|invoices? ·/);
  });
});

/** A page or section, its call with a golden answer and the list in it, and what only a whole answer lets it say. */
const lists: readonly (readonly [name: string, call: Asked, fixture: string, list: string, absence: RegExp])[] = [
  [
    'subscriptions',
    subscriptionCalls['subscriptions/all'],
    'subscriptions-all',
    'abonnements',
    /no subscription|No subs/,
  ],
  ['renewals', subscriptionCalls['subscriptions/all'], 'subscriptions-all', 'abonnements', /Nothing to renew/],
  ['latestArticles', readingCalls['articles/last'], 'articles-last', 'articles', /No articles/],
  ['readings', readingCalls['articles/history'], 'articles-history.first', 'lectures', /haven’t read|No articles/],
  ['readLater', readingCalls['read-later/read'], 'read-later-read', 'lectures', /No saved|No articles/],
  ['wallet', walletCalls['user/pme'], 'user-pme', 'operations', /No transactions|don’t have a wallet/],
  ['addresses', addressCalls['user/adresse'], 'user-adresse.kept', 'listeAdresses', /No saved/],
  ['notifications', watchCalls.notifications, 'notifications', 'veilles', /No alerts/],
  ['readers', licenceCalls['readers/read'], 'readers-read', 'lecteurs', /No readers/],
  ['ranges', rangeCalls['ranges/read'], 'ranges-read', 'plages', /No IP|isn’t in any/],
  ['newsletters', newsletterCalls.servicesemail, 'servicesemail', 'newsletterServices', /No newsletters|don’t receive/],
  ['receivedNewsletters', newsletterCalls.servicesemail, 'servicesemail', 'newsletterServices', /don’t receive/],
];

describe.each(lists)('%s', (name, call, fixture, list, absence) => {
  const { [list]: rows, ...others } = golden(fixture);

  it.each([
    ['every row is unreadable', withLosses(fixture, list, () => true)],
    ['the list has another name', { ...others, theList: rows }],
    ['the answer is one level deeper', { data: golden(fixture) }],
  ])('states no absence when %s', async (_, data) => {
    const text = await textOf(name, call, data);
    expect(text).toMatch(/Try again/);
    expect(text).not.toMatch(absence);
  });
});

it('says how many subscriptions are missing, and not how many there are', async () => {
  const data = withLosses('subscriptions-all', 'abonnements', (row) => 'aboIId' in row && row.aboIId === 88_012);
  const text = await textOf('subscriptions', subscriptionCalls['subscriptions/all'], data);
  expect(text).toMatch(/items? (?:is|are) missing from this list\./);
  expect(text).not.toMatch(/\d\ssubscriptions?\b/);
});
