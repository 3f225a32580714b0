// @vitest-environment jsdom
/**
 * Lists of a hundred records: unchanged ones do not render again, and ones outside the window do not render at first.
 */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, memo, useContext, useState } from 'react';
import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';
import { FormContext } from 'react-aria-components/Form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CheckboxList } from '../form/checkbox-list.tsx';
import { Checkbox } from '../form/checkbox.tsx';
import { Form } from '../form/form.tsx';
import { Rows } from './rows.tsx';
import { useTruncatedList } from './truncated-list.tsx';
import { OrderSummary } from '../layout/order-summary.tsx';
import { SelectField } from '../form/select-field.tsx';
import { TextField } from '../form/text-field.tsx';

let root: Root;
beforeEach(() => {
  i18n.load('en', {});
  i18n.activate('en');
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

const ids = Array.from({ length: 100 }, (_, index) => index);
const all = <Item extends Element>(selector: string) => [...document.querySelectorAll<Item>(selector)];

/** The button that shows all, or the first few again. */
const fold = () => all<HTMLButtonElement>('button').find(({ textContent }) => textContent?.startsWith('Show'));

test('renders thirty of a hundred options at first, again only the chosen one, and keeps a hidden choice', () => {
  const drawn = new Set<number>();
  /** Records each read: only the render of an option reads its price. */
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
  expect(drawn.size).toBe(100);
  drawn.clear();
  const inputs = all<HTMLInputElement>('input');
  act(() => inputs[7]?.click());
  act(() => inputs[3]?.click());
  act(() => inputs[70]?.click());
  act(() => inputs[7]?.click());
  expect(inputs.filter(({ checked }) => checked)).toEqual([inputs[3], inputs[70]]);
  expect(drawn).toEqual(new Set([3, 7, 70]));
  act(() => fold()?.click());
  act(() => inputs[5]?.click());
  expect(all('output')[0]?.textContent).toBe('3 5 70');
});

test('of a hundred lines ten are shown, all on demand, ten again, and all on paper', () => {
  const amount = { minor: 1_000, currency: 'EUR' } as const;
  const lines = ids.map((id) => ({ id, label: `Invoice ${id}`, amount }));
  function Summary() {
    const { shown, fold: way } = useTruncatedList(lines);
    return <OrderSummary lines={shown} fold={way} totals={[{ kind: 'total', amount, isSum: true }]} />;
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
  expect(count()).toBe(100);
  act(() => fold()?.click());
  expect(count()).toBe(10);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(count()).toBe(100);
});

test('of a thousand rows fifty are shown, two hundred more at each press until all are, and all on paper', () => {
  const rows = Array.from({ length: 1_000 }, (_, id) => ({ id }));
  act(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <Rows rows={rows}>{({ id }) => `Row ${id}`}</Rows>
      </I18nProvider>,
    ),
  );
  const count = () => all('li').length;
  const counts = [count()];
  for (let press = 0; press < 5; press += 1) {
    act(() => fold()?.click());
    counts.push(count());
  }
  expect(counts).toEqual([50, 250, 450, 650, 850, 1_000]);
  expect(all('li').at(-1)?.textContent).toBe('Row 999');
  act(() => fold()?.click());
  expect(count()).toBe(50);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(count()).toBe(1_000);
});

test('rows of one id are all shown, each by a key of its own, and stay when others come', () => {
  const errors = vi.spyOn(console, 'error');
  const show = (...ids: readonly number[]) => {
    const rows = ids.map((id) => ({ id }));
    act(() => root.render(<Rows rows={rows}>{({ id }) => `Row ${id}`}</Rows>));
    return all('li').map(({ textContent }) => textContent);
  };
  expect(show(7, 7, 8, 7)).toEqual(['Row 7', 'Row 7', 'Row 8', 'Row 7']);
  expect(show(9, 7, 7)).toEqual(['Row 9', 'Row 7', 'Row 7']);
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});

test('of the controls of a form, only the one that is typed into renders again, and it calls the latest handler', () => {
  const rendered: string[] = [];
  const Said = ({ children }: { readonly children: string }) => {
    rendered.push(children);
    return children;
  };
  const sent = vi.fn<(typed: object) => void>();
  /** Reads the form's context, as a react-aria control does. */
  const Reader = memo(function Reader() {
    rendered.push(useContext(FormContext) ? 'in a form' : 'in no form');
    return null;
  });
  function Typing() {
    const [typed, setTyped] = useState({ city: '', country: 'TG', news: false, kinds: [1] });
    const change = (part: Partial<typeof typed>): void => setTyped({ ...typed, ...part });
    const options = [1, 2].map((value) => ({ value, label: <Said>{`Kind ${value}`}</Said> }));
    return (
      <I18nProvider i18n={i18n}>
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            sent(typed);
          }}
        >
          <Reader />
          <TextField name="city" label={<Said>City</Said>} value={typed.city} onChange={(city) => change({ city })} />
          <SelectField
            name="country"
            label={<Said>Country</Said>}
            value={typed.country}
            onChange={(country) => change({ country })}
            options={[{ value: 'TG', label: 'Togo' }]}
          />
          <Checkbox name="news" label={<Said>News</Said>} isChosen={typed.news} onChange={(news) => change({ news })} />
          <CheckboxList
            name="kinds"
            legend={<Said>Kinds</Said>}
            chosen={typed.kinds}
            onChange={(kinds) => change({ kinds: [...kinds] })}
            options={options}
          />
        </Form>
      </I18nProvider>
    );
  }
  act(() => root.render(<Typing />));
  expect(rendered).toContain('in a form');
  rendered.length = 0;
  const [city, news] = all<HTMLInputElement>('input');
  act(() => {
    Reflect.set(HTMLInputElement.prototype, 'value', 'Lomé', city);
    city?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(new Set(rendered)).toEqual(new Set(['City']));
  act(() => news?.click());
  act(() => all<HTMLFormElement>('form')[0]?.requestSubmit());
  expect(sent).toHaveBeenCalledExactlyOnceWith({ city: 'Lomé', country: 'TG', news: true, kinds: [1] });
});
