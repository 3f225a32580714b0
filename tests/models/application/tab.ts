/** The whole application in a DOM, as a tab of a browser that loads an address. */
import { setImmediate } from 'node:timers/promises';
import { act } from 'react';
import { vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { arrive } from '../../../src/app/navigation/boot.ts';
import { LazyToastRegion } from '../../../src/app/layout/lazy-toast-region.tsx';
import { framePainted } from '../../../src/page/after-first-paint.ts';
import { start } from '../../../src/app/start.tsx';
import '../../support/browser-dom.ts';

/** Rounds of the event loop without a change after which a page counts as idle. */
const ROUNDS = 5;

/** Timeout of a page until it is idle, in milliseconds: its code is compiled first. */
const PATIENCE = 30_000;

/** Timeout of a real server's answers, in milliseconds. */
const ANSWERED = 10_000;

export class Tab {
  readonly #element: HTMLElement;
  #end: () => void;

  private constructor(element: HTMLElement, end: () => void) {
    this.#element = element;
    this.#end = end;
  }

  /** Reloads the page at its address. */
  async reload(): Promise<void> {
    await act(async () => this.#end());
    this.#end = await act(() => start(this.#element, arrive()));
    await this.settle();
  }

  /** Loads an address, and waits until the page is idle. */
  static async open(href: string): Promise<Tab> {
    // Compiled on first load, which would end after the page is idle.
    await LazyToastRegion.load();
    window.history.replaceState(null, '', href);
    const element = document.body.appendChild(document.createElement('div'));
    const end = await act(() => start(element, arrive()));
    const tab = new Tab(element, end);
    await tab.settle();
    // Toasts render after the first frame.
    await act(framePainted);
    await tab.settle();
    return tab;
  }

  async act(deed: () => void): Promise<void> {
    await act(async () => deed());
    await this.settle();
  }

  /** Waits until the page is in a language: its texts load late. */
  async speaks(code: string): Promise<void> {
    const isSpoken = (): boolean => this.#element.querySelector(`a[hreflang="${code}"][aria-current]`) !== null;
    const begin = performance.now();
    while (!isSpoken() && performance.now() - begin < PATIENCE) await act(async () => setImmediate());
    await this.settle();
  }

  /** Waits until the page and its requests are idle: a stand-in answers within a few rounds of the event loop. */
  async settle(): Promise<void> {
    const begin = performance.now();
    let calm = 0;
    const changes = new MutationObserver(() => {
      calm = 0;
    });
    changes.observe(this.#element, { subtree: true, childList: true, attributes: true, characterData: true });
    while (calm < ROUNDS) {
      calm += 1;
      await act(async () => setImmediate());
      if (this.#isLoading()) calm = 0;
      if (performance.now() - begin > PATIENCE) throw new Error(`The page does not come to rest: ${this.text}`);
    }
    changes.disconnect();
  }

  /** Waits for a state of the page’s chart, as long as a real server may take; returns the chart's state. */
  async comesTo(state: string): Promise<string> {
    const begin = performance.now();
    while (this.state !== state && performance.now() - begin < ANSWERED) await act(async () => setImmediate());
    return this.state;
  }

  /**
   * The session is starting, or code of the page, a step or a section is loading: there is only the layout, a
   * heading or a loading mark.
   */
  #isLoading(): boolean {
    const main = this.#element.querySelector('main');
    return (
      main === null ||
      main.childElementCount < 1 ||
      main.dataset['screen'] === 'boot' ||
      main.querySelector('[data-late]') !== null ||
      this.#element.querySelector('[data-loading-mark]') !== null
    );
  }

  /** Follows a link of the application. */
  async goTo(href: string): Promise<void> {
    await this.act(() => navigate(href));
  }

  /** Presses the first link, button or label whose name starts with `name`. */
  async press(name: string): Promise<void> {
    const isNamed = (element: HTMLElement): boolean =>
      (element.ariaLabel ?? element.textContent ?? '').startsWith(name);
    const found = [...this.#element.querySelectorAll<HTMLElement>('a, button, label')].find(isNamed);
    if (!found) throw new Error(`Nothing is called "${name}": ${this.text}`);
    await this.act(() => (found instanceof HTMLLabelElement ? (found.control ?? found) : found).click());
  }

  /** Replaces the text of the field with this name. */
  async type(name: string, text: string): Promise<void> {
    const field = this.find(`input[name="${name}"]`);
    if (!(field instanceof HTMLInputElement)) throw new Error(`${name} is no field`);
    await this.act(() => {
      // The prototype's setter bypasses React's, so that React notices the change.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }

  /** Switches the language by the link on every page. */
  async speak(code: string): Promise<void> {
    await this.act(() => this.find(`a[hreflang="${code}"]`).click());
    await this.speaks(code);
  }

  find(selector: string): HTMLElement {
    const found = this.#element.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`The page has no ${selector}: ${this.text}`);
    return found;
  }

  /** Text of the main region. */
  get text(): string {
    return this.#element.querySelector('main')?.textContent ?? this.#element.textContent ?? '';
  }

  /** All rendered texts, layout included, and the targets of links; without status messages. */
  get texts(): readonly string[] {
    const drawn = document.createRange().createContextualFragment(this.#element.innerHTML);
    for (const passing of drawn.querySelectorAll('[role="status"]')) passing.remove();
    const links = [...drawn.querySelectorAll('a')].map((link) => `${link.textContent} → ${link.getAttribute('href')}`);
    const labels = [...drawn.querySelectorAll('[aria-label]')].map(
      (element) => element.getAttribute('aria-label') ?? '',
    );
    const leaves = [...drawn.querySelectorAll('*')].filter((element) => element.childElementCount === 0);
    return [...leaves.map((element) => element.textContent ?? ''), ...links, ...labels].filter((text) => text !== '');
  }

  /** The texts of status regions and toasts. */
  get passing(): string {
    const statuses = this.#element.querySelectorAll('[role="status"]');
    // React Aria renders toasts at the end of the document.
    const toasts = document.querySelectorAll('[role="alertdialog"] [role="alert"]');
    return [...statuses, ...toasts].map(({ textContent }) => textContent).join('\n');
  }

  /** Values of the main region's fields. */
  get fields(): readonly string[] {
    const inputs = [...this.find('main').querySelectorAll<HTMLInputElement>('input')];
    return inputs.map(({ name, value, checked }) => `${name} ${value} ${checked}`);
  }

  get screen(): string {
    return this.#element.querySelector('main')?.dataset['screen'] ?? 'none';
  }

  /** The state of the page’s chart. */
  get state(): string {
    return this.#element.querySelector('main')?.dataset['state'] ?? 'none';
  }

  get address(): string {
    const { pathname, search, hash } = window.location;
    return pathname + search + hash;
  }

  /** Closes the tab and clears its storage. */
  async close(): Promise<void> {
    await act(async () => this.#end());
    this.#element.remove();
    window.sessionStorage.clear();
    vi.unstubAllGlobals();
  }
}
