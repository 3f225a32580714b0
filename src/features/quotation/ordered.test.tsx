// @vitest-environment jsdom
/** The page of an ordered quote asks for what is due next, and for nothing while a transfer is on its way. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { site } from '../../../machines/people.fixtures.ts';
import { begin } from '../../../machines/quotation/quotation.context.ts';
import { freshQuotationDraft } from '../../../machines/quotation/quotation.draft.ts';
import { quotations } from '../../../machines/quotation/quotation.fixtures.ts';
import { Navigation } from '../../ui/layout/navigation.tsx';
import { Ordered } from './ordered.tsx';

beforeAll(() => {
  i18n.load('en', {});
  i18n.activate('en');
});

/** The page, and the texts of its links that pay or show a payment. */
function drawn(quotation: (typeof quotations)['ordered']) {
  const context = begin({ draft: freshQuotationDraft('seed'), params: {}, site, known: null });
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Navigation navigate={() => undefined} hrefOf={(text) => text}>
        <Ordered
          data={{ ...context, reference: quotation.reference, quotation }}
          can={() => true}
          send={() => undefined}
          busy={false}
        />
      </Navigation>
    </I18nProvider>,
  );
  const links = [...page.querySelectorAll('a')]
    .filter((link) => /payment|invoices/.test(link.getAttribute('href') ?? ''))
    .map(({ textContent }) => textContent);
  return { text: page.textContent ?? '', links };
}

test.each([
  ['ordered', ['Pay €7,054.91'], 'Pay now, or later with the link in that email'],
  ['orderedInInstalments', ['Pay €2,000.00'], 'Installment 1 of 3: €2,000.00 · due on Feb 26'],
  ['orderedByTransfer', ['View bank details PAY-2026-0118', 'Your invoices'], 'Send the bank transfer'],
  ['orderedInOtherCurrency', ['View your payment PAY-2026-0118', 'Your invoices'], 'Don’t pay again.'],
  ['orderedAndPaid', ['Your invoices'], 'Nothing is left to pay.'],
] as const)('a quote in the state %s asks for what is due next', (name, links, text) => {
  const page = drawn(quotations[name]);
  expect(page.links).toEqual(links);
  expect(page.text).toContain(text);
});
