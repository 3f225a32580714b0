// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Disclosure } from './disclosure.tsx';
import { OrderSummary } from './order-summary.tsx';

const amount = { minor: 1_000, currency: 'EUR' } as const;
interface Part {
  readonly name: string;
  /** A text of its content. */
  readonly text: string;
  readonly element: ReactNode;
}

const disclosure: Part = {
  name: 'a disclosure',
  text: 'Thirty days',
  element: <Disclosure title="Terms of sale">Thirty days</Disclosure>,
};
const orderSummary: Part = {
  name: 'the order summary',
  text: 'F-2025-0412',
  element: (
    <OrderSummary lines={[{ id: 1, label: 'F-2025-0412', amount }]} totals={[{ kind: 'total', amount, isSum: true }]} />
  ),
};
const translated = (part: ReactNode): ReactNode => <I18nProvider i18n={i18n}>{part}</I18nProvider>;

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

const trigger = () => document.querySelector<HTMLButtonElement>('button[aria-expanded]');
const panel = () => document.getElementById(trigger()?.getAttribute('aria-controls') ?? '');

describe.each([disclosure, orderSummary])('$name', ({ text, element }) => {
  test('expands when its button is pressed, and collapses again', () => {
    act(() => root.render(translated(element)));
    expect(trigger()?.ariaExpanded).toBe('false');
    expect(panel()?.getAttribute('hidden')).toBe('until-found');
    act(() => trigger()?.click());
    expect(trigger()?.ariaExpanded).toBe('true');
    expect(panel()?.hasAttribute('hidden')).toBe(false);
    act(() => trigger()?.click());
    expect(panel()?.getAttribute('hidden')).toBe('until-found');
  });

  test('expands when the browser’s search finds its content', () => {
    act(() => root.render(translated(element)));
    act(() => void panel()?.dispatchEvent(new Event('beforematch', { bubbles: true })));
    expect(trigger()?.ariaExpanded).toBe('true');
  });

  test('has its content, collapsed, in the text drawn by the server', () => {
    document.body.innerHTML = renderToString(translated(element));
    expect(panel()?.textContent).toContain(text);
    expect(panel()?.hasAttribute('hidden')).toBe(true);
  });
});

test('the order summary is collapsed when its first amounts arrive', () => {
  act(() => root.render(translated(<OrderSummary empty="Select a publication." />)));
  act(() => root.render(translated(orderSummary.element)));
  expect(trigger()?.ariaExpanded).toBe('false');
  expect(panel()?.getAttribute('hidden')).toBe('until-found');
});

test('the order summary hides nothing from assistive technology where a stylesheet shows it', () => {
  act(() => root.render(translated(orderSummary.element)));
  expect(panel()?.hasAttribute('aria-hidden')).toBe(false);
});

test('the expanded order summary is scrolled by keyboard; collapsed, it is no tab stop', () => {
  act(() => root.render(translated(orderSummary.element)));
  expect(panel()?.hasAttribute('tabindex')).toBe(false);
  act(() => trigger()?.click());
  expect(panel()?.getAttribute('tabindex')).toBe('0');
  expect(panel()?.getAttribute('role')).toBe('group');
});
