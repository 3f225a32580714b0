import type { Bug } from './bug.ts';

/** Bugs where readers are added by a list. */
export const readerListBugs: readonly Bug[] = [
  {
    name: 'a-list-that-is-sent-twice-asks-for-its-readers-twice',
    kind: 'wrong identity',
    file: 'machines/account/reader-import/reader-import.context.ts',
    find: `  const isOpened = Object.keys(change).every((name) => name === 'isOpen');`,
    replace: `  const isOpened = false;`,
  },
  {
    name: 'what-the-server-has-against-a-reader-stands-on-another-line',
    kind: 'off by one',
    file: 'machines/account/reader-import/reader-import.context.ts',
    find: `place === '' ? undefined : included[Number(place)]`,
    replace: `place === '' ? undefined : included[Number(place) - 1]`,
  },
  {
    name: 'a-list-is-in-order-on-its-page-and-refused-by-the-server',
    kind: 'missing validation',
    file: 'machines/validation/reader-list/verdict.ts',
    find: `judge(readerForm, { civility, firstName, lastName, email }).complaints`,
    replace: `judge(readerForm, { civility, firstName, lastName: lastName.slice(0, 100), email }).complaints`,
  },
];
