// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, useEffect, useState } from 'react';
import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { messages as en } from '../../../locales/en/messages.po';
import { messages as fr } from '../../../locales/fr/messages.po';
import { countryAliases } from '../../../domain/country-aliases.ts';
import { useCountryOptions } from '../../features/shared/form/use-country-options.ts';
import { ComboBox } from './combo-box.tsx';

let root: Root;
let onChange: (code: string) => void;
let sent = 0;

const codes = Object.keys(countryAliases).map((code) => ({ code }));
const countries = [...codes, ...['FR', 'NE', 'NG', 'SN', 'UA'].map((code) => ({ code }))];

function Country({ first }: { readonly first: string }) {
  const [value, setValue] = useState(first);
  useEffect(() => {
    onChange = setValue;
  }, []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <ComboBox
        name="country"
        label="Pays"
        options={useCountryOptions(countries)}
        value={value}
        onChange={setValue}
        autoComplete="country-name"
      />
      <output>{value}</output>
      <button type="submit">Suite</button>
    </form>
  );
}

const draw = (first = ''): void =>
  act(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <Country first={first} />
      </I18nProvider>,
    ),
  );

const input = (): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>('#country');
  if (!found) throw new Error('There is no field');
  return found;
};
const chosen = () => document.querySelector('output')?.textContent;
const issue = () => document.querySelector('[slot=errorMessage]')?.textContent ?? '';
const listed = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);

/** Writes into the field, as keyboard and autofill do. */
const write = (text: string): void =>
  act(() => {
    Reflect.set(HTMLInputElement.prototype, 'value', text, input());
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });

const typeText = (text: string): void => {
  act(() => input().focus());
  write(text);
};
const leave = (): void => act(() => document.querySelector('button:not([aria-haspopup])')?.closest('button')?.focus());
/** Presses a key; Enter sends the form, and Tab leaves the field, unless their default is prevented. */
const press = (key: string): void => {
  const down = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  act(() => void input().dispatchEvent(down));
  if (key === 'Enter' && !down.defaultPrevented) act(() => input().form?.requestSubmit());
  if (key === 'Tab') leave();
  act(() => void document.activeElement?.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true })));
};

const typeByKeys = (text: string): void => {
  for (let end = 1; end <= text.length; end += 1) typeText(text.slice(0, end));
};

beforeEach(() => {
  i18n.load('fr', fr);
  i18n.activate('fr');
  root = createRoot(document.body.appendChild(document.createElement('div')));
  sent = 0;
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

test.each([
  ['RDC', 'CD'],
  ['usa', 'US'],
  ['uk', 'GB'],
  ['niger', 'NE'],
  ['sn', 'SN'],
])('chooses the country that is called %s when the field is left', (text, code) => {
  draw();
  typeText(text);
  leave();
  expect([chosen(), issue()]).toEqual([code, '']);
  expect(input().value).toBe(new Intl.DisplayNames('fr-FR', { type: 'region' }).of(code));
});

test('lists the options of which a word begins with the text, accents ignored', () => {
  draw();
  typeText('rep');
  expect(listed()).toContain('Tchéquie');
  typeText('cote');
  expect(listed()).toEqual(['Côte d’Ivoire']);
  typeText('congo');
  expect(listed()).toEqual(['Congo-Brazzaville', 'Congo-Kinshasa']);
});

test.each(['', 'FR'])('chooses nothing where nothing matches, keeps the text and says so, after “%s”', (before) => {
  draw(before);
  typeText('Atlantide');
  expect([listed(), issue()]).toEqual([['Aucun résultat.'], '']);
  leave();
  expect([chosen(), input().value]).toEqual(['', 'Atlantide']);
  expect(issue()).toContain('ne figure pas dans la liste');
  expect(input().getAttribute('aria-invalid')).toBe('true');
});

test.each([
  ['France', 'FR', 'France'],
  ['SN', 'SN', 'Sénégal'],
  ['United States', 'US', 'États-Unis'],
])('takes %s from the browser’s autofill, which leaves the focus elsewhere', (filled, code, label) => {
  draw('UA');
  write(filled);
  expect([chosen(), input().value, listed()]).toEqual([code, label, []]);
});

test('takes the option under the arrow keys with Enter; Escape gives the former choice back', () => {
  draw('FR');
  typeText('sene');
  press('ArrowDown');
  press('Enter');
  expect([chosen(), input().value, listed()]).toEqual(['SN', 'Sénégal', []]);
  typeText('nig');
  press('Escape');
  expect([chosen(), input().value, listed()]).toEqual(['SN', 'Sénégal', []]);
});

describe('Enter', () => {
  test.each([
    ['the only option that is left', 'séné', 'SN'],
    ['the option of that name among several', 'niger', 'NE'],
    ['the option of that alias', 'usa', 'US'],
    ['the option of that code', 'sn', 'SN'],
    ['the option of that name in the other language', 'Ivory Coast', 'CI'],
  ])('chooses %s, and sends the form once nothing is left to choose', (_, text, code) => {
    draw('UA');
    typeText(text);
    press('Enter');
    const label = new Intl.DisplayNames('fr-FR', { type: 'region' }).of(code);
    expect([chosen(), input().value, listed(), issue(), sent]).toEqual([code, label, [], '', 0]);
    press('Enter');
    expect(sent).toBe(1);
  });

  test.each(['', 'FR'])('chooses none of several, says so, and sends no form, after “%s”', (before) => {
    draw(before);
    typeText('congo');
    press('Enter');
    expect([chosen(), input().value, listed(), sent]).toEqual(['', 'congo', [], 0]);
    expect(issue()).toContain('ne figure pas dans la liste');
  });

  test('takes a text whose list was closed, and sends no form', () => {
    draw();
    typeText('France');
    press('Escape');
    press('Enter');
    expect([chosen(), input().value, sent]).toEqual(['FR', 'France', 0]);
  });
});

/** Says what a screen reader has heard since the last time: the live region, and the option under the arrow keys. */
function listen(): () => readonly string[] {
  // The region may have left the document: that of a worker is made once, and each test clears the document.
  const append = vi.spyOn(Node.prototype, 'appendChild');
  return () => {
    const { calls, contexts } = append.mock;
    const isLog = (node: unknown): boolean => node instanceof Element && node.role === 'log';
    const texts = calls.flatMap(([{ textContent }], index) => (isLog(contexts[index]) ? [textContent] : []));
    append.mockClear();
    const option = document.getElementById(input().getAttribute('aria-activedescendant') ?? '');
    return [...texts, option?.textContent].filter((text) => typeof text === 'string');
  };
}

test.each([
  ['fr', (count: number) => `${count} option${count === 1 ? '' : 's'} disponible(s).`, 'Sénégal', 'séné'],
  ['en', (count: number) => `${count} option${count === 1 ? '' : 's'} available.`, 'Senegal', 'sene'],
] as const)('announces how many options are listed, in %s', (locale, available, senegal, begin) => {
  i18n.load({ fr, en });
  i18n.activate(locale);
  draw();
  const heard = listen();
  typeByKeys('Fran');
  expect([listed(), heard().at(-1)]).toEqual([['France'], available(1)]);
  typeText('France');
  press('ArrowDown');
  expect(heard()).toEqual(['France']);
  press('Enter');
  expect([chosen(), listed(), heard(), sent]).toEqual(['FR', [], [], 0]);
  press('ArrowDown');
  expect(heard()).toEqual([available(listed().length), 'France']);
  press('Escape');
  typeByKeys(begin);
  expect(heard().at(-1)).toBe(available(1));
  press('Enter');
  expect([chosen(), input().value, listed(), heard(), sent]).toEqual(['SN', senegal, [], [], 0]);
});

test('keeps the list open at an exact match until Tab, which chooses it', () => {
  draw();
  typeByKeys('France');
  expect([listed(), chosen()]).toEqual([['France'], '']);
  press('Tab');
  expect([listed(), chosen(), issue(), sent]).toEqual([[], 'FR', '', 0]);
});

test('gives the former choice back with Escape at an exact match', () => {
  draw('UA');
  typeText('France');
  press('Escape');
  expect([chosen(), input().value, listed()]).toEqual(['UA', 'Ukraine', []]);
});

test('shows a choice that is made elsewhere, and none where it is taken back', () => {
  draw('FR');
  act(() => onChange('SN'));
  expect(input().value).toBe('Sénégal');
  act(() => onChange(''));
  expect([input().value, issue()]).toEqual(['', '']);
});
