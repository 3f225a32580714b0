import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { literal, type as having } from 'superstruct';
import type { Locale } from '../../../machines/domain/locale.ts';
import { identifierOf } from '../../../machines/domain/identifier.ts';
import type { Params, Place } from '../../../machines/engine/path.ts';
import { matchPath, queryKeys, specificity } from '../../../machines/engine/path.ts';
import type { PageName } from '../../../src/app/pages.ts';
import { pageOf } from '../../../src/app/pages.ts';
import type { FirstQuestion, PageQuestions } from '../../../src/contract/ssr.ts';
import { firstQuestionsStruct, numberParameter, textParameter } from '../../../src/contract/ssr.ts';
import type { BlankCallName } from '../../../src/contract/calls.ts';
import { calls } from '../../../src/contract/calls.ts';
import { readEnvelope } from '../../../src/contract/envelope.ts';
import { callPath, languageHeader, prefixRoutingHeader } from '../../../src/contract/headers.ts';
import type { Markup } from '../html/html.ts';
import { html as markup } from '../html/html.ts';
import { inTime } from '../in-time.ts';
import type { Settings } from '../settings.ts';
import type { Asked } from './shell.ts';

/** So long an answer is brought along without asking anew, in milliseconds. */
const KEPT = 60_000;

/** So long the first document waits for an answer, in milliseconds: without it, the page asks itself. */
const PATIENCE = 1_000;

/** So long an answer is read for the documents that follow, in milliseconds. */
const LONGEST_READ = 10_000;

/** So long a document waits to hear whether a newcomer's network is known, in milliseconds: about what asking costs the page. */
const NEWCOMERS_PATIENCE = 100;

/** The longest answer that a document brings along, in characters. */
const LONGEST_ANSWER = 1_000_000;

/** The query's key for the token of an invoice link (`src/app/session/invoice-token.ts`). */
const TOKEN = 'invoiceToken';

type Routing = Pick<Settings, 'prefixRouting'>;

/** The calls that a page makes first, whoever is there: who that is, what the site is, and what the page is about. */
export function firstCalls(page: PageName | null): readonly BlankCallName[] {
  return ['user', 'infossiteweb', ...(page === null ? [] : (pageOf(page).asks ?? []))];
}

/** `POST /fr/ajax/infosquote/read {}`, as a document writes a call. */
const textOf = (method: string, url: string, body: string | null): string =>
  `${method} ${url}${body === null ? '' : ` ${body}`}`;

/** A call without a question, as it is sent. */
function requestOf(name: BlankCallName, locale: Locale, { prefixRouting }: Routing) {
  const row = calls[name];
  const url = callPath(row, { locale, prefixRouting });
  const body = row.method === 'GET' ? null : JSON.stringify(row.request.encode(null));
  return { method: row.method, url, body, text: textOf(row.method, url, body) };
}

/** A body with the parameters of an address in it; `null` where one of them is not what it has to be. */
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

/** A question as it is sent; `null` where a parameter of its address is not what it has to be. */
function sentAs(
  { method, path, body }: FirstQuestion,
  params: Params,
  address: { readonly locale: Locale } & Routing,
): string | null {
  const url = callPath({ path }, address);
  if (method === 'GET') return textOf(method, url, null);
  const text = filled(body, params);
  return text === null ? null : textOf(method, url, text);
}

/** What pages of somebody's own ask first, as the build has found it (`src/app/ssr/first-questions.ts`). */
export class OwnQuestions {
  readonly #questions: Readonly<Record<string, PageQuestions>>;

  constructor(questions: Readonly<Record<string, PageQuestions>>) {
    this.#questions = questions;
  }

  /** Those of a build; none where it has not looked for them. */
  static async open(dist: URL): Promise<OwnQuestions> {
    const text = await readFile(new URL('.ssr/first-questions.json', dist), 'utf8').catch(() => '{}');
    return new OwnQuestions(firstQuestionsStruct.create(JSON.parse(text)));
  }

  /** What a page asks first at an address, as it is sent, if anything; `null` where the address alone does not tell. */
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
    const texts = [...(asks === null ? [] : [asks]), ...sections].map((question) => sentAs(question, params, address));
    return texts.every((text) => text !== null) ? texts : null;
  }
}

/** How an answer is asked for. */
interface AskingOptions {
  /** So long it is waited for, in milliseconds. */
  readonly patience: number;
  /** From which network address, where that matters. */
  readonly address?: string;
}

/**
 * Asks the server's own addresses without anything by which a person could be known; an envelope in JSON, or `null` where
 * there is no such answer. Rejects where it does not come in time.
 */
export type AskAsNewcomer = (name: BlankCallName, locale: Locale, options: AskingOptions) => Promise<string | null>;

/** The text of a body; `null` for one that is too long: the rest of it is not read. */
async function bodyOf(stream: Readable): Promise<string | null> {
  let text = '';
  const chunks: AsyncIterable<unknown> = stream.setEncoding('utf8');
  for await (const chunk of chunks) {
    text += String(chunk);
    if (text.length > LONGEST_ANSWER) return null;
  }
  return text;
}

/** Whether a body answers a call as agreed: only then a document brings it along. */
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

/** Asks the back end of the calls, this server's or another. */
export function askedAsNewcomer(app: FastifyInstance, routing: Routing): AskAsNewcomer {
  const received = async (name: BlankCallName, locale: Locale, { patience, address }: AskingOptions) => {
    const { method, url, body } = requestOf(name, locale, routing);
    const answer = await app.inject({
      method,
      url,
      payloadAsStream: true,
      // What is not waited for any longer is not read any longer.
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
    // What comes with a cookie is somebody's from then on.
    if (answer.statusCode !== 200 || answer.headers['set-cookie'] !== undefined) return null;
    const text = await bodyOf(answer.stream());
    return text !== null && isAnswer(name, text) ? text : null;
  };
  return (name, locale, options) => inTime(received(name, locale, options), options.patience);
}

/** What everybody is told alike, from memory; read anew behind whenever it has become old. */
export class PublicAnswers {
  readonly #ask: AskAsNewcomer;
  readonly #kept = new Map<string, { readonly received: string | null; readonly until: number }>();
  readonly #asked = new Map<string, Promise<string | null>>();

  constructor(ask: AskAsNewcomer) {
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

  /** An answer in a language; `null` where nobody knows it in time. */
  async of(name: BlankCallName, locale: Locale): Promise<string | null> {
    const kept = this.#kept.get(`${locale} ${name}`);
    const reading = kept && performance.now() < kept.until ? null : this.#read(name, locale);
    if (kept || !reading) return kept?.received ?? null;
    return inTime(reading, PATIENCE).catch(() => null);
  }
}

/** That a visitor is nobody whom anybody knows, as `GET user` tells it. */
const nobodyKnown = having({
  isSuccess: literal(true),
  data: having({ utilisateur: literal(null), factureToken: literal(null) }),
});

/** What a newcomer is told of who they are, if that is nobody: of whoever is known, a document says nothing. */
async function receivedNobody(ask: AskAsNewcomer, locale: Locale, address: string): Promise<string | null> {
  try {
    const received = await ask('user', locale, { patience: NEWCOMERS_PATIENCE, address });
    return received !== null && nobodyKnown.is(JSON.parse(received)) ? received : null;
  } catch {
    return null;
  }
}

/** What a document says of the calls that its page makes first. */
export interface FirstQuestions {
  /** Whether a page of somebody's own has nothing else to ask first. */
  readonly isWhole: boolean;
  /** What is to be asked at once, beside the code. */
  readonly asks: readonly Markup[];
  /** What is answered here and now. */
  readonly answers: readonly Markup[];
}

/** Who asks for a document, as far as their request tells. */
export interface Comer {
  readonly mayBeSignedIn: boolean;
  /** Nothing is there by which a server could know them: no cookie but those of the page itself. */
  readonly isNew: boolean;
  /** Their network address, by which an organisation may be recognised. */
  readonly address: string;
}

/** Where the answers come from that documents bring along. */
export interface AnswersAtHand {
  readonly answers: PublicAnswers;
  readonly own: OwnQuestions;
  readonly ask: AskAsNewcomer;
}

/**
 * The calls that a page makes first (`src/app/navigation/boot.ts`): what everybody is told alike comes with the document, all else is
 * named. Newcomers are nobody yet, and have typed nothing: their page has nothing to ask, unless their network is known.
 * Whoever may have signed in is told more of the site than others, so their page asks; and what a page of their own is
 * about is asked at once, too. Only they get the answer, and where it turns out that nobody is there, the page never looks at it.
 * Whoever comes by the link of a letter is who its token says: what their page is about is asked once that is taken.
 */
export async function firstQuestions(
  { page, place, locale }: Asked,
  { mayBeSignedIn, isNew, address }: Comer,
  { answers, own, ask }: AnswersAtHand,
  routing: Routing,
): Promise<FirstQuestions> {
  const isByLink = new URLSearchParams(place.search).has(TOKEN);
  const takesToken = isByLink && page !== null && pageOf(page).access === 'personalOrToken';
  const mayAsk = takesToken || (mayBeSignedIn && !isByLink);
  const ownTexts = page !== null && mayAsk ? own.of(page, place, { locale, ...routing }) : null;
  const isNobody = isNew && !isByLink;
  const answerTo = async (name: BlankCallName): Promise<string | null> => {
    if (name === 'user') return isNobody ? receivedNobody(ask, locale, address) : null;
    const { sameFor } = calls[name];
    const isSame = sameFor === 'newcomers' ? isNobody : sameFor === 'strangers' && !mayBeSignedIn;
    return isSame ? answers.of(name, locale) : null;
  };
  const received = await Promise.all(
    firstCalls(page).map(async (name) => ({
      name,
      text: requestOf(name, locale, routing).text,
      answer: await answerTo(name),
    })),
  );
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
      // No answer ends the element that it stands in.
      const content: Markup = { markup: answer.replaceAll('<', String.raw`\u003c`) };
      return [markup`<script type="application/json" data-answers="${text}">${content}</script>`];
    }),
  };
}
