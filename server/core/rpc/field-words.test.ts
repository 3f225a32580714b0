import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../domain/locale.ts';
import { locales } from '../../../domain/locale.ts';
import type { Issue } from '../../../validation/issue.ts';
import { codes } from '../../../validation/codes.ts';
import type { FieldName } from '../../../validation/field-names.ts';
import { fieldNames } from '../../../validation/field-names.ts';
import { messages } from '../../../validation/issue-messages.ts';
import { wordsOf } from '../../../validation/issue-words.ts';
import { messages as english } from '../../../locales/en/messages.po';
import { messages as french } from '../../../locales/fr/messages.po';
import { translator } from '../i18n/translator.ts';

/** Both catalogues of a language, as the page and the server speak from them. */
const speakers = {
  page: (locale: Locale) => {
    const i18n = setupI18n();
    i18n.loadAndActivate({ locale, messages: { en: english, fr: french }[locale] });
    return i18n;
  },
  server: translator,
};

function words(speaker: keyof typeof speakers, locale: Locale, issue: Issue, field: FieldName = 'email'): string {
  const i18n = speakers[speaker](locale);
  return wordsOf(issue, field, (wanted) => i18n._(wanted));
}

/** More parameters than any one message has. */
const values = { min: 2, max: 3, length: 4, day: '2026-03-29' };

describe('words for every issue', () => {
  it.each(codes)('%s: in both languages, the same of page and server, naming the field that was typed', (code) => {
    const said = locales.map((locale) => words('page', locale, { code, values }));
    expect(said).toEqual(locales.map((locale) => words('server', locale, { code, values })));
    expect(said[0]).not.toBe(said[1]);
    expect(said.map((text) => /votre adresse e\u2011mail|your email address/.test(text))).toEqual(
      locales.map(() => code !== 'unknown'),
    );
    expect(said.filter((text) => !/^[A-ZÀ-Ý][^{}#]+\.$/u.test(text))).toEqual([]);
    // French spaces do not break, and apostrophes are not straight.
    expect(said[0]).not.toMatch(/'| [:;!?]/);
  });

  it.each(Object.keys(fieldNames))('the field %s has a name in both languages', (field) => {
    for (const speaker of [speakers.page, speakers.server]) {
      const [fr, en] = locales.map((locale) => speaker(locale)._(`fieldName.${field}`));
      expect([fr, en]).not.toContain(`fieldName.${field}`);
      expect(fr).not.toBe(en);
    }
  });

  it('stands under the id that its code says', () => {
    expect(Object.entries(messages).map(([code, { id }]) => [code, id])).toEqual(
      codes.map((code) => [code, `validation.${code}`]),
    );
  });

  it.each([
    ['fr', { code: 'required' }, 'Saisissez votre adresse e\u2011mail.'],
    ['en', { code: 'required' }, 'Enter your email address.'],
    [
      'fr',
      { code: 'minLength', values: { min: 1 } },
      'Utilisez au moins 1\u00a0caractère pour votre adresse e\u2011mail.',
    ],
    [
      'fr',
      { code: 'minLength', values: { min: 8 } },
      'Utilisez au moins 8\u00a0caractères pour votre adresse e\u2011mail.',
    ],
    ['en', { code: 'maxLength', values: { max: 1 } }, 'Use at most 1\u00a0character for your email address.'],
    ['en', { code: 'maxLength', values: { max: 4000 } }, 'Use at most 4,000\u00a0characters for your email address.'],
    [
      'en',
      { code: 'dateMin', values: { day: '2026-03-29' } },
      'Enter March 29, 2026 or a later date for your email address.',
    ],
    [
      'fr',
      { code: 'dateMax', values: { day: '2026-03-29' } },
      'Pour votre adresse e\u2011mail, saisissez une date jusqu’au 29 mars 2026 inclus.',
    ],
    [
      'fr',
      { code: 'arrayMin', values: { min: 0 } },
      'Choisissez au moins 0\u00a0élément pour votre adresse e\u2011mail.',
    ],
  ] as const)('%s, %o', (locale, issue, text) => {
    expect(words('page', locale, issue)).toBe(text);
    expect(words('server', locale, issue)).toBe(text);
  });

  it.each([
    ['fr', 'civility', { code: 'required' }, 'Choisissez votre civilité.'],
    ['en', 'country', { code: 'required' }, 'Select your country.'],
    ['fr', 'publicationIds', { code: 'arrayMin', values: { min: 1 } }, 'Choisissez au moins une publication.'],
    ['en', 'invoices', { code: 'arrayMin', values: { min: 1 } }, 'Select at least one invoice.'],
  ] as const)('%s, chosen from a list: %s, %o', (locale, field, issue, text) => {
    expect(words('page', locale, issue, field)).toBe(text);
    expect(words('server', locale, issue, field)).toBe(text);
  });
});
