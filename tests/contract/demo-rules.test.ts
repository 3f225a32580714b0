import { describe, expect, it } from 'vitest';
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
};

function pageWith(text: string, more: Partial<DemoPage> = {}): DemoPage {
  return { ...page, text, ownText: text, ...more };
}

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
    ['a decision of a person at an odd minute', pageWith('Rejected by us\nMarch 3, 2026 at 2:09 AM')],
    ['a decision of a rule at a round minute', pageWith('Accepted automatically\nMarch 3, 2026 at 2:30 PM')],
    ['a validity that ends within a day', pageWith('valid until March 3, 2026 at 02:09')],
  ])('refuse %s', (name, broken) => {
    expect(faultsOf(broken)).toEqual([expect.stringContaining(`/account: ${name}: `)]);
  });

  it('accept names that are French by nature', () => {
    const text = 'Éditions des Lagunes\nMs. Thandi Okafor-Reed\nApproved by us\nMarch 3, 2026 at 10:30 AM';
    expect(faultsOf(pageWith(text, { rows: ['one\n1', 'two\n2'] }))).toEqual([]);
  });
});
