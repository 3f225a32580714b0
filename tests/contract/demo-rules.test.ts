import { describe, expect, it } from 'vitest';
import type { DemoFacts } from '../support/demo-contradictions.ts';
import { contradictionsIn } from '../support/demo-contradictions.ts';
import type { DemoPage } from '../support/demo-rules.ts';
import { faultsOf } from '../support/demo-rules.ts';

const page: DemoPage = {
  address: '/account',
  locale: 'en',
  isEnglish: true,
  text: '',
  ownText: '',
  rows: [],
  articles: [],
  cited: [],
};

function pageWith(text: string, more: Partial<DemoPage> = {}): DemoPage {
  return { ...page, text, ownText: text, ...more };
}

/** A page of a French person. */
const french = { locale: 'fr', isEnglish: false } as const;

describe('the rules of the demo', () => {
  it.each<readonly [name: string, page: DemoPage]>([
    ['a placeholder', pageWith('Subscription ABO-DEMO-120001')],
    ['a placeholder', pageWith('lecture-7@grands-fleuves.example.fr')],
    ['a placeholder', pageWith('ends on undefined')],
    ['a row twice', pageWith('', { rows: ['Invoice\n€9', 'Invoice\n€9'] })],
    [
      'a title twice',
      pageWith('', { articles: ['Copper: the corridor stays open', 'Copper: the corridor stays open'] }),
    ],
    ['a civility of another first name', pageWith('Ms. Bakary Touré')],
    ['a civility of another first name', pageWith('M. Clarisse Camara', { locale: 'fr', isEnglish: false })],
    ['a month of the other language', pageWith('on 3 mars 2026')],
    ['a month of the other language', pageWith('le March 3', { locale: 'fr', isEnglish: false })],
    ['French, to an English person', pageWith('Savanes : un terminal gazier à contre-courant')],
    ['another name of a publication', pageWith('Sahel Energies, one year')],
    ['another name of a publication', pageWith('Who’s who database')],
    [
      'two discounts for the same readers',
      pageWith('4 readers, discount 10% (−€291.20)\n4 readers, discount 32% (−€931.84)'),
    ],
    ['two savings for further readers', pageWith('40% less for each reader from the 2nd.\n32% less for each reader')],
    [
      'a total other than its rows',
      pageWith('Total HT\n5 508,00 €\nTVA 2,1 %\n115,67 €\nTotal TTC\n5 623,68 €', french),
    ],
    ['a total other than its rows', pageWith('Subtotal\n€5,508.00\nVAT 2.1%\n€115.67\nTotal\n€5,632.67')],
    ['an issue on another day than its publication', pageWith('Hebdomadaire, le jeudi\n28 novembre 2026', french)],
    ['an issue on another day than its publication', pageWith('Weekly, on Thursdays\nNovember 28, 2026')],
    ['a decision of a person at an odd minute', pageWith('Rejected by us\nMarch 3, 2026 at 2:09 AM')],
    ['a decision of a rule at a round minute', pageWith('Accepted automatically\nMarch 3, 2026 at 2:30 PM')],
    ['a validity that ends within a day', pageWith('valid until March 3, 2026 at 02:09')],
  ])('refuse %s', (name, broken) => {
    expect(faultsOf(broken)).toEqual([expect.stringContaining(`/account: ${name}: `)]);
  });

  it('accept a total with its rows, and an issue on its day', () => {
    const text =
      'Total HT\n5 508,00 €\nTVA 2,1 %\n115,67 €\nTotal TTC\n5 623,67 €\nHebdomadaire, le jeudi\n26 novembre 2026';
    expect(faultsOf(pageWith(text, french))).toEqual([]);
  });

  it('accept a title that begins like a publication', () => {
    const cited = ['Great Lakes Bank prepares for listing'];
    expect(faultsOf(pageWith(cited.join(''), { cited }))).toEqual([]);
    expect(faultsOf(pageWith(cited.join('')))).toHaveLength(1);
  });

  it('accept names that are French by nature', () => {
    const text = 'Éditions des Lagunes\nMs. Thandi Okafor-Reed\nApproved by us\nMarch 3, 2026 at 10:30 AM';
    expect(faultsOf(pageWith(text, { rows: ['one\n1', 'two\n2'] }))).toEqual([]);
  });
});

const AT = '2026-03-03T09:12:00.000Z';

/** An article, a license, a subscription and a quote without a contradiction. */
const facts: DemoFacts = {
  readings: [{ articleId: 1, access: 'walletClient', at: AT }],
  articles: [{ id: 1, name: 'Copper · Cape & Copperbelt' }],
  debits: [{ articleId: 1, payment: null, at: AT }],
  people: [{ email: 'awa@fleuves.example', name: '2 awa diop' }],
  invoices: [{ reference: 'FA-2026-0001', standing: '2, 0 of 900' }],
  decided: [{ licence: 7, email: 'awa@fleuves.example', isReader: true }],
  readers: [{ licence: 7, email: 'awa@fleuves.example' }],
  seats: [{ licence: 7, seats: '43 of 60' }],
  subscriptions: [
    {
      reference: 'ABO-1',
      status: 'current',
      months: 12,
      startsOn: '2026-01-10',
      endsOn: '2027-01-09',
      invoices: [{ issuedOn: '2026-01-10', isOpen: false }],
    },
  ],
  sums: [{ name: 'FA-2026-0001', sum: 900, rows: [800, 100] }],
  quotes: [{ reference: 'DEV-1', isAwaited: true, state: 'open' }],
};

/** The same, with another subscription. */
function subscribed(change: Partial<DemoFacts['subscriptions'][number]>): Partial<DemoFacts> {
  return { subscriptions: facts.subscriptions.map((subscription) => ({ ...subscription, ...change })) };
}

describe('the contradictions of the demo', () => {
  it('are none in a year that agrees', () => {
    expect(contradictionsIn(facts)).toEqual([]);
  });

  it.each<readonly [name: string, broken: Partial<DemoFacts>]>([
    ['a debit without a subject', { debits: [...facts.debits, { articleId: null, payment: null, at: AT }] }],
    ['a reading with credits that nothing paid', { debits: [] }],
    ['a paid article that was not read', { readings: [] }],
    [
      'an article with two titles or publications',
      { articles: [...facts.articles, { id: 1, name: 'Copper · Sahel Energies' }] },
    ],
    [
      'an article with two kinds of access',
      { readings: [...facts.readings, { articleId: 1, access: 'subscriber', at: AT }] },
    ],
    ['a person with two names', { people: [...facts.people, { email: 'awa@fleuves.example', name: '1 awa diop' }] }],
    [
      'an invoice that stands in two ways',
      { invoices: [...facts.invoices, { reference: 'FA-2026-0001', standing: '1, 900 of 900' }] },
    ],
    ['a decision that the licence does not show', { readers: [] }],
    [
      'a decision that the licence does not show',
      { decided: facts.decided.map((each) => ({ ...each, isReader: false })) },
    ],
    ['seats counted in two ways', { seats: [...facts.seats, { licence: 7, seats: '44 of 60' }] }],
    ['a subscription with wrong dates', subscribed({ startsOn: null })],
    ['a subscription with wrong dates', subscribed({ months: 3 })],
    ['a subscription with wrong dates', subscribed({ invoices: [{ issuedOn: '2026-02-01', isOpen: false }] })],
    ['a subscription with wrong dates', subscribed({ invoices: [{ issuedOn: '2026-01-10', isOpen: true }] })],
    ['a sum other than its rows', { sums: [{ name: 'wallet', sum: 10, rows: [8, 1] }] }],
    [
      'a quote that awaits a decision, and does not',
      { quotes: [{ reference: 'DEV-1', isAwaited: true, state: 'expired' }] },
    ],
  ])('are refused: %s', (name, broken) => {
    expect(contradictionsIn({ ...facts, ...broken })).toEqual([expect.stringContaining(`${name}: `)]);
  });
});
