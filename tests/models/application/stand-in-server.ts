/** A back end that answers each call with a golden exchange of the contract: tests check the page’s reaction. */
import { assert, nullable, type as having, record, string, unknown } from 'superstruct';
import type { CallName } from '../../../contract/calls.ts';
import { calls } from '../../../contract/calls.ts';
import { languageHeader } from '../../../contract/headers.ts';
import { readGolden } from '../../support/golden-exchange.ts';
import { rowOf } from '../../support/row-of.ts';
import { standInNetwork } from '../../support/stand-in-network.ts';

const answer = having({ data: nullable(record(string(), unknown())) });

/** Several exchanges merged: each field has its last value. */
function answerOf(fixtures: readonly string[]): unknown {
  const bodies = fixtures.map((fixture) => answer.create(readGolden(fixture).response.body));
  const fields = bodies.flatMap(({ data }) => Object.entries(data ?? {}).filter(([, value]) => value !== null));
  return bodies.length === 1 ? bodies[0] : { ...bodies[0], data: Object.fromEntries(fields) };
}

/** The calls that answer in the caller's language, and their translated fields. */
const inWords: Readonly<Partial<Record<CallName, RegExp>>> = {
  infossiteweb: /^(?:nom|titre)$/,
  servicesemail: /^(?:libelle|titre)$/,
  'articles/history': /^(?:titre|publication)$/,
  'read-later/read': /^(?:titre|publication)$/,
  'simulateurv2/commande': /^libelle$/,
  'quotation/read': /^libelle$/,
  'subscriptionsv2/onlinesubscription': /^libelle$/,
};

/** An answer in a language: every text in it is marked with the language. */
function spokenIn(language: string, name: CallName, answer: unknown): unknown {
  const text = JSON.stringify(answer, (key, value: unknown) =>
    typeof value === 'string' && inWords[name]?.test(key) ? `${value} (${language})` : value,
  );
  return JSON.parse(text);
}

/** A call that the page has made. */
export interface Asked {
  readonly name: CallName;
  /** The requested language of the answer. */
  readonly language: string;
  readonly body: unknown;
}

/** The back end of one test. */
export class StandInServer {
  readonly asked: Asked[] = [];
  readonly #failures = new Map<CallName, () => Response>();
  readonly #fixtures = new Map<CallName, readonly string[]>();
  readonly #received = new Map<CallName, unknown>();
  #isSilent = false;

  constructor() {
    standInNetwork(async (request) => {
      const parsed: unknown = request.method === 'POST' ? await request.clone().json() : {};
      assert(parsed, record(string(), unknown()));
      const name = rowOf({ method: request.method, pathname: new URL(request.url).pathname, body: parsed });
      const language = request.headers.get(languageHeader) ?? '';
      this.asked.push({ name, language, body: parsed });
      if (this.#isSilent) return new Promise<never>(() => undefined);
      const failure = this.#failures.get(name);
      if (failure) {
        this.#failures.delete(name);
        return failure();
      }
      const answer = this.#received.get(name) ?? answerOf(this.#fixtures.get(name) ?? calls[name].fixtures.slice(0, 1));
      return Response.json(spokenIn(language, name, answer));
    });
  }

  /** Answers a call with other exchanges than the first of its row. */
  answers(name: CallName, ...fixtures: readonly string[]): void {
    this.#fixtures.set(name, fixtures);
  }

  /** Answers a call with these fields from now on; the others are those of its first exchange. */
  tells(
    name: CallName,
    received: { readonly isSuccess?: boolean; readonly feedback?: string; readonly data?: unknown },
  ): void {
    this.#received.set(name, { isSuccess: true, feedback: null, data: this.dataOf(name), ...received });
  }

  /** The first exchange’s answer to a call. */
  dataOf(name: CallName): unknown {
    return having({ data: unknown() }).create(answerOf(calls[name].fixtures.slice(0, 1))).data;
  }

  /** Fails a call once, with a status, and with or without feedback. */
  fails(name: CallName, status: number, feedback: string | null = null): void {
    this.#failures.set(name, () => Response.json({ isSuccess: false, feedback, data: null }, { status }));
  }

  /** A gateway answers a call once in its place, with a page of its own. */
  isCutOff(name: CallName, status: number): void {
    this.#failures.set(name, () => new Response('<h1>Not here</h1>', { status }));
  }

  /** Leaves all calls unanswered from now on. */
  fallSilent(): void {
    this.#isSilent = true;
  }

  /** The calls since the last time, in order. */
  takeAsked(): readonly Asked[] {
    return this.asked.splice(0);
  }
}
