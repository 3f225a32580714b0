import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Locale } from '../../../domain/locale.ts';
import { RejectedReason } from './rejected-reason.tsx';

i18n.load('en', {});
i18n.activate('en');

const reason = 'Cette adresse n’existe pas.';

it.each([
  ['in the other language with its name', reason, 'fr', `<span lang="fr">${reason}</span> (in French)`],
  ['in the language of the page without one', reason, 'en', reason],
  ['in an unknown language without one', reason, null, reason],
  ['that was not given as such', '', null, 'We didn’t give a reason.'],
] as const)('shows a reason %s', (_, text: string, reasonLocale: Locale | null, markup) => {
  const shown = <RejectedReason rejected={{ reason: text, reasonLocale }} />;
  const drawn = renderToStaticMarkup(<I18nProvider i18n={i18n}>{shown}</I18nProvider>);
  expect(drawn.replaceAll(/<\/?small[^>]*>/g, '')).toBe(markup);
});
