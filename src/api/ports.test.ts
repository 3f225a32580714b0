import { create, nullable, string, type } from 'superstruct';
import { beforeAll, describe, expect, it } from 'vitest';
import { charts } from '../../machines/charts.ts';
import type { FailureKind } from '../../machines/failure.ts';
import { ApiError, failureKinds } from '../../machines/failure.ts';
import { explore } from '../../machines/funnel/model/explore.ts';
import { replayPath } from '../../machines/funnel/model/replay.ts';
import type { ReadingPage } from '../../machines/domain/reading.ts';
import { addressesApi } from './addresses.ts';
import type { Ask } from './client.ts';
import { invoicesApi } from './invoices.ts';
import { newslettersApi } from './newsletters.ts';
import { pricesApi } from './prices.ts';
import { quotationsApi } from './quotations.ts';
import { quoteRequestsApi } from './quote-requests.ts';
import { readingsApi } from './readings.ts';
import { siteApi } from './site.ts';
import { subscriptionOrdersApi } from './subscription-orders.ts';
import { visitorApi } from './visitor.ts';

type Port = (question: never, signal: AbortSignal) => Promise<unknown>;

const apis = [
  addressesApi,
  invoicesApi,
  newslettersApi,
  pricesApi,
  quotationsApi,
  quoteRequestsApi,
  readingsApi,
  siteApi,
  subscriptionOrdersApi,
  visitorApi,
];

/** Calls that were made, the last of them last. */
const made: { readonly path: string; readonly signal: AbortSignal }[] = [];

/** Nobody answers. */
const silent: Ask = ({ path }, { signal }) => {
  made.push({ path, signal });
  return new Promise(() => {});
};

/** Every port, as it asks; of one that several fill, all. */
const ports: readonly (readonly [string, Port])[] = apis.flatMap((api) => Object.entries<Port>(api(silent)));

/** What charts ask through each port: the first question that a walk meets. */
async function questions(): Promise<ReadonlyMap<string, unknown>> {
  const found = new Map<string, unknown>();
  for (const chart of charts) {
    for (const { input, path, moves } of explore(chart)) {
      const isNew = moves.some(({ move }) => move.kind === 'answer' && !found.has(`${move.port} ${chart.name}`));
      if (!isNew) continue;
      const replay = await replayPath(chart, input, path);
      for (const { port, input: question } of replay.asked) found.set(`${port} ${chart.name}`, question);
      replay.stop();
    }
  }
  return found;
}

describe('every question that a chart asks', () => {
  let asked: ReadonlyMap<string, unknown> = new Map();
  beforeAll(async () => {
    asked = await questions();
  }, 120_000);

  it('has a port, which is told when nobody waits for its answer any more', () => {
    const deaf: string[] = [];
    for (const [who, question] of asked) {
      const [name = ''] = who.split(' ');
      const { signal } = new AbortController();
      made.length = 0;
      for (const [port, ask] of ports) {
        if (port === name) attempt(() => Reflect.apply(ask, undefined, [question, signal]));
      }
      if (made.length !== 1 || made[0]?.signal !== signal) deaf.push(who);
    }
    expect(asked.size).toBeGreaterThan(30);
    expect(deaf).toEqual([]);
  });
});

/** Of two ports of one name, one refuses what is the other's. */
function attempt(act: () => unknown): void {
  try {
    act();
  } catch {
    // It has made no call, which is what counts.
  }
}

const { signal } = new AbortController();

describe('a port that chooses among calls', () => {
  it.each([
    ['garder', true],
    ['retirer', false],
  ])('asks as it was asked: %s', async (action, isKept) => {
    const sent: unknown[] = [];
    const ask: Ask = (call, { request }) => {
      if (request !== undefined) sent.push(call.request.encode(request));
      return Promise.reject(new ApiError('offline', call.path));
    };
    await expect(readingsApi(ask).keepArticle({ articleId: 7, isKept }, signal)).rejects.toThrow('offline');
    expect(sent).toEqual([{ action, artIId: 7 }]);
  });
});

describe('what the server does not know', () => {
  const failing =
    (kind: FailureKind): Ask =>
    ({ path }) =>
      Promise.reject(new ApiError(kind, path));

  it.each(failureKinds)('is unknown where it says so, and nowhere else: %s', async (kind) => {
    const answers = [
      invoicesApi(failing(kind)).readOutcome({ reference: 'PAY-1' }, signal),
      quotationsApi(failing(kind)).readQuotation({ id: 1 }, signal),
      quotationsApi(failing(kind)).readQuotationByReference({ reference: 'DEV-1' }, signal),
    ].map((answer) => answer.catch((error: unknown) => (error instanceof ApiError ? error.kind : 'no ApiError')));
    const expected = kind === 'notFound' ? { kind: 'unknown' } : kind;
    expect(await Promise.all(answers)).toEqual([expected, expected, expected]);
  });
});

const withCursor = type({ curseur: nullable(string()) });

describe('a list', () => {
  it('is read on until there is a row, or an end', async () => {
    const pages: ReadingPage[] = [
      { rows: [], next: 'second' },
      { rows: [], next: 'third' },
      { rows: [], next: null },
    ];
    const cursors: unknown[] = [];
    const ask: Ask = async (call, { request }) => {
      if (request !== undefined) cursors.push(create(call.request.encode(request), withCursor).curseur);
      const page = call.answer.decode({ lectures: [], curseurSuivant: pages.shift()?.next ?? null });
      return { kind: 'answered', answer: page };
    };
    const question = { filter: { documentKind: null, text: '' }, sort: 'newestRead', cursor: null } as const;
    expect(await readingsApi(ask).readReadLater(question, signal)).toEqual({ rows: [], next: null });
    expect(cursors).toEqual([null, 'second', 'third']);
  });
});
