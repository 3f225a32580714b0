import type { FastifyInstance } from 'fastify';
import type { Locale } from '../../machines/domain/locale.ts';
import type { PageName } from '../../src/app/pages.ts';
import { pageOf } from '../../src/app/pages.ts';
import type { BlankCallName } from '../../src/contract/calls.ts';
import { calls } from '../../src/contract/calls.ts';
import { callPath, languageHeader, prefixRoutingHeader } from '../../src/contract/headers.ts';
import type { Markup } from '../html.ts';
import { html as markup } from '../html.ts';
import type { Settings } from '../settings.ts';

/** So long an answer is brought along without asking anew, in milliseconds. */
const KEPT = 60_000;

/** So long the first document waits for an answer, in milliseconds: without it, the page asks itself. */
const PATIENCE = 1_000;

type Routing = Pick<Settings, 'prefixRouting'>;

/** The calls that a page makes first, whoever is there: who that is, what the site is, and what the page is about. */
export function firstCalls(page: PageName | null): readonly BlankCallName[] {
  return ['user', 'infossiteweb', ...(page === null ? [] : (pageOf(page).asks ?? []))];
}

/** A call without a question, as it is sent. */
function requestOf(name: BlankCallName, locale: Locale, { prefixRouting }: Routing) {
  const row = calls[name];
  const url = callPath(row, { locale, prefixRouting });
  const body = row.method === 'GET' ? null : JSON.stringify(row.request.encode(null));
  return { method: row.method, url, body, text: `${row.method} ${url}${body === null ? '' : ` ${body}`}` };
}

/** Asks the server's own addresses as a stranger does; an envelope in JSON, or `null` where there is no such answer. */
export type AskAsStranger = (name: BlankCallName, locale: Locale) => Promise<string | null>;

/** Whoever answers the calls, be it another back end. */
export function askedAsStranger(app: FastifyInstance, routing: Routing): AskAsStranger {
  return async (name, locale) => {
    const { method, url, body } = requestOf(name, locale, routing);
    const { statusCode, body: told } = await app.inject({
      method,
      url,
      headers: {
        [languageHeader]: locale,
        [prefixRoutingHeader]: String(routing.prefixRouting),
        'sec-fetch-site': 'same-origin',
        ...(body !== null && { 'content-type': 'application/json' }),
      },
      ...(body !== null && { payload: body }),
    });
    return statusCode === 200 ? told : null;
  };
}

/** What everybody is told alike, from memory; read anew behind whenever it has become old. */
export class PublicAnswers {
  readonly #ask: AskAsStranger;
  readonly #kept = new Map<string, { readonly told: string | null; readonly until: number }>();
  readonly #asked = new Map<string, Promise<string | null>>();

  constructor(ask: AskAsStranger) {
    this.#ask = ask;
  }

  #read(name: BlankCallName, locale: Locale): Promise<string | null> {
    const key = `${locale} ${name}`;
    const asked = this.#asked.get(key);
    if (asked) return asked;
    const reading = this.#ask(name, locale)
      .catch(() => null)
      .then((told) => {
        this.#asked.delete(key);
        this.#kept.set(key, { told: told ?? this.#kept.get(key)?.told ?? null, until: performance.now() + KEPT });
        return told;
      });
    this.#asked.set(key, reading);
    return reading;
  }

  /** An answer in a language; `null` where nobody knows it in time. */
  async of(name: BlankCallName, locale: Locale): Promise<string | null> {
    const kept = this.#kept.get(`${locale} ${name}`);
    const reading = kept && performance.now() < kept.until ? null : this.#read(name, locale);
    if (kept || !reading) return kept?.told ?? null;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, PATIENCE, null);
    });
    const told = await Promise.race([reading, late]);
    clearTimeout(timer);
    return told;
  }
}

/** What a document says of the calls that its page makes first. */
export interface FirstQuestions {
  /** What is to be asked at once, beside the code. */
  readonly asks: readonly Markup[];
  /** What is answered here and now. */
  readonly answers: readonly Markup[];
}

/**
 * The calls that a page makes first (`src/app/arrive.ts`): what everybody is told alike comes with the document, all else is
 * named. Whoever may have signed in is told more of the site than others, so their page asks.
 */
export async function firstQuestions(
  { page, locale, mayBeSignedIn }: { page: PageName | null; locale: Locale; mayBeSignedIn: boolean },
  answers: PublicAnswers,
  routing: Routing,
): Promise<FirstQuestions> {
  const told = await Promise.all(
    firstCalls(page).map(async (name) => ({
      name,
      text: requestOf(name, locale, routing).text,
      answer: calls[name].isPublic && !mayBeSignedIn ? await answers.of(name, locale) : null,
    })),
  );
  return {
    asks: told
      .filter(({ answer }) => answer === null)
      .map(({ name, text }) =>
        name === 'user'
          ? markup`<meta name="asks" content="${text}" data-takes="token" />`
          : markup`<meta name="asks" content="${text}" />`,
      ),
    answers: told.flatMap(({ text, answer }) => {
      if (answer === null) return [];
      // No answer ends the element that it stands in.
      const content: Markup = { markup: answer.replaceAll('<', String.raw`\u003c`) };
      return [markup`<script type="application/json" data-answers="${text}">${content}</script>`];
    }),
  };
}
