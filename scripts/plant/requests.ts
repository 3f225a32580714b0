import type { Bug } from './bug.ts';

/** Bugs in the life of a request for a modification, and in what its page makes of it. */
export const lifecycleBugs: readonly Bug[] = [
  {
    name: 'a-request-that-was-decided-can-still-be-cancelled',
    kind: 'wrong guard',
    file: 'machines/modification/lifecycle.machine.ts',
    find: `    rejected: settled,`,
    replace: `    rejected: { on: { 'request.cancelled': 'cancelled' } },`,
  },
  {
    name: 'one-rejected-line-rejects-the-whole-request',
    kind: 'wrong guard',
    file: 'machines/modification/lifecycle.machine.ts',
    find: `=> accepted === 0,`,
    replace: `=> accepted < 40,`,
  },
  {
    name: 'a-reader-whose-deletion-was-refused-leaves-the-list',
    kind: 'crossed field',
    file: 'machines/domain/reader-marker.ts',
    find: `return type === readerAddition ? 'removed' : 'cleared';`,
    replace: `return type === readerDeletion ? 'removed' : 'cleared';`,
  },
  {
    name: 'what-the-office-decides-is-seen-after-a-reload-only',
    kind: 'stale value',
    file: 'machines/modification/modification.machine.ts',
    find: `      { guard: 'mayHaveChanged', target: '.refreshing' },`,
    replace: ``,
  },
  {
    name: 'a-request-that-was-accepted-meanwhile-is-told-as-cancelled',
    kind: 'wrong status',
    file: 'machines/modification/modification.context.ts',
    find: `state === 'cancelled' ? 'cancelled' : 'decidedMeanwhile'`,
    replace: `'cancelled'`,
  },
  {
    name: 'a-cancellation-that-got-lost-is-not-spoken-of',
    kind: 'error swallowed',
    file: 'machines/modification/modification.context.ts',
    find: `refusal: isOver ? null : refusal,`,
    replace: `refusal: null,`,
  },
  {
    name: 'another-request-is-shown-as-the-one-before',
    kind: 'wrong guard',
    file: 'machines/modification/modification.machine.ts',
    find: `request !== context.request,`,
    replace: `request !== context.request && context.modification === null,`,
  },
  {
    name: 'rejected-lines-stand-last',
    kind: 'wrong order',
    file: 'machines/domain/modification.ts',
    find: `order.indexOf(left.state) - order.indexOf(right.state)`,
    replace: `order.indexOf(right.state) - order.indexOf(left.state)`,
  },
];

/** Bugs in the page of a request. */
export const requestViewBugs: readonly Bug[] = [
  {
    name: 'what-a-request-changes-is-told-the-other-way-round',
    kind: 'crossed field',
    file: 'src/screens/modification/line-fields.ts',
    find: `[{ id, label, before: value, after: changed }]`,
    replace: `[{ id, label, before: changed, after: value }]`,
  },
  {
    name: 'why-a-line-was-rejected-is-not-said',
    kind: 'dropped field',
    file: 'src/screens/modification/line-card.tsx',
    find: `reason === '' ? undefined : (`,
    replace: `reason !== '' ? undefined : (`,
  },
  {
    name: 'keeping-the-request-cancels-it',
    kind: 'wrong event',
    file: 'src/screens/modification/cancellation.tsx',
    find: `onPress={() => send({ type: 'cancellation.dismissed' })}`,
    replace: `onPress={() => send({ type: 'cancellation.confirmed' })}`,
  },
];
