// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FilterChoices } from './filter-choices.tsx';

const changes: [name: string, value: string][] = [];

let root: Root;
beforeEach(() => {
  changes.length = 0;
  i18n.load('en', {});
  i18n.activate('en');
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const onPhone = () =>
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true }));

const draw = (kind: string, total: number | null = null) =>
  act(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <FilterChoices
          label="Filters"
          choices={[
            {
              name: 'kind',
              label: 'Kind',
              value: kind,
              ordinary: 'All',
              options: [{ value: 'debit', label: 'Payments' }],
            },
            {
              name: 'period',
              label: 'Period',
              value: '',
              ordinary: 'All',
              options: [{ value: '2026', label: '2026' }],
            },
          ]}
          found="3 operations"
          total={total}
          isBusy={false}
          onChange={(name, value) => changes.push([name, value])}
        />
      </I18nProvider>,
    ),
  );

const buttons = () => [...document.querySelectorAll('button')];
const named = (name: string) => buttons().find(({ ariaLabel, textContent }) => (ariaLabel ?? textContent) === name);
const choose = (select: HTMLSelectElement | null, value: string) =>
  act(() => {
    if (!select) throw new Error('No such filter');
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });

test('on a wide window each filter stands in the page', () => {
  draw('');
  expect(document.querySelectorAll('form select')).toHaveLength(2);
  expect(buttons()).toEqual([]);
  choose(document.querySelector('#kind'), 'debit');
  expect(changes).toEqual([['kind', 'debit']]);
});

test('on a phone a button opens the filters in a dialog, which takes effect at once', async () => {
  onPhone();
  draw('');
  expect(document.querySelector('select')).toBeNull();
  await act(async () => {
    named('Filters…')?.click();
    await import('./filter-sheet.tsx');
  });
  choose(document.querySelector('[role="dialog"] #period'), '2026');
  expect(changes).toEqual([['period', '2026']]);
  act(() => named('Show the list')?.click());
  expect(document.querySelector('[role="dialog"]')).toBeNull();
});

test('on a phone a filter that is set is counted and removed by a button, and the focus stays at the filters', () => {
  onPhone();
  draw('debit');
  expect(named('Filters (1)…')).toBeDefined();
  act(() => named('Payments: remove the filter Kind')?.click());
  expect(changes).toEqual([['kind', '']]);
  expect(document.activeElement?.textContent).toBe('Filters (1)…');
});

test.each([
  ['none', 5, '', ['3 operations']],
  ['all', 6, '', ['Kind', 'Period', '3 operations']],
  ['all', null, '', ['Kind', 'Period', '3 operations']],
  ['all', 1, 'debit', ['Kind', 'Period', '3 operations']],
])('shows %s of the filters with %s records and the filter “%s”', (_, total, kind, words) => {
  draw(kind, total);
  expect([...document.querySelectorAll('label, [role="status"]')].map(({ textContent }) => textContent)).toEqual(words);
});

test('keeps filters that the last removed record would have hidden', () => {
  draw('', 6);
  draw('', 5);
  expect(document.querySelectorAll('select')).toHaveLength(2);
});
