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
  ['in the other language with its language', reason, 'fr', `<span lang="fr">${reason}</span>`],
  ['in the language of the page without one', reason, 'en', `<span>${reason}</span>`],
  ['in an unknown language without one', reason, null, `<span>${reason}</span>`],
  ['that was not given as such', '', null, 'We didn’t give a reason.'],
] as const)('shows a reason %s', (_, text: string, reasonLocale: Locale | null, markup) => {
  const shown = <RejectedReason rejected={{ reason: text, reasonLocale }} />;
  expect(renderToStaticMarkup(<I18nProvider i18n={i18n}>{shown}</I18nProvider>)).toBe(markup);
});
