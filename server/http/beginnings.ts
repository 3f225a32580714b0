import { existsSync } from 'node:fs';
import { define, type as having } from 'superstruct';
import type { Locale } from '../../machines/domain/locale.ts';
import { locales } from '../../machines/domain/locale.ts';
import type { PageName } from '../../src/app/pages.ts';
import { pageOf, redirectOf } from '../../src/app/pages.ts';
import type { Beginning, RenderBeginning } from '../../src/contract/beginning.ts';
import { wayIn } from '../../src/contract/beginning.ts';
import { calls } from '../../src/contract/calls.ts';
import { hrefOf } from '../../src/app/address.ts';
import { html as markup } from '../html.ts';
import { translator } from '../i18n/translator.ts';
import type { Log } from '../log.ts';
import type { PublicAnswers } from './first-questions.ts';
import { firstCalls } from './first-questions.ts';
import { pageWords } from './page-words.ts';
import type { Asked } from './shell.ts';

const rendererStruct = having({
  renderBeginning: define<RenderBeginning>('a function', (value) => typeof value === 'function'),
});

/** Whose page it is has to be found out first. */
const isSomebodys = (page: PageName): boolean =>
  ['account', 'personal', 'personalOrToken'].includes(pageOf(page).access);

/** Pages that lead on to where somebody is on the way to. */
const doors: readonly string[] = ['signIn', 'door'];

/** What a page says of itself before anybody knows whose it is. */
function wordsOf(page: PageName, locale: Locale) {
  const i18n = translator(locale);
  return { title: i18n._(pageWords[page].title), lead: i18n._(pageWords[page].description) };
}

/** What is drawn for a request. */
interface Drawn {
  readonly page: PageName | null;
  readonly locale: Locale;
  /** Where they are on the way to, as a place of the application; `null`: nowhere else. */
  readonly redirect: string | null;
}

/** Who has to sign in first sees where one does that, on the way to what they have asked for. */
function drawnFor({ page, locale, place }: Asked, mayBeSignedIn: boolean): Drawn {
  const isTurnedAway = page !== null && pageOf(page).access === 'personal' && !mayBeSignedIn;
  if (isTurnedAway) return { page: 'signIn', locale, redirect: place.path + place.search };
  return { page, locale, redirect: page !== null && doors.includes(pageOf(page).access) ? redirectOf(place) : null };
}

/**
 * The beginnings of pages, drawn by what the build has made for it (`src/app/beginning/render.tsx`): the same for everybody, so
 * each is drawn once, and again when strangers are told something else. A build without it, or a page that cannot be drawn,
 * has none: then the application begins in an empty page.
 */
export class Beginnings {
  readonly #render: RenderBeginning | null;
  readonly #answers: PublicAnswers;
  readonly #prefixRouting: boolean;
  readonly #log: Log;
  readonly #drawn = new Map<string, { readonly told: string; readonly beginning: Promise<Beginning | null> }>();

  private constructor(render: RenderBeginning | null, answers: PublicAnswers, prefixRouting: boolean, log: Log) {
    this.#render = render;
    this.#answers = answers;
    this.#prefixRouting = prefixRouting;
    this.#log = log;
  }

  static async open(dist: URL, answers: PublicAnswers, { prefixRouting, log }: { prefixRouting: boolean; log: Log }) {
    const file = new URL('.beginning/render.js', dist);
    const module: unknown = existsSync(file) ? await import(file.href) : null;
    const render = rendererStruct.is(module) ? module.renderBeginning : null;
    return new Beginnings(render, answers, prefixRouting, log);
  }

  async #told(page: PageName | null, locale: Locale): Promise<Readonly<Record<string, string>>> {
    const names = firstCalls(page).filter((name) => name !== 'user');
    const told = await Promise.all(
      names.map(async (name) => [calls[name].path, await this.#answers.of(name, locale)] as const),
    );
    return Object.fromEntries(told.flatMap(([path, text]) => (text === null ? [] : [[path, text]])));
  }

  async #beginningOf(drawn: Drawn): Promise<Beginning | null> {
    const render = this.#render;
    if (!render) return null;
    const { page, locale, redirect } = drawn;
    const isOnTheWay = redirect !== null;
    const told = await this.#told(page, locale);
    if (told[calls.infossiteweb.path] === undefined) return null;
    const key = `${page} ${locale} ${isOnTheWay}`;
    const text = JSON.stringify(told);
    const known = this.#drawn.get(key);
    if (known?.told === text) return known.beginning;
    const words = page !== null && isSomebodys(page) ? wordsOf(page, locale) : null;
    const beginning = render({ page, locale, isOnTheWay, words, prefixRouting: this.#prefixRouting, told }).catch(
      (error: unknown) => {
        this.#log.error('A page begins empty', error, { page: page ?? 'notFound' });
        return null;
      },
    );
    this.#drawn.set(key, { told: text, beginning });
    return beginning;
  }

  /** The beginning of what is asked for, with its links to other languages; `null`: there is none. */
  async of(asked: Asked, mayBeSignedIn: boolean): Promise<string | null> {
    const drawn = drawnFor(asked, mayBeSignedIn);
    const beginning = await this.#beginningOf(drawn);
    if (!beginning) return null;
    const { redirect } = drawn;
    const wayOn = (way: string): string => markup`${wayIn(way)}"`.markup;
    const html =
      redirect === null ? beginning.html : beginning.html.replaceAll(wayOn(beginning.redirect), () => wayOn(redirect));
    const hrefAt = (path: string, locale: Locale): string =>
      markup`href="${hrefOf({ path, search: '' }, locale, this.#prefixRouting)}"`.markup;
    const addressed = locales.reduce(
      (text, locale) => text.replaceAll(hrefAt(beginning.path, locale), () => hrefAt(asked.place.path, locale)),
      html,
    );
    // A page that is not there names the address that was asked for.
    return drawn.page === null
      ? addressed.replaceAll(`>${beginning.path}<`, () => markup`>${asked.place.path}<`.markup)
      : addressed;
  }
}
