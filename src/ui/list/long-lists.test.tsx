// @vitest-environment jsdom
/** Lists of a thousand: what does not change is not drawn again, and what nobody reads is not drawn at first. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, useState } from 'react';
import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../tests/support/browser-dom.ts';
import { CheckboxList } from '../form/checkbox-list.tsx';
import { useFirstFew } from './first-few.tsx';
import { OrderSummary } from '../layout/order-summary.tsx';
import { SelectField } from '../form/select-field.tsx';
import { TextField } from '../form/text-field.tsx';

let root: Root;
beforeEach(() => {
  stubBrowser();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const ids = Array.from({ length: 1_000 }, (_, index) => index);
const all = <Item extends Element>(selector: string) => [...document.querySelectorAll<Item>(selector)];

/** The button that shows all, or the first few again. */
const fold = () => all<HTMLButtonElement>('button').find(({ textContent }) => textContent?.startsWith('Show'));

test('of a thousand options thirty are shown at first; the one that is chosen is drawn again, and no other; what is not shown stays chosen', () => {
  const drawn = new Set<number>();
  /** Tells that it is read: only who draws an option reads what it costs. */
  const amountOf = (id: number) => ({
    currency: 'EUR' as const,
    get minor() {
      drawn.add(id);
      return 1_000;
    },
  });
  const options = ids.map((id) => ({ value: id, label: id, amount: amountOf(id) }));
  function Choosing() {
    const [chosen, setChosen] = useState<readonly number[]>([]);
    return (
      <I18nProvider i18n={i18n}>
        <output>{chosen.join(' ')}</output>
        <CheckboxList name="options" legend="Options" options={options} chosen={chosen} onChange={setChosen} />
      </I18nProvider>
    );
  }
  act(() => root.render(<Choosing />));
  expect(drawn.size).toBe(30);
  act(() => fold()?.click());
  expect(drawn.size).toBe(1_000);
  drawn.clear();
  const inputs = all<HTMLInputElement>('input');
  act(() => inputs[7]?.click());
  act(() => inputs[3]?.click());
  act(() => inputs[700]?.click());
  act(() => inputs[7]?.click());
  expect(inputs.filter(({ checked }) => checked)).toEqual([inputs[3], inputs[700]]);
  expect(drawn).toEqual(new Set([3, 7, 700]));
  act(() => fold()?.click());
  act(() => inputs[5]?.click());
  expect(all('output')[0]?.textContent).toBe('3 5 700');
});

test('of a thousand lines ten are shown, all on demand, ten again, and all on paper', () => {
  const amount = { minor: 1_000, currency: 'EUR' } as const;
  const lines = ids.map((id) => ({ id, label: `Invoice ${id}`, amount }));
  function Summary() {
    const { shown, fold: way } = useFirstFew(lines);
    return <OrderSummary lines={shown} fold={way} net={amount} vat={[]} total={amount} />;
  }
  act(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <Summary />
      </I18nProvider>,
    ),
  );
  const count = () => all('li').length;
  expect(count()).toBe(10);
  act(() => fold()?.click());
  expect(count()).toBe(1_000);
  act(() => fold()?.click());
  expect(count()).toBe(10);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(count()).toBe(1_000);
});

test('of a field with 250 options two are drawn at first, then all; none of them again while somebody types', () => {
  const drawn = new Set<string>();
  const options = Array.from({ length: 250 }, (_, index) => ({
    value: `C${index}`,
    get label() {
      drawn.add(this.value);
      return index === 200 ? 'The longest of all' : `Country ${index}`;
    },
  }));
  function Typing() {
    const [typed, setTyped] = useState('');
    return (
      <I18nProvider i18n={i18n}>
        <TextField name="city" label="City" value={typed} onChange={setTyped} />
        <SelectField name="country" label="Country" value="C7" onChange={setTyped} options={options} />
      </I18nProvider>
    );
  }
  const first = document.createElement('div');
  first.innerHTML = renderToString(<Typing />);
  expect([...first.querySelectorAll('option')].map(({ value }) => value)).toEqual(['', 'C7', 'C200']);
  act(() => root.render(<Typing />));
  const [field] = all<HTMLSelectElement>('select');
  expect(field?.options.length).toBe(251);
  expect(field?.value).toBe('C7');
  drawn.clear();
  const [city] = all<HTMLInputElement>('input');
  act(() => {
    Reflect.set(HTMLInputElement.prototype, 'value', 'Dakar', city);
    city?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(city?.value).toBe('Dakar');
  expect(drawn).toEqual(new Set());
  expect(field?.value).toBe('C7');
});
