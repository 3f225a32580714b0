/** Every plural of every message, in each of its forms and both languages, as a person reads it. */
import type { Messages } from '@lingui/core';
import { setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { messages as english } from '../../locales/en/messages.po';
import { messages as englishServer } from '../../locales/en/server.po';
import { messages as french } from '../../locales/fr/messages.po';
import { messages as frenchServer } from '../../locales/fr/server.po';
import type { Locale } from '../../domain/locale.ts';
import { locales } from '../../domain/locale.ts';

const catalogs: Readonly<Record<Locale, Messages>> = {
  en: { ...english, ...englishServer },
  fr: { ...french, ...frenchServer },
};

type Values = Readonly<Record<string, string | number>>;

/** A value that a compiled message is made with, and the names of its forms; a plain one has none. */
interface Variable {
  readonly name: string;
  readonly kind: 'plural' | 'select' | 'plain';
  readonly forms: readonly string[];
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isForms(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function variablesIn(message: unknown): readonly Variable[] {
  if (!isList(message)) return [];
  return message.flatMap((token): readonly Variable[] => {
    if (!isList(token)) return [];
    const [name, kind, choices] = token;
    if (typeof name !== 'string') return [];
    if ((kind !== 'plural' && kind !== 'select') || !isForms(choices)) return [{ name, kind: 'plain', forms: [] }];
    return [{ name, kind, forms: Object.keys(choices) }, ...Object.values(choices).flatMap(variablesIn)];
  });
}

/** A number for each form of a plural; French counts a million as `many`. */
const numbers: Readonly<Partial<Record<string, number>>> = { one: 1, many: 1_000_000, other: 2 };

/** A value for each form. */
function valuesOf({ name, kind, forms }: Variable): readonly (string | number)[] {
  if (kind === 'plain') return [`{${name}}`];
  if (kind === 'select') return forms;
  return forms.map((form) => numbers[form] ?? Number(form));
}

/** All combinations of the forms of a message. */
function combinationsOf(variables: readonly Variable[]): readonly Values[] {
  const byName = new Map(variables.map((variable) => [variable.name, variable]));
  return [...byName.values()].reduce<readonly Values[]>(
    (made, variable) =>
      made.flatMap((values) => valuesOf(variable).map((value) => ({ ...values, [variable.name]: value }))),
    [{}],
  );
}

/** The messages with plurals: all that each says, a message per paragraph. */
function spokenIn(locale: Locale): string {
  const messages = catalogs[locale];
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  const paragraphs = Object.entries(messages).flatMap(([id, message]) => {
    const variables = variablesIn(message);
    if (!variables.some(({ kind }) => kind === 'plural')) return [];
    return [[...new Set(combinationsOf(variables).map((values) => i18n._(id, values)))].join('\n')];
  });
  return `${paragraphs.toSorted().join('\n\n')}\n`;
}

/** Forms of plurals that say the same of one and of many. */
function alikeIn(message: unknown): readonly string[] {
  if (!isList(message)) return [];
  return message.flatMap((token) => {
    if (!isList(token)) return [];
    const [, kind, choices] = token;
    if (!isForms(choices)) return [];
    const [one, other] = [choices['one'], choices['other']].map((choice) =>
      isList(choice) ? choice.join('') : choice,
    );
    return [
      ...(kind === 'plural' && one === other ? [String(one).replaceAll(/\s/g, ' ')] : []),
      ...Object.values(choices).flatMap(alikeIn),
    ];
  });
}

/** Words that are the same of one and of many. */
const invariable: Readonly<Record<Locale, readonly string[]>> = {
  en: ['# to correct', '# accepted', '# rejected', '# reserved', 'and # more', 'none left, # over the limit'],
  fr: ['# à corriger', '# devis', '# mois', 'Sorties en trois mois : spent ; à ce rythme, il dure environ # mois.'],
};

describe.each(locales)('in %s', (locale) => {
  test('every form of every plural says what was approved', async () => {
    await expect(spokenIn(locale)).toMatchFileSnapshot(`./approved/plurals.${locale}.txt`);
  });

  test('one and many differ, but for words without a plural', () => {
    const alike = Object.values(catalogs[locale]).flatMap(alikeIn);
    expect(new Set(alike)).toEqual(new Set(invariable[locale]));
  });
});
