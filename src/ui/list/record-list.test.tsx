// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RecordList } from './record-list.tsx';

/** Those who look whether the end of the list comes into the window. */
const looking = new Set<IntersectionObserver>();

/** Everything is in the window. */
class InSight implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element): void {
    looking.add(this);
    const box = target.getBoundingClientRect();
    const boxes = { boundingClientRect: box, intersectionRect: box, rootBounds: null };
    this.#tell([{ target, time: 0, intersectionRatio: 1, isIntersecting: true, ...boxes }], this);
  }
  unobserve(): void {}
  disconnect(): void {
    looking.delete(this);
  }
  takeRecords() {
    return [];
  }
}

interface Row {
  readonly id: string;
}

const Remove = ({ record }: { readonly record: Row }) => <button type="button">{record.id}</button>;
const onWanted = vi.fn<() => void>();
let root: Root;

function draw(ids: readonly string[], more?: { readonly isReading: boolean; readonly isUnreadable: boolean }): void {
  act(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <RecordList
          id="records"
          label="Records"
          records={ids.map((id) => ({ id }))}
          view={Remove}
          shared={null}
          total={null}
          {...(more && { more: { ...more, onWanted } })}
        />
      </I18nProvider>,
    ),
  );
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', InSight);
  i18n.load('en', {});
  i18n.activate('en');
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  onWanted.mockReset();
  vi.unstubAllGlobals();
});

const button = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

test('where the record that has focus goes, the list has it; where another one goes, it stays', () => {
  draw(['first', 'second', 'third']);
  act(() => button('second')?.focus());
  draw(['second', 'third']);
  expect(document.activeElement).toBe(button('second'));
  draw(['third']);
  expect(document.activeElement?.id).toBe('records');
});

test('renders only records near the window when they are hidden and have no height', () => {
  draw(Array.from({ length: 5_000 }, (_, index) => `record ${index}`));
  expect(document.querySelectorAll('li').length).toBeLessThan(50);
});

test('the end of the list asks for the next page once: not while it is read, nor again after it has failed', () => {
  draw(['first'], { isReading: false, isUnreadable: false });
  expect(onWanted).toHaveBeenCalledTimes(1);
  draw(['first'], { isReading: true, isUnreadable: false });
  draw(['first', 'second'], { isReading: true, isUnreadable: false });
  expect(onWanted).toHaveBeenCalledTimes(1);
  draw(['first', 'second'], { isReading: false, isUnreadable: true });
  expect(onWanted).toHaveBeenCalledTimes(1);
  draw(['first', 'second', 'third'], { isReading: false, isUnreadable: false });
  expect(onWanted).toHaveBeenCalledTimes(2);
  expect(looking.size).toBe(1);
});

test('a jump far into thousands of records shows the records there, in a list as high as all of them', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 328, 64));
  draw(Array.from({ length: 9_000 }, (_, index) => `record ${index}`));
  const list = document.querySelector<HTMLElement>('ul');
  expect(list?.style.blockSize).toBe(`${9_000 * 64}px`);
  expect(button('record 0')).toBeDefined();
  Object.assign(window, { scrollY: 8_500 * 64 });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
  expect(button('record 8500')).toBeDefined();
  expect(button('record 0')).toBeUndefined();
  expect(list?.style.blockSize).toBe(`${9_000 * 64}px`);
  Object.assign(window, { scrollY: 0 });
});

test('records that are as high as the first estimate keep their height when the usual one is lower', () => {
  // Every third record has a second line.
  const heightOf = (element: HTMLElement): number => (Number(element.dataset['index']) % 3 === 1 ? 64 : 46);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function height(this: HTMLElement) {
    return heightOf(this);
  });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function box(this: HTMLElement) {
    return new DOMRect(0, 0, 328, heightOf(this));
  });
  draw(Array.from({ length: 60 }, (_, index) => `record ${index}`));
  const starts = [...document.querySelectorAll<HTMLElement>('li')].slice(0, 5).map(({ style }) => style.transform);
  expect(starts).toEqual([0, 46, 110, 156, 202].map((start) => `translateY(${start}px)`));
});
