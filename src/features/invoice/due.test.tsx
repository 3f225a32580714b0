// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { whole } from '../../../domain/completeness.ts';
import type { Invoice } from '../../../domain/invoice.ts';
import { money } from '../../../domain/money.ts';
import { invoiceLists, readAt } from '../../../machines/shared/ordering/ordering.fixtures.ts';
import { Navigation } from '../../ui/layout/navigation.tsx';
import { Due } from './due.tsx';

beforeAll(() => {
  i18n.load('en', {});
  i18n.activate('en');
});

const [sample] = invoiceLists.single;
if (!sample) throw new Error('There is no sample');
const eur = (minor: number) => money(minor, 'EUR');

const plain: Invoice = { ...sample, id: 1, dueOn: '2026-04-01', remaining: eur(5_000) };
const planned: Invoice = {
  ...sample,
  id: 2,
  remaining: eur(30_000),
  isPaidByInstalment: true,
  instalments: [
    { dueOn: '2026-03-15', amount: eur(10_000), paid: eur(0) },
    { dueOn: '2026-05-15', amount: eur(20_000), paid: eur(0) },
  ],
};

function textOf(invoices: readonly Invoice[], today: string): string {
  const container = document.createElement('div');
  const refunds = { rows: [], completeness: whole };
  const received = { kind: 'list', invoices, refunds, completeness: whole, readAt } as const;
  container.innerHTML = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Navigation navigate={() => undefined} hrefOf={(text) => text}>
        <Due received={received} today={today} />
      </Navigation>
    </I18nProvider>,
  );
  return container.textContent ?? '';
}

it('leads with what is due next of all invoices, and the button charges as much', () => {
  const text = textOf([plain, planned], '2026-02-10');
  expect(text).toContain('To pay €150.00');
  expect(text).toContain('of which €100.00 by March 15, 2026');
  expect(text).toContain('Last installment after that: €200.00');
  expect(text).toContain('Pay €150.00');
});

it('names the day alone where all is due on it', () => {
  expect(textOf([plain], '2026-02-10')).toContain('To pay €50.00 incl. VATby April 1, 2026');
});

it('counts all overdue instalments as due', () => {
  const text = textOf([planned], '2026-06-01');
  expect(text).toContain('To pay €300.00');
  expect(text).toContain('€300.00 overdue since March 15, 2026');
});
