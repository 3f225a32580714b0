import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { literal, type as having } from 'superstruct';
import type { Locale } from '../../../domain/locale.ts';
import { identifierOf } from '../../../domain/identifier.ts';
import type { Params, Place } from '../../../contract/path.ts';
import { matchPath, queryKeys, specificity } from '../../../contract/path.ts';
import type { PageName } from '../../../contract/pages.ts';
import { pageOf } from '../../../contract/pages.ts';
import type { FirstQuestion, PageQuestions } from '../../../contract/ssr.ts';
import { firstQuestionsStruct, numberParameter, textParameter } from '../../../contract/ssr.ts';
import type { BlankCallName } from '../../../contract/calls.ts';
import { calls } from '../../../contract/calls.ts';
import { readEnvelope } from '../../../contract/envelope.ts';
import type { CodeStyle } from '../../../contract/headers.ts';
import { callPath, decoderOf, languageHeader, prefixRoutingHeader } from '../../../contract/headers.ts';
import type { Markup } from '../html/html.ts';
import { html as markup } from '../html/html.ts';
import { inTime } from '../in-time.ts';
import type { Settings } from '../settings.ts';
import type { DocumentRequest } from './shell.ts';

/** How long a cached answer is embedded before it is refreshed, in milliseconds. */
const KEPT = 60_000;

/** How long the first document waits for an answer, in milliseconds: without it, the page sends the request. */
const PATIENCE = 1_000;

/** How long reading an answer for the following documents may take, in milliseconds. */
const LONGEST_READ = 10_000;

/**
 * How long a document waits to learn whether the network of a first visit is known, in milliseconds: about a page's
 * round trip.
 */
const FIRST_VISIT_PATIENCE = 100;

/** The longest answer that a document embeds, in characters. */
const LONGEST_ANSWER = 1_000_000;

/** The query's key for the token of an invoice link (`src/app/session/invoice-token.ts`). */
export const invoiceTokenKey = 'invoiceToken';

type Routing = Pick<Settings, 'prefixRouting'>;

/** The calls that every visitor's page makes first: the user, the site, and the page's own data. */
export function firstCalls(page: PageName | null): readonly BlankCallName[] {
  return ['user', 'infossiteweb', ...(page === null ? [] : (pageOf(page).asks ?? []))];
}

/** `POST /fr/ajax/infosquote/read {}`, as a document writes a call. */
const textOf = (method: string, url: string, body: string | null): string =>
  `${method} ${url}${body === null ? '' : ` ${body}`}`;

/** A call without parameters, as it is sent. */
function requestOf(name: BlankCallName, locale: Locale, { prefixRouting }: Routing) {
  const row = calls[name];
  const url = callPath(row, { locale, prefixRouting });
  const body = row.method === 'GET' ? null : JSON.stringify(row.request.encode(null));
  return { method: row.method, url, body, text: textOf(row.method, url, body) };
}

/** A body with the parameters of an address in it; `null` if one of them is invalid. */
function filled(body: unknown, params: Params): string | null {
  let isWhole = true;
  const text = JSON.stringify(body, (_, value: unknown) => {
    for (const [name, given] of Object.entries(params)) {
      if (value === textParameter(name)) return given;
      if (value !== numberParameter(name)) continue;
      const number = identifierOf(given);
      isWhole &&= number !== null;
      return number;
    }
    return value;
  });
  return isWhole ? text : null;
}

/** A call as it is sent; `null` if a parameter of its address is invalid. */
function sentAs(
  { method, path, body, numbered }: FirstQuestion,
  params: Params,
  codes: CodeStyle,
  address: { readonly locale: Locale } & Routing,
): string | null {
  const url = callPath({ path }, address);
  if (method === 'GET') return textOf(method, url, null);
  const text = filled(codes === 'numbers' ? numbered : body, params);
  return text === null ? null : textOf(method, url, text);
}

/** First calls of personal pages, as recorded by the build (`src/app/ssr/first-questions.ts`). */
export class OwnQuestions {
  readonly #questions: Readonly<Record<string, PageQuestions>>;
  readonly #codes: CodeStyle;

  constructor(questions: Readonly<Record<string, PageQuestions>>, codes: CodeStyle) {
    this.#questions = questions;
    this.#codes = codes;
  }

  /** Those of a build; empty if the build has not recorded them. */
  static async open(dist: URL, codes: CodeStyle): Promise<OwnQuestions> {
    const text = await readFile(new URL('.ssr/first-questions.json', dist), 'utf8').catch(() => '{}');
    return new OwnQuestions(firstQuestionsStruct.create(JSON.parse(text)), codes);
  }

  /** A page's first calls at an address, as they are sent; `null` if the address alone does not determine them. */
  of(page: PageName, place: Place, address: { readonly locale: Locale } & Routing): readonly string[] | null {
    const given = new URLSearchParams(place.search);
    const { addresses = [], sections = [] } = this.#questions[page] ?? {};
    const [found] = addresses
      .map((question) => ({ ...question, params: matchPath(question.pattern, place) }))
      .toSorted((left, right) => specificity(right.pattern) - specificity(left.pattern))
      .filter(({ params }) => params !== null);
    if (!found?.params) return null;
    const { pattern, params, asks } = found;
    const filters = queryKeys(pattern).filter((key) => !queryKeys(pattern, 'required').includes(key));
    if (filters.some((key) => given.has(key))) return null;
    const texts = [...(asks === null ? [] : [asks]), ...sections].map((question) =>
      sentAs(question, params, this.#codes, address),
    );
    return texts.every((text) => text !== null) ? texts : null;
  }
}

/** Options of a request for an answer. */
interface AskingOptions {
  /** Timeout, in milliseconds. */
  readonly patience: number;
  /** The client's network address, if it matters. */
  readonly address?: string;
}

/**
 * Requests the server's own addresses without any credentials; resolves to an envelope in JSON, or `null` if there is
 * no such answer. Rejects after the timeout.
 */
export type AskAnonymously = (name: BlankCallName, locale: Locale, options: AskingOptions) => Promise<string | null>;

/** The text of a body; `null` if it is too long: the rest of it is not read. */
async function bodyOf(stream: Readable, contentType: string | undefined): Promise<string | null> {
  const decoder = decoderOf(contentType);
  let text = '';
  const chunks: AsyncIterable<Uint8Array> = stream;
  for await (const chunk of chunks) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > LONGEST_ANSWER) return null;
  }
  return text + decoder.decode();
}

/** Whether a body is a valid answer to a call: only then a document embeds it. */
function isAnswer(name: BlankCallName, body: string): boolean {
  try {
    const received = readEnvelope(JSON.parse(body));
    if (!received?.isSuccess) return false;
    calls[name].answer.read(received.data);
    return true;
  } catch {
    return false;
  }
}

/** Requests the back end of the calls, this server or another. */
export function askedAnonymously(app: FastifyInstance, routing: Routing): AskAnonymously {
  const received = async (name: BlankCallName, locale: Locale, { patience, address }: AskingOptions) => {
    const { method, url, body } = requestOf(name, locale, routing);
    const answer = await app.inject({
      method,
      url,
      payloadAsStream: true,
      // Stops reading an answer after its timeout.
      signal: AbortSignal.timeout(patience),
      ...(address !== undefined && { remoteAddress: address }),
      headers: {
        [languageHeader]: locale,
        [prefixRoutingHeader]: String(routing.prefixRouting),
        'sec-fetch-site': 'same-origin',
        ...(body !== null && { 'content-type': 'application/json' }),
      },
      ...(body !== null && { payload: body }),
    });
    // An answer that sets a cookie is personal.
    if (answer.statusCode !== 200 || answer.headers['set-cookie'] !== undefined) return null;
    const text = await bodyOf(answer.stream(), answer.headers['content-type']);
    return text !== null && isAnswer(name, text) ? text : null;
  };
  return (name, locale, options) => inTime(received(name, locale, options), options.patience);
}

/** Cache of answers that are the same for all visitors; a stale answer is served while it is refreshed. */
export class PublicAnswers {
  readonly #ask: AskAnonymously;
  readonly #kept = new Map<string, { readonly received: string | null; readonly until: number }>();
  readonly #asked = new Map<string, Promise<string | null>>();

  constructor(ask: AskAnonymously) {
    this.#ask = ask;
  }

  #read(name: BlankCallName, locale: Locale): Promise<string | null> {
    const key = `${locale} ${name}`;
    const asked = this.#asked.get(key);
    if (asked) return asked;
    const reading = this.#ask(name, locale, { patience: LONGEST_READ })
      .catch(() => null)
      .then((received) => {
        this.#asked.delete(key);
        this.#kept.set(key, {
          received: received ?? this.#kept.get(key)?.received ?? null,
          until: performance.now() + KEPT,
        });
        return received;
      });
    this.#asked.set(key, reading);
    return reading;
  }

  /** An answer in a language; `null` if it does not arrive in time. */
  async of(name: BlankCallName, locale: Locale): Promise<string | null> {
    const kept = this.#kept.get(`${locale} ${name}`);
    const reading = kept && performance.now() < kept.until ? null : this.#read(name, locale);
    if (kept || !reading) return kept?.received ?? null;
    return inTime(reading, PATIENCE).catch(() => null);
  }
}

/** The answer of `GET user` for an anonymous visitor. */
const anonymousUser = having({
  isSuccess: literal(true),
  data: having({ utilisateur: literal(null), factureToken: literal(null) }),
});

/** Whether an account may be recognised by a network address. */
export type IsRecognised = (address: string) => Promise<boolean>;

/**
 * The answer of `GET user` on a first visit, if the visitor is anonymous; `null` for a recognised one: a document never
 * contains personal data. This server's answer is the same for all anonymous visitors, and read once; another back end
 * (`isRecognised` is `null`) is asked each time.
 */
export class AnonymousUsers {
  readonly #ask: AskAnonymously;
  readonly #isRecognised: IsRecognised | null;
  readonly #kept = new Map<Locale, string>();

  constructor(ask: AskAnonymously, isRecognised: IsRecognised | null) {
    this.#ask = ask;
    this.#isRecognised = isRecognised;
  }

  /** Whether its answers are the same for all anonymous visitors. */
  get isSameForAll(): boolean {
    return this.#isRecognised !== null;
  }

  async #read(locale: Locale, address: string): Promise<string | null> {
    try {
      const received = await this.#ask('user', locale, { patience: FIRST_VISIT_PATIENCE, address });
      return received !== null && anonymousUser.is(JSON.parse(received)) ? received : null;
    } catch {
      return null;
    }
  }

  async of(locale: Locale, address: string): Promise<string | null> {
    if (this.#isRecognised === null) return this.#read(locale, address);
    const isRecognised = await inTime(this.#isRecognised(address), FIRST_VISIT_PATIENCE).catch(() => true);
    if (isRecognised) return null;
    const known = this.#kept.get(locale);
    if (known !== undefined) return known;
    const received = await this.#read(locale, address);
    if (received !== null) this.#kept.set(locale, received);
    return received;
  }
}

/** A document's part in the calls that its page makes first. */
export interface FirstQuestions {
  /** Whether the document covers all first calls of a personal page. */
  readonly isWhole: boolean;
  /** Calls to send at once, while the code loads. */
  readonly asks: readonly Markup[];
  /** Embedded answers. */
  readonly answers: readonly Markup[];
}

/** The visitor who requests a document, as far as the request shows. */
export interface Comer {
  readonly mayBeSignedIn: boolean;
  /** The request has no cookie that identifies a visitor: only those of the page itself. */
  readonly isNew: boolean;
  /** The network address, by which an organisation may be recognised. */
  readonly address: string;
}

/** Whether a request's address has a token, which decides who the visitor is. */
const isByLink = ({ place }: DocumentRequest): boolean => new URLSearchParams(place.search).has(invoiceTokenKey);

/** A first visit is anonymous and has no draft. */
const isAnonymous = (asked: DocumentRequest, { isNew }: Comer): boolean => isNew && !isByLink(asked);

/** Sources of the answers that documents embed. */
export interface AnswerSources {
  readonly answers: PublicAnswers;
  readonly users: AnonymousUsers;
}

/** The answers to a page's first calls, each `null` if it is not known: `user` only on a first visit. */
export type FirstAnswers = ReadonlyMap<BlankCallName, string | null>;

/** Reads what is known of the answers to a page's first calls. */
export async function firstAnswers(
  asked: DocumentRequest,
  comer: Comer,
  { answers, users }: AnswerSources,
): Promise<FirstAnswers> {
  const { page, locale } = asked;
  const answerTo = (name: BlankCallName): Promise<string | null> => {
    if (name !== 'user') return answers.of(name, locale);
    return isAnonymous(asked, comer) ? users.of(locale, comer.address) : Promise.resolve(null);
  };
  return new Map(await Promise.all(firstCalls(page).map(async (name) => [name, await answerTo(name)] as const)));
}

/**
 * The calls that a page makes first (`src/app/navigation/boot.ts`): public answers are embedded in the document, all
 * others are named. A first visit is anonymous and has no draft: its page sends no request unless its network is known.
 * A visitor who may have signed in receives more about the site, so the page requests it, and its personal data at
 * once; only the session's owner receives that, and the page ignores it if the session has ended. The token of an
 * emailed link decides who the visitor is: the page's data is requested after the token is exchanged.
 */
export function firstQuestions(
  asked: DocumentRequest,
  comer: Comer,
  { answers, own }: { readonly answers: FirstAnswers; readonly own: OwnQuestions },
  routing: Routing,
): FirstQuestions {
  const { page, place, locale } = asked;
  const { mayBeSignedIn } = comer;
  const takesToken = isByLink(asked) && page !== null && pageOf(page).access === 'personalOrToken';
  const mayAsk = takesToken || (mayBeSignedIn && !isByLink(asked));
  const ownTexts = page !== null && mayAsk ? own.of(page, place, { locale, ...routing }) : null;
  const isSame = (name: BlankCallName): boolean => {
    const { sameFor } = calls[name];
    return name === 'user' || sameFor === 'newcomers' ? isAnonymous(asked, comer) : sameFor !== null && !mayBeSignedIn;
  };
  const received = firstCalls(page).map((name) => ({
    name,
    text: requestOf(name, locale, routing).text,
    answer: isSame(name) ? (answers.get(name) ?? null) : null,
  }));
  return {
    isWhole: ownTexts !== null,
    asks: [
      ...received
        .filter(({ answer }) => answer === null)
        .map(({ name, text }) =>
          name === 'user'
            ? markup`<meta name="asks" content="${text}" data-takes="token" />`
            : markup`<meta name="asks" content="${text}" />`,
        ),
      ...(ownTexts ?? []).map((text) =>
        takesToken
          ? markup`<meta name="asks" content="${text}" data-after="token" />`
          : markup`<meta name="asks" content="${text}" />`,
      ),
    ],
    answers: received.flatMap(({ text, answer }) => {
      if (answer === null) return [];
      // Escapes `<`, so that no answer can close its script element.
      const content: Markup = { markup: answer.replaceAll('<', String.raw`\u003c`) };
      return [markup`<script type="application/json" data-answers="${text}">${content}</script>`];
    }),
  };
}
