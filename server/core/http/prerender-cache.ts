import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Place } from '../../../contract/path.ts';
import type { Locale } from '../../../domain/locale.ts';
import { locales } from '../../../domain/locale.ts';
import type { PageName } from '../../../contract/pages.ts';
import { pageOf, redirectOf } from '../../../contract/pages.ts';
import type { PrerenderedPage, PrerenderRequest } from '../../../contract/ssr.ts';
import { wayIn } from '../../../contract/ssr.ts';
import { calls } from '../../../contract/calls.ts';
import { hrefOf } from '../../../contract/page-address.ts';
import { html as markup } from '../html/html.ts';
import { translator } from '../i18n/translator.ts';
import { inTime } from '../in-time.ts';
import type { Log } from '../log.ts';
import type { PublicAnswers } from './first-questions.ts';
import { firstCalls } from './first-questions.ts';
import { stepWordsAt, wordsAt } from './step-words.ts';
import { Prerenderer } from './prerenderer.ts';
import type { DocumentRequest } from './shell.ts';

/**
 * How long a document waits for its prerendered markup, in milliseconds: without it, the application starts in an empty
 * page.
 */
const PATIENCE = 2_000;

/** Delay before retrying a page that failed to render, in milliseconds. */
const TRIED_AGAIN = 60_000;

/** Rendered markup and the answers it depends on; `null`: rendering failed. */
interface CachedPage {
  /** A hash of the answers. */
  readonly received: string;
  readonly prerendered: Promise<PrerenderedPage | null>;
  until: number;
}

/** Whether the page is shown only once its owner is known. */
const isPersonal = (page: PageName): boolean =>
  ['account', 'personal', 'personalOrToken'].includes(pageOf(page).access);

/** Pages that redirect to the page originally requested. */
const redirectingPages: readonly string[] = ['signIn', 'auth'];

/**
 * Title and description of an address that is prerendered without its chart: of a page that is shown only once its owner
 * is known, and of a step that depends on a draft. They depend on no visitor.
 */
function wordsOf(page: PageName, place: Place, locale: Locale) {
  const words = isPersonal(page) ? wordsAt(page, place) : stepWordsAt(page, place);
  const i18n = translator(locale);
  return words && { title: i18n._(words.title), lead: i18n._(words.description) };
}

/** The page to render for a request. */
interface Variant {
  readonly page: PageName | null;
  readonly locale: Locale;
  /** The place of the application to redirect to after sign-in; `null`: none. */
  readonly redirect: string | null;
  /** Heading and intro in place of its chart; `null`: the chart is rendered. */
  readonly words: PrerenderRequest['words'];
}

/** A personal page is replaced by the sign-in form for a visitor without a session, with a redirect back. */
function variantFor({ page, locale, place }: DocumentRequest, mayBeSignedIn: boolean): Variant {
  const isTurnedAway = page !== null && pageOf(page).access === 'personal' && !mayBeSignedIn;
  if (isTurnedAway) return { page: 'signIn', locale, redirect: place.path + place.search, words: null };
  return {
    page,
    locale,
    redirect: page !== null && redirectingPages.includes(pageOf(page).access) ? redirectOf(place) : null,
    words: page === null ? null : wordsOf(page, place, locale),
  };
}

/**
 * The prerendered markup of pages, rendered by the build's renderer (`src/app/ssr/render.tsx`): the same for all
 * visitors, so each page is rendered once, and again when the public answers change. Without a renderer, or if
 * rendering fails, there is none: the application then starts in an empty page.
 */
export class PrerenderCache {
  readonly #prerenderer: Prerenderer | null;
  readonly #answers: PublicAnswers;
  readonly #prefixRouting: boolean;
  readonly #log: Log;
  readonly #drawn = new Map<string, CachedPage>();

  private constructor(prerenderer: Prerenderer | null, answers: PublicAnswers, prefixRouting: boolean, log: Log) {
    this.#prerenderer = prerenderer;
    this.#answers = answers;
    this.#prefixRouting = prefixRouting;
    this.#log = log;
  }

  static async open(dist: URL, answers: PublicAnswers, { prefixRouting, log }: { prefixRouting: boolean; log: Log }) {
    const file = new URL('.ssr/render.js', dist);
    const prerenderer = existsSync(file) ? new Prerenderer(file) : null;
    // Loaded before the first request. If that fails, each render reports the reason.
    await prerenderer?.open().catch(() => undefined);
    return new PrerenderCache(prerenderer, answers, prefixRouting, log);
  }

  async #received(page: PageName | null, locale: Locale): Promise<Readonly<Record<string, string>>> {
    const names = firstCalls(page).filter((name) => name !== 'user');
    const received = await Promise.all(
      names.map(async (name) => [calls[name].path, await this.#answers.of(name, locale)] as const),
    );
    return Object.fromEntries(received.flatMap(([path, text]) => (text === null ? [] : [[path, text]])));
  }

  async #prerender(drawn: Variant): Promise<PrerenderedPage | null> {
    const prerenderer = this.#prerenderer;
    if (!prerenderer) return null;
    const { page, locale, redirect, words } = drawn;
    const isOnTheWay = redirect !== null;
    const received = await this.#received(page, locale);
    if (received[calls.infossiteweb.path] === undefined) return null;
    const key = `${page} ${locale} ${isOnTheWay} ${words?.title} ${words?.lead}`;
    const hashed = hash('sha256', JSON.stringify(received));
    const known = this.#drawn.get(key);
    if (known?.received === hashed && performance.now() < known.until) return known.prerendered;
    const asked = { page, locale, isOnTheWay, words, prefixRouting: this.#prefixRouting, received };
    const kept: CachedPage = {
      received: hashed,
      until: Number.POSITIVE_INFINITY,
      prerendered: prerenderer.render(asked).catch((error: unknown) => {
        this.#log.error('A page begins empty', error, { page: page ?? 'notFound' });
        kept.until = performance.now() + TRIED_AGAIN;
        return null;
      }),
    };
    this.#drawn.set(key, kept);
    return kept.prerendered;
  }

  /** Stops the renderer. */
  async close(): Promise<void> {
    await this.#prerenderer?.close();
  }

  /** The markup of a requested page, with its links to other languages; `null`: there is none. */
  async of(asked: DocumentRequest, mayBeSignedIn: boolean): Promise<string | null> {
    const drawn = variantFor(asked, mayBeSignedIn);
    // Other pages may be queued first: a late result serves the next document.
    const prerendered = await inTime(this.#prerender(drawn), PATIENCE).catch(() => null);
    if (!prerendered) return null;
    const { redirect } = drawn;
    const wayOn = (way: string): string => markup`${wayIn(way)}"`.markup;
    const html =
      redirect === null
        ? prerendered.html
        : prerendered.html.replaceAll(wayOn(prerendered.redirect), () => wayOn(redirect));
    const hrefAt = (path: string, locale: Locale): string =>
      markup`href="${hrefOf({ path, search: '' }, locale, this.#prefixRouting)}"`.markup;
    const addressed = locales.reduce(
      (text, locale) => text.replaceAll(hrefAt(prerendered.path, locale), () => hrefAt(asked.place.path, locale)),
      html,
    );
    // The page for an unknown address names the requested path.
    return drawn.page === null
      ? addressed.replaceAll(`>${prerendered.path}<`, () => markup`>${asked.place.path}<`.markup)
      : addressed;
  }
}
