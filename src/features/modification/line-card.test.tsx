import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { messages as en } from '../../../locales/en/messages.po';
import type { Locale } from '../../../domain/locale.ts';
import { LineCard } from './line-card.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en } });
const reason = 'Cette adresse n’existe pas.';

it.each([
  ['in the other language says which', 'fr', `<span lang="fr">${reason}</span>`],
  ['in the language of the page says none', 'en', `Reason: ${reason}<`],
  ['in an unknown language says none', null, `Reason: ${reason}<`],
] as const)('a reason %s', (_, reasonLocale: Locale | null, markup) => {
  const record = { id: '1', position: 1, before: null, after: null, state: 'rejected', reason } as const;
  const shared = { id: 1, subscription: null, reasonLocale, isCorrectedAbove: false, isCorrectedAlone: false };
  const card = (
    <I18nProvider i18n={i18n}>
      <LineCard record={record} shared={shared} />
    </I18nProvider>
  );
  expect(renderToStaticMarkup(card)).toContain(markup);
});
