import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { money } from '../../../../domain/money.ts';
import { InvoiceTerms, InvoiceTitle } from './invoice-subject.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

function invoiced(...labels: readonly string[]) {
  const nothing = money(0, 'EUR');
  return { lines: labels.map((label) => ({ label, quantity: 1, net: nothing, vatRate: 210, vat: nothing })) };
}

function textsOf(...labels: readonly string[]): readonly string[] {
  const invoice = invoiced(...labels);
  return [<InvoiceTitle key="title" invoice={invoice} />, <InvoiceTerms key="terms" invoice={invoice} />].map((part) =>
    renderToStaticMarkup(<I18nProvider i18n={i18n}>{part}</I18nProvider>)
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&amp;', '&'),
  );
}

it('separates what was bought from its terms', () => {
  expect(textsOf('Cape & Copperbelt, professional license, 6 months')).toEqual([
    'Cape & Copperbelt',
    'Professional license · 6 months',
  ]);
  expect(textsOf('Archives')).toEqual(['Archives', '']);
});

it('counts further lines after the terms', () => {
  expect(textsOf('Archives, 12 months', 'Sahel Energy')[1]).toBe('12 months · 1 other line');
  expect(textsOf('Archives', 'Sahel Energy', 'Cape')[1]).toBe('2 other lines');
});
