// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { paymentStatus } from '../../../domain/enumerations.ts';
import type { Invoice } from '../../../domain/invoice.ts';
import { isOpen } from '../../../domain/invoice.ts';
import { money } from '../../../domain/money.ts';
import { begin, choose } from '../../../machines/invoice/invoice.context.ts';
import { freshInvoiceDraft } from '../../../machines/invoice/invoice.draft.ts';
import { invoiceLists, readAt } from '../../../machines/shared/ordering/ordering.fixtures.ts';
import { Navigation } from '../../ui/layout/navigation.tsx';
import { Documents } from '../shared/documents.tsx';
import { Check } from './check.tsx';

const [sample] = invoiceLists.several.filter(isOpen);
if (!sample) throw new Error('No invoice of the samples is open');

/** Draws the check of some invoices, all of them chosen, of a back end with documents in PDF or without. */
function openCheck(hasDocuments = true) {
  i18n.load('en', {});
  i18n.activate('en');
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const draft = freshInvoiceDraft({ seed: 'seed', email: 'awa@example.org' });
  const draw = (invoices: readonly Invoice[]): void => {
    const chosen = choose(
      draft,
      invoices,
      invoices.map(({ id }) => id),
    );
    const { cart } = chosen;
    if (!cart) throw new Error('Nothing can be paid');
    const data = { ...begin({ draft, params: {} }), ...chosen, invoices, cart, readAt };
    act(() =>
      root.render(
        <I18nProvider i18n={i18n}>
          <Navigation navigate={() => undefined} hrefOf={(text) => text}>
            <Documents areOffered={hasDocuments}>
              <Check key={invoices.length} data={data} can={() => true} send={() => undefined} busy={false} />
            </Documents>
          </Navigation>
        </I18nProvider>,
      ),
    );
  };
  return { container, draw, close: () => act(() => root.unmount()) };
}

test('lists a few invoices line by line; of many it names ten, and lists all lines on demand and in print', () => {
  const { container, draw, close } = openCheck();
  const many = (count: number) => Array.from({ length: count }, (_, id) => ({ ...sample, id }));
  const tables = () => container.querySelectorAll('table').length;
  draw(many(12));
  expect(tables()).toBe(12);
  draw(many(40));
  expect(tables()).toBe(0);
  expect(container.querySelectorAll('dd [translate="no"]')).toHaveLength(10);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(tables()).toBe(40);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(tables()).toBe(0);
  const fold = [...container.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith('Show'));
  act(() => fold?.click());
  expect(tables()).toBe(40);
  close();
});

test('the Pay button says what remains, not the total, where a part has come in', () => {
  const { container, draw, close } = openCheck();
  const partly = { ...sample, status: paymentStatus.partlySettled, remaining: money(2_345, 'EUR') };
  draw([partly, { ...sample, id: 7, remaining: money(10_000, 'EUR') }]);
  const buttons = [...container.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(buttons).toContain('Pay €123.45');
  close();
});

test.each([true, false])('offers the PDF of an invoice only where the back end has documents: %s', (hasDocuments) => {
  const { container, draw, close } = openCheck(hasDocuments);
  draw([sample]);
  const links = [...container.querySelectorAll('a')].map(({ href }) => new URL(href).pathname);
  expect(links.some((path) => path.startsWith('/en/documents/invoice/'))).toBe(hasDocuments);
  close();
});
