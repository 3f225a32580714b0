/** A chart's page in jsdom, rendered as by the application, at the end of a path of the chart. */
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ComponentType } from 'react';
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';
import { I18nProvider as AriaProvider } from 'react-aria-components';
import { setImmediate } from 'node:timers/promises';
import { vi } from 'vitest';
import type { EventObject } from 'xstate';
import type { DrawingProps } from '../../../.storybook/charts/page-drawing.tsx';
import { messages } from '../../../locales/en/messages.po';
import { messages as french } from '../../../locales/fr/messages.po';
import type { ChartSnapshot } from '../../../machines/engine/index.ts';
import type { Configuration } from '../../../machines/engine/model/explore.ts';
import type { Move } from '../../../machines/engine/model/moves.ts';
import type { OpenReplay } from '../../../machines/engine/model/replay.ts';
import { openReplay } from '../../../machines/engine/model/replay.ts';
import type { Chart } from '../../../machines/engine/model/samples.ts';
import type { Locale } from '../../../domain/locale.ts';
import { EngineHost } from '../../../src/app/engine-host.tsx';
import type { PageLayoutProps, Words } from '../../../src/engine/index.ts';
import { ArrivalsProvider } from '../../../src/engine/index.ts';
import { ProgressList } from '../../../src/ui/feedback/progress-list.tsx';
import { Navigation } from '../../../src/ui/layout/navigation.tsx';
import '../../support/browser-dom.ts';

/** The page’s catalogs. */
export const i18n = setupI18n({ locale: 'fr', messages: { en: messages, fr: french } });

export const say = (words: Words): string => (typeof words === 'string' ? words : i18n._(words));

/** A chart and its views. */
export interface Drawable {
  readonly chart: Chart;
  readonly drawing: ComponentType<DrawingProps>;
}

/** A path from the start of a visit. */
export type Way = Pick<Configuration, 'input' | 'path'>;

/** An event that a view has sent to its chart. */
export interface Sent {
  readonly event: EventObject;
  /** Whether the chart accepted it in its state. */
  readonly isTaken: boolean;
}

/** The parts of layouts that follow the chart. Header, index and footer do nothing in a drawing, but for the session's. */
function PlainLayout({ progress, aside, children }: PageLayoutProps) {
  const items = progress.map(({ place, ...mark }) => ({ ...mark, href: place && place.path + place.search }));
  return (
    <>
      {items.length > 0 && <ProgressList items={items} />}
      {children}
      {aside}
    </>
  );
}

/** The engine’s own events: the chart may refuse them. */
const BY_THE_ENGINE: ReadonlySet<string> = new Set(['xstate.route', 'place.changed', 'page.left', 'page.entered']);

/** The timeout for lazy code, in milliseconds: it is compiled first. */
const LONGEST_LOAD = 20_000;

/** The date of all pages. */
const NOW = Date.parse('2026-11-27T12:00:00Z');

const FAKED = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const;

/** Longer than any delay of a view, in milliseconds. */
const LONGEST_PAUSE = 1_000;

export class Stage {
  readonly container: HTMLElement;
  readonly replay: OpenReplay;
  /** The events that the views have sent, in order. */
  readonly sent: Sent[] = [];
  /** Faults outside the laws: thrown errors, and React’s warnings. */
  readonly faults: string[] = [];
  /** The events that the engine has sent, in order. */
  readonly sentByEngine: string[] = [];
  /** Toasts that the chart sends to the application. */
  readonly said: EventObject[] = [];
  /** The page titles reported to analytics. */
  readonly shown: string[] = [];
  readonly #root: Root;
  /** The announced positions in the step list, in order. */
  readonly announced: string[] = [];
  readonly #observer = new MutationObserver((records) => this.#hear(records));
  readonly #off = new AbortController();

  private constructor(replay: OpenReplay) {
    this.replay = replay;
    this.container = document.body.appendChild(document.createElement('div'));
    this.#root = createRoot(this.container, { onUncaughtError: (error) => this.#note(error) });
    const { signal } = this.#off;
    window.addEventListener(
      'error',
      (event) => {
        event.preventDefault();
        this.#note(event.error);
      },
      { signal },
    );
    // A plain link would navigate away, too.
    document.addEventListener(
      'click',
      (event) => {
        if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
      },
      { signal },
    );
  }

  /** Renders a chart at the end of a path, as a page loaded there. */
  static async open(
    { chart, drawing: Drawing }: Drawable,
    { input, path }: Way,
    language: Locale = 'fr',
  ): Promise<Stage> {
    // A list leaves out the year of a date of this year: transcripts are the same in any year.
    if (!vi.isFakeTimers()) vi.useFakeTimers({ now: NOW, toFake: [...FAKED] });
    // Other pages may be rendered in this language.
    if (i18n.locale !== language) i18n.activate(language);
    const replay = openReplay(chart, chart.inputs[input] ?? {});
    replay.start();
    for (const move of path) await replay.make(move);
    const stage = new Stage(replay);
    stage.#listen();
    await stage.act(() => {
      stage.#root.render(
        <I18nProvider i18n={i18n}>
          <AriaProvider locale={language === 'fr' ? 'fr-FR' : 'en-US'}>
            <EngineHost>
              <ArrivalsProvider onShown={(title) => stage.shown.push(title)}>
                {/* A link that no drawing follows leads out of the application. */}
                <Navigation navigate={() => undefined} hrefOf={(href) => href}>
                  <Drawing chart={chart} actor={replay.actor} layout={PlainLayout} />
                </Navigation>
              </ArrivalsProvider>
            </EngineHost>
          </AriaProvider>
        </I18nProvider>,
      );
    });
    stage.#observer.observe(stage.container, { childList: true, characterData: true, subtree: true });
    return stage;
  }

  /** The position in the step list, as text; empty where steps are not counted. */
  get position(): string {
    return this.container.querySelector('nav [role=status]')?.textContent ?? '';
  }

  /** A changed text in a live region is announced; a new region with its text is not. */
  #hear(records: readonly MutationRecord[]): void {
    const isPosition = ({ target }: MutationRecord): boolean =>
      (target instanceof Element ? target : target.parentElement)?.closest('nav [role=status]') !== null;
    if (records.some(isPosition)) this.announced.push(this.position);
  }

  #note(error: unknown): void {
    this.faults.push(error instanceof Error ? error.message : String(error));
  }

  #listen(): void {
    const { actor } = this.replay;
    actor.on('*', (message: EventObject) => this.said.push(message));
    const send = actor.send.bind(actor);
    actor.send = (event: EventObject): void => {
      if (BY_THE_ENGINE.has(event.type)) this.sentByEngine.push(event.type);
      else this.sent.push({ event, isTaken: this.snapshot().can(event) });
      send(event);
    };
    const received = vi
      .spyOn(console, 'error')
      .mockImplementation((...words) => this.#note(words.join(' ').slice(0, 300)));
    this.#off.signal.addEventListener('abort', () => received.mockRestore());
  }

  snapshot(): ChartSnapshot<object, EventObject> {
    return this.replay.snapshot();
  }

  /** Does work, and waits until the page has followed. */
  async act(deed: () => void): Promise<void> {
    await act(async () => deed());
    await this.#settle();
  }

  /** Waits for lazy code: of a step, whose page has only a heading until then; of a part of one. */
  async #settle(): Promise<void> {
    const begin = performance.now();
    while (this.#isLoading() && performance.now() - begin < LONGEST_LOAD) await act(async () => setImmediate());
  }

  #isLoading(): boolean {
    const main = this.container.querySelector('main');
    return main !== null && (main.childElementCount < 2 || main.querySelector('[data-late]') !== null);
  }

  /** Lets the page's own timers run out, such as a search’s debounce. */
  async wait(): Promise<void> {
    await this.act(() => void vi.advanceTimersByTime(LONGEST_PAUSE));
  }

  /** Reads the page in English for a while. */
  async inEnglish(look: () => void): Promise<void> {
    await this.act(() => i18n.activate('en'));
    look();
    await this.act(() => i18n.activate('fr'));
  }

  /** Makes a move of the chart that needs no control. */
  async make(move: Move): Promise<void> {
    await act(async () => this.replay.make(move));
    await this.#settle();
  }

  /** The present screen, by the page’s name for it. */
  get screen(): string {
    return this.container.querySelector('main')?.dataset['screen'] ?? 'nothing';
  }

  /** The first matching element. Throws without one. */
  find(selector: string): HTMLElement {
    const found = this.all(selector)[0];
    if (!found) throw new Error(`The page has no ${selector}: ${this.faults.join('; ')}`);
    return found;
  }

  /**
   * The matching elements of the page, then those of an open dialog, which react-aria puts at the end of the document.
   */
  all(selector: string): readonly HTMLElement[] {
    const others = [...document.body.children].filter((element) => element !== this.container);
    const dialogs = others.flatMap((element) => [...element.querySelectorAll('[role=alertdialog]')]);
    return [this.container, ...dialogs].flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)]);
  }

  async close(): Promise<void> {
    await this.act(() => this.#root.unmount());
    this.#observer.disconnect();
    this.#off.abort();
    this.container.remove();
  }
}
