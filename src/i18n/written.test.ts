/** The client reuses the formatted texts of the document where it renders the same values. */
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { formatCurrency, formatDay, formatMoney } from './format.ts';
import { noteWritten, takeWritten } from './written.ts';

const i18n = setupI18n({ locale: 'fr', messages: { fr: {} } });
const english = setupI18n({ locale: 'en', messages: { en: {} } });

const write = () => [
  formatMoney({ minor: 31_240, currency: 'EUR' }, i18n),
  formatDay('2026-11-24', i18n),
  formatCurrency('GBP', i18n),
];

test('amounts, days and currencies are recorded during the prerender, and reused from the document', () => {
  const writtenSince = noteWritten();
  const texts = write();
  const noted = writtenSince();
  expect(Object.values(noted)).toEqual(texts);
  // No longer noted.
  formatDay('2026-11-25', i18n);
  expect(writtenSince()).toEqual(noted);

  takeWritten(Object.fromEntries(Object.entries(noted).map(([key, text]) => [key, `${text}, as it stands there`])));
  expect(write()).toEqual(texts.map((text) => `${text}, as it stands there`));
  // Another amount, another currency and another language are formatted.
  expect(formatMoney({ minor: 31_241, currency: 'EUR' }, i18n)).toBe('312,41\u00a0€');
  expect(formatMoney({ minor: 31_240, currency: 'GBP' }, i18n)).toBe('312,40\u00a0£GB');
  expect(formatDay('2026-11-24', english)).toBe('November 24, 2026');
  // The texts are kept by the module, which other tests may share.
  takeWritten(noted);
});
