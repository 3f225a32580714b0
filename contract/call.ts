import type { FieldPath } from '../validation/field-names.ts';
import type { AnswerCodec } from './answer.ts';
import { noData } from './answer.ts';
import type { Codec } from './codec.ts';
import { nothing } from './codec.ts';
import type { Locale } from '../domain/locale.ts';
import { locales } from '../domain/locale.ts';

/**
 * Kinds of callers, as the server identifies them. `recognised`: by their network's address; `limited`: signed in, but
 * the e-mail is not verified or the account not valid. A signed-in caller reaches only their own data; a token holder
 * one invoice.
 */
const callers = ['anonymous', 'recognised', 'limited', 'signedIn', 'tokenHolder'] as const;

export type Caller = (typeof callers)[number];

/** Failure statuses of a call; any call may also answer 500, and 503 where the database does not answer in time. */
export type FailureStatus = 400 | 401 | 403 | 404 | 409 | 422 | 429;

/** Requests to a path that belong to a row: those with this field, and with this value where one is given. */
export interface Discriminator {
  readonly field: string;
  readonly value?: string;
}

/** Reads whose last answers the page caches, per question (`src/page/query-cache.ts`), by their ports. */
export const cachedReads = {
  readAddresses: 'user/adresse',
  readNewsletters: 'servicesemail',
  readWatches: 'notifications',
  readReaders: 'readers/read',
  readRanges: 'ranges/read',
  readSubscription: 'subscription/read',
  readSubscriptions: 'subscriptions/all',
  readLatestArticles: 'articles/last',
  readReadings: 'articles/history',
  readReadLater: 'read-later/read',
  readWallet: 'user/pme',
} as const;

/** Calls that can be made stale: those reads, and the number of open invoices. */
export const cachedCalls = [...Object.values(cachedReads), 'invoice/read'] as const;

export type CachedCall = (typeof cachedCalls)[number];

/** The port of the charts that asks a call, derived from its row (`call-ports.ts`). */
export interface CallPort {
  readonly name: string;
  /**
   * Answers with lists: `withCompleteness` says how much of them was read, `rows` the same of an answer that is one list;
   * `whole`: one that was read in part is malformed; `offered`: one of which no row was read.
   */
  readonly lists?: 'withCompleteness' | 'rows' | 'whole' | 'offered';
  /** The request survives unloading the page: optimistic changes of a list, also those sent as the visitor leaves. */
  readonly outlivesPage?: true;
}

/** One row of the table. */
export interface Call<Query, Request, Answer> {
  readonly method: 'GET' | 'POST';
  /** Without language prefix; see `callPath`. */
  readonly path: `/ajax/${string}`;
  /** Tells apart rows of the same method and path; `null`: the requests that no other of them claims. */
  readonly asks: Discriminator | null;
  readonly query: Codec<Query>;
  readonly request: Codec<Request>;
  /** `data` of the envelope of a success. */
  readonly answer: AnswerCodec<Answer>;
  readonly callers: readonly Caller[];
  /** `null`: its ports choose among calls, or make another answer of its own (`src/api`). */
  readonly port: CallPort | null;
  /** Whether the call carries an `Idempotency-Key`, and repeats the answer for a repeated key. */
  readonly idempotent: boolean;
  /** Whether a GET changes something, the caller's own draft or caches: then another site may not make a browser send it. */
  readonly changesOnGet: boolean;
  /** Whether a POST has no visible side effect: it may be sent to a back end in use, as a GET may. */
  readonly readsOnly: boolean;
  /**
   * Callers who all receive the same answer in a language, so that a document may embed it: anonymous ones, or among
   * these only first visits, whose cookies identify nothing; `null`: the answer depends on the caller.
   */
  readonly sameFor: 'strangers' | 'newcomers' | null;
  /** Whether `isSuccess: false` with status 200 is one of its business answers; its `feedback` says why. */
  readonly refuses: boolean;
  /** Whether a 401 is its answer (no session, or wrong credentials) and not the end of a session. */
  readonly identifiesCaller: boolean;
  /** The longest body, in bytes; `null`: that of every call. */
  readonly longestBody: number | null;
  /** Its failures, without those that follow from the row (`failuresOf`). */
  readonly failures: readonly FailureStatus[];
  /** Whether the server's words for a success are shown in passing (specification §7); else why they are not. */
  readonly successWords: 'shown' | { readonly omitted: string };
  /**
   * Cached reads that the answer to a request makes stale; complete, by `tests/contract/stale-reads.test.ts`. A sign-in or
   * sign-out drops the whole cache.
   */
  makesStale(request: Request | undefined): readonly CachedCall[];
  /** Names of typed fields in the code and in messages, by their names on the wire; see `fieldNamed`. */
  readonly fields: Readonly<Record<string, FieldPath>>;
  /** Names of files in `fixtures/`: one exchange each. */
  readonly fixtures: readonly string[];
  readonly purpose: string;
}

/** Fields of a row that only the server and its tests read. */
type ServerOnly =
  | 'asks'
  | 'callers'
  | 'changesOnGet'
  | 'readsOnly'
  | 'sameFor'
  | 'longestBody'
  | 'failures'
  | 'purpose';

/** Fields of a row that the client reads. */
export type AskedCall<Query, Request, Answer> = Omit<Call<Query, Request, Answer>, ServerOnly>;

/** Reasons for not showing the words of a success that several rows share. */
export const omittedWords = {
  byPage: { omitted: 'The page that follows says so, and stays.' },
  byEachChange: { omitted: 'It is asked with each change of a form: nobody has asked for words about it.' },
} as const;

const licence = ['readers/read', 'ranges/read', 'subscription/read'] as const;
/** A payment or an order: it changes what is held, what happened to it, what is left in the wallet and to be paid. */
const money = ['subscription/read', 'subscriptions/all', 'user/pme', 'invoice/read'] as const;

/** Cached reads that several calls make stale. */
export const stale = { licence, money } as const;

/**
 * Statuses with which a call fails, in order: its own, 400, and what its callers, its method, its idempotency key and its
 * typed fields entail.
 */
export function failuresOf(
  call: Pick<Call<never, never, unknown>, 'failures' | 'callers' | 'method' | 'changesOnGet' | 'idempotent' | 'fields'>,
): readonly FailureStatus[] {
  const isOpen = call.callers.includes('anonymous');
  const all: readonly FailureStatus[] = [
    400,
    ...(isOpen ? [] : ([401, 403] as const)),
    // Another site may not make a browser send it.
    ...(call.method === 'POST' || call.changesOnGet ? ([403] as const) : []),
    ...(call.idempotent ? ([409] as const) : []),
    ...(Object.keys(call.fields).length > 0 ? ([422] as const) : []),
    ...call.failures,
  ];
  return [...new Set(all)].toSorted((one, other) => one - other);
}

/** Defaults of a row. */
export const defaults = {
  asks: null,
  query: nothing,
  request: nothing,
  answer: noData,
  callers,
  port: null,
  idempotent: false,
  changesOnGet: false,
  readsOnly: false,
  sameFor: null,
  refuses: false,
  identifiesCaller: false,
  longestBody: null,
  failures: [],
  successWords: 'shown',
  makesStale: (): readonly CachedCall[] => [],
  fields: {},
} as const;

/** A row with its types; those of its port are derived from it. */
export function call<
  Query,
  Request,
  Answer,
  const Row extends Pick<Call<Query, Request, Answer>, 'port' | 'idempotent'>,
>(row: Call<Query, Request, Answer> & Row): Call<Query, Request, Answer> & Pick<Row, 'port' | 'idempotent'> {
  return row;
}

/** Every path under which a server answers a call: without prefix, and with each language's. */
export function callPaths(call: {
  readonly path: string;
}): readonly { readonly path: string; readonly locale: Locale | null }[] {
  return [{ path: call.path, locale: null }, ...locales.map((locale) => ({ path: `/${locale}${call.path}`, locale }))];
}
