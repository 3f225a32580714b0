// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, useEffect, useState } from 'react';
import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { messages } from '../../../locales/fr/messages.po';
import { countryAliases } from '../../../machines/domain/country-aliases.ts';
import { useCountryOptions } from '../../features/shared/form/use-country-options.ts';
import { ComboBox } from './combo-box.tsx';

let root: Root;
let onChange: (code: string) => void;

const codes = Object.keys(countryAliases).map((code) => ({ code }));
const countries = [...codes, ...['FR', 'NE', 'NG', 'SN', 'UA'].map((code) => ({ code }))];

function Country({ first }: { readonly first: string }) {
  const [value, setValue] = useState(first);
  useEffect(() => {
    onChange = setValue;
  }, []);
  return (
    <>
      <ComboBox
        name="country"
        label="Pays"
        options={useCountryOptions(countries)}
        value={value}
        onChange={setValue}
        autoComplete="country-name"
      />
      <output>{value}</output>
      <button type="button">Suite</button>
    </>
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
const complaint = () => document.querySelector('[slot=errorMessage]')?.textContent ?? '';
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
const press = (key: string): void =>
  act(() => {
    input().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    input().dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }));
  });

beforeEach(() => {
  i18n.load('fr', messages);
  i18n.activate('fr');
  root = createRoot(document.body.appendChild(document.createElement('div')));
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
  expect([chosen(), complaint()]).toEqual([code, '']);
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
  expect([listed(), complaint()]).toEqual([['Aucun résultat.'], '']);
  leave();
  expect([chosen(), input().value]).toEqual(['', 'Atlantide']);
  expect(complaint()).toContain('ne figure pas dans la liste');
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

test('shows a choice that is made elsewhere, and none where it is taken back', () => {
  draw('FR');
  act(() => onChange('SN'));
  expect(input().value).toBe('Sénégal');
  act(() => onChange(''));
  expect([input().value, complaint()]).toEqual(['', '']);
});
