// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import type { CartPart } from '../../../domain/invoice.ts';
import { cartOf, isOpen, isTransferAwaited, isTransferUndecided } from '../../../domain/invoice.ts';
import { money } from '../../../domain/money.ts';
import { invoiceLists } from '../../../machines/shared/ordering/ordering.fixtures.ts';
import { freshInvoiceDraft } from '../../../machines/invoice/invoice.draft.ts';
import { CartAside } from './screens.tsx';

i18n.load('en', {});
i18n.activate('en');

const draft = freshInvoiceDraft({ seed: 'seed', email: '' });
const [sample] = invoiceLists.several.filter(isOpen);
if (!sample) throw new Error('No invoice of the samples is open');

const planned = {
  ...sample,
  remaining: money(30_000, 'EUR'),
  isPaidByInstalment: true,
  instalments: [
    { dueOn: '2026-04-15', amount: money(10_000, 'EUR'), paid: money(0, 'EUR') },
    { dueOn: '2026-05-15', amount: money(20_000, 'EUR'), paid: money(0, 'EUR') },
  ],
};

test.each([
  ['next', '€100.00'],
  ['all', '€300.00'],
] as const)('the bar and the live region say what the button charges: %s', (part: CartPart, amount) => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const cart = cartOf([planned], part);
  act(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <CartAside data={{ cart, draft, invoices: [planned], reference: null }} step="choice" />
      </I18nProvider>,
    ),
  );
  expect(container.querySelector('section button')?.textContent).toContain(amount);
  expect(container.querySelector('[role="status"]')?.textContent).toContain(amount);
  expect(container.querySelector('dl')?.textContent).toContain(amount);
  expect(container.querySelector('dl')?.textContent).toContain('€300.00');
  act(() => root.unmount());
});

test('is left out where a transfer pays everything, as its boxes and its button are', () => {
  const awaited = invoiceLists.awaiting
    .filter((each) => isTransferAwaited(each) && !isTransferUndecided(each))
    .slice(0, 1);
  const container = document.createElement('div');
  const root = createRoot(container);
  const asideOf = (selected: number[]) => (
    <I18nProvider i18n={i18n}>
      <CartAside
        data={{ cart: null, draft: { ...draft, selected }, invoices: awaited, reference: null }}
        step="choice"
      />
    </I18nProvider>
  );
  act(() => root.render(asideOf([])));
  expect(container.textContent).toBe('');
  act(() => root.render(asideOf(awaited.map(({ id }) => id))));
  expect(container.textContent).toContain('No invoice selected');
  act(() => root.unmount());
});
