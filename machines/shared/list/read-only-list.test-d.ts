/** A list whose port, question, answer or filters do not fit does not compile. Only the compiler reads this file. */
import type { ContextFrom } from 'xstate';
import { readLaterPaths as paths } from '../../../contract/pages/reading.ts';
import { readOnlyList } from './read-only-list.ts';
import { readOnlyChart } from './read-only-list.samples.ts';

const pageOf = (): {
  readonly rows: readonly { readonly id: string; readonly title: string }[];
  next: null;
  completeness: { kind: 'whole' };
} => ({ rows: [], next: null, completeness: { kind: 'whole' } });
const questionOf = (_: unknown, cursor: string | null) =>
  ({ filter: { documentKind: null, text: '' }, sort: 'newestRead', cursor }) as const;

const list = readOnlyList({
  name: 'articles',
  paths,
  read: 'readReadLater',
  filters: { document: '' },
  questionOf,
  pageOf,
});

export const context: (standing: ContextFrom<typeof list.machine>) => string = ({ document, listing }) =>
  document + (listing.rows[0]?.title ?? '');
// @ts-expect-error -- no filter of the list
export const unknownFilter: keyof ContextFrom<typeof list.machine> = 'kind';

// @ts-expect-error -- no port
export const noPort = readOnlyList({ name: 'articles', paths, read: 'readNothing', filters: {}, questionOf, pageOf });
// @ts-expect-error -- the port needs a question
export const unasked = readOnlyList({ name: 'articles', paths, read: 'readReadLater', filters: {}, pageOf });
export const wronglyAsked = readOnlyList({
  name: 'articles',
  paths,
  read: 'readReadLater',
  filters: {},
  // @ts-expect-error -- a question without filter and order
  questionOf: (_, cursor) => ({ cursor }),
  pageOf,
});
export const misspeltFilter = readOnlyList({
  name: 'articles',
  paths,
  read: 'readReadLater',
  filters: { document: '' },
  // @ts-expect-error -- a filter that the list has not
  questionOf: ({ kind }: { readonly kind: string }, cursor) => ({
    ...questionOf(null, cursor),
    filter: { documentKind: null, text: kind },
  }),
  pageOf,
});
export const asked = readOnlyList({
  name: 'subscriptions',
  paths,
  read: 'readSubscriptions',
  filters: {},
  // @ts-expect-error -- a whole list is asked nothing
  questionOf,
  pageOf,
});
export const wrongAnswer = readOnlyList({
  name: 'articles',
  paths,
  read: 'readReadLater',
  filters: {},
  questionOf,
  // @ts-expect-error -- an answer of another port
  pageOf: ({ invoices }: { readonly invoices: readonly { readonly id: string }[] }) => ({
    rows: invoices,
    completeness: { kind: 'whole' },
    next: null,
  }),
});

export const wrongSample = readOnlyChart(list, {
  request: 'POST /ajax/articles/history',
  // @ts-expect-error -- not the answer of the port
  several: { rows: [{ id: '1' }], completeness: { kind: 'whole' } },
  none: { rows: [] },
  changes: {},
  filtered: {},
});
