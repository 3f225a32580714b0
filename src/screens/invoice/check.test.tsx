// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { isOpen } from '../../../machines/domain/invoice.ts';
import { begin, choose } from '../../../machines/invoice/invoice.context.ts';
import { freshInvoiceDraft } from '../../../machines/invoice/invoice.draft.ts';
import { invoiceLists } from '../../../machines/ordering/ordering.fixtures.ts';
import { stubBrowser } from '../../../tests/support/browser-dom.ts';
import { Navigation } from '../../ui/navigation.tsx';
import { Check } from './check.tsx';

test('a few invoices are told line by line; of many ten are named, and all told line by line on demand and on paper', () => {
  stubBrowser();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const draft = freshInvoiceDraft({ seed: 'seed', email: 'awa@example.org' });
  const [open] = invoiceLists.several.filter(isOpen);
  if (!open) throw new Error('No invoice of the samples is open');
  const draw = (count: number): void => {
    const invoices = Array.from({ length: count }, (_, id) => ({ ...open, id }));
    const chosen = choose(
      draft,
      invoices,
      invoices.map(({ id }) => id),
    );
    const { cart } = chosen;
    if (!cart) throw new Error('Nothing can be paid');
    const data = { ...begin({ draft, params: {} }), ...chosen, invoices, cart };
    act(() =>
      root.render(
        <I18nProvider i18n={i18n}>
          <Navigation navigate={() => undefined} hrefOf={(text) => text}>
            <Check key={count} data={data} can={() => true} send={() => undefined} busy={false} />
          </Navigation>
        </I18nProvider>,
      ),
    );
  };
  const tables = () => container.querySelectorAll('table').length;
  draw(12);
  expect(tables()).toBe(12);
  draw(40);
  expect(tables()).toBe(0);
  expect(container.querySelectorAll('dd [translate="no"]')).toHaveLength(10);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(tables()).toBe(40);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(tables()).toBe(0);
  const fold = [...container.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith('Show'));
  act(() => fold?.click());
  expect(tables()).toBe(40);
  act(() => root.unmount());
});
