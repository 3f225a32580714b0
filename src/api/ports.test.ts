import { create, nullable, string, type } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { without } from '../../domain/completeness.ts';
import type { FailureKind } from '../../machines/failure.ts';
import { ApiError, failureKinds } from '../../machines/failure.ts';
import type { ReadingPage } from '../../domain/reading.ts';
import type { ApiClient } from './client.ts';
import { addressesApi } from './addresses.ts';
import { invoicesApi } from './invoices.ts';
import { licenceCalls } from '../../contract/licence.ts';
import { callPorts } from './call-ports.ts';
import { rangeCalls } from '../../contract/range.ts';
import { newslettersApi } from './newsletters.ts';
import { quotationsApi } from './quotations.ts';
import { readingsApi } from './readings.ts';
import { visitorApi } from './visitor.ts';
import { walletApi } from './wallet.ts';
import { watchesApi } from './watches.ts';

const { signal } = new AbortController();

describe('a port that chooses among calls', () => {
  it.each([
    ['garder', true],
    ['retirer', false],
  ])('asks as it was asked: %s', async (action, isKept) => {
    const sent: unknown[] = [];
    const client: ApiClient = (call, { request }) => {
      if (request !== undefined) sent.push(call.request.encode(request));
      return Promise.reject(new ApiError('offline', call.path));
    };
    await expect(readingsApi(client).keepArticle({ articleId: 7, isKept }, signal)).rejects.toThrow('offline');
    expect(sent).toEqual([{ action, artIId: 7 }]);
  });
});

describe('a change that a list shows before it is made', () => {
  const changes: Readonly<Record<string, (client: ApiClient) => Promise<unknown>>> = {
    addresses: (client) => addressesApi(client).changeAddress({ kind: 'deleted', id: 1 }, signal),
    newsletters: (client) =>
      newslettersApi(client).changeNewsletter({ accountId: 1, publicationId: 2, isWithout: true }, signal),
    notifications: (client) => watchesApi(client).deleteWatch({ id: 1 }, signal),
    ranges: (client) => callPorts(client, rangeCalls).deleteRange({ subscriptionId: 1, rangeId: 2 }, signal),
    readers: (client) => callPorts(client, licenceCalls).deleteReader({ subscriptionId: 1, readerId: 2 }, signal),
    readings: (client) => readingsApi(client).keepArticle({ articleId: 7, isKept: true }, signal),
  };

  it.each(Object.entries(changes))('is made where the page goes away: %s', async (_, change) => {
    const outlives: unknown[] = [];
    const client: ApiClient = (call, { outlivesPage }) => {
      outlives.push(outlivesPage);
      return Promise.reject(new ApiError('offline', call.path));
    };
    await expect(change(client)).rejects.toThrow('offline');
    expect(outlives).toEqual([true]);
  });
});

const failing =
  (kind: FailureKind): ApiClient =>
  ({ path }) =>
    Promise.reject(new ApiError(kind, path));

it('an invoice’s link is refused by an answer of the back end, and by no other failure', async () => {
  const readings = await Promise.allSettled(
    failureKinds.map(async (kind) => {
      await visitorApi(failing(kind)).readVisitor({ invoiceToken: 'token' }, signal);
      return kind;
    }),
  );
  const refusing = readings.flatMap((reading) => (reading.status === 'fulfilled' ? [reading.value] : []));
  expect(refusing).toEqual(['unauthorised', 'forbidden', 'notFound', 'invalid']);
});

describe('what the server does not know', () => {
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
    const client: ApiClient = async (call, { request }) => {
      if (request !== undefined) cursors.push(create(call.request.encode(request), withCursor).curseur);
      const page = call.answer.decode({ lectures: [], curseurSuivant: pages.shift()?.next ?? null });
      return { kind: 'answered', answer: page, omissions: [{ kind: 'row', path: 'lectures.0' }] };
    };
    const question = { filter: { documentKind: null, text: '' }, sort: 'newestRead', cursor: null } as const;
    expect(await readingsApi(client).readReadLater(question, signal)).toEqual({
      rows: [],
      next: null,
      completeness: without(3),
    });
    expect(cursors).toEqual([null, 'second', 'third']);
  });

  it('is read to its last page where all of it becomes a file', async () => {
    const asked: unknown[] = [];
    const client: ApiClient = async (call, { request }) => {
      if (request !== undefined) asked.push(create(call.request.encode(request), withCursor).curseur);
      const montant = { montant: 1, devise: 'CRE' };
      const date = '2026-01-01T00:00:00Z';
      const operation = { operationIId: asked.length, typeOperation: 'achat', date, montant, solde: montant };
      const next = asked.length < 3 ? `page ${asked.length + 1}` : null;
      const page = call.answer.decode({ operations: [operation], curseurSuivant: next });
      return { kind: 'answered', answer: page, omissions: [] };
    };
    const operations = await walletApi(client).readWalletStatement({ kind: null, period: null }, signal);
    expect(operations.map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect(asked).toEqual([null, 'page 2', 'page 3']);
  });

  it('does not become a file without some of its rows', async () => {
    const client: ApiClient = async (call) => {
      const page = call.answer.decode({ operations: [], curseurSuivant: null });
      return { kind: 'answered', answer: page, omissions: [{ kind: 'row', path: 'operations.0' }] };
    };
    const statement = walletApi(client).readWalletStatement({ kind: null, period: null }, signal);
    await expect(statement).rejects.toMatchObject({ kind: 'malformed' });
  });
});
