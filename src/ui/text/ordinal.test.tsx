import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OrdinalText } from './ordinal.tsx';

function markup(text: string, locale: string): string {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <OrdinalText text={text} />
    </I18nProvider>,
  ).replaceAll(/ class="[^"]*"/g, '');
}

test.each([
  ['1er avril 2026', 'fr', '1<sup>er</sup> avril 2026'],
  ['2e', 'fr', '2<sup>e</sup>'],
  ['1 et 2', 'fr', '1 et 2'],
  ['21 avril 2026', 'fr', '21 avril 2026'],
  ['2 euros', 'fr', '2 euros'],
  ['2nd', 'en', '2nd'],
])('sets %s in %s as %s', (text, locale, expected) => {
  expect(markup(text, locale)).toBe(expected);
});
