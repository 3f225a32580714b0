import type { Bug } from './bug.ts';

/** Bugs in what charts are made of: lists, prices, domain, rules of forms. */
export const chartPartBugs: readonly Bug[] = [
  {
    name: 'a-truncated-answer-counts-as-a-refusal',
    kind: 'dropped field',
    file: 'machines/failure.ts',
    find: `['offline', 'timeout', 'conflict', 'server', 'malformed']`,
    replace: `['offline', 'timeout', 'conflict', 'server']`,
  },
  {
    name: 'a-list-read-meanwhile-forgets-what-was-settled',
    kind: 'stale value',
    file: 'machines/listing/listing.ts',
    find: `settled: list.isAsking ? [...list.settled, change] : [],`,
    replace: `settled: [],`,
  },
  {
    name: 'a-change-on-its-way-is-replaced',
    kind: 'wrong guard',
    file: 'machines/listing/listing.ts',
    find: `earlier && waiting(list).includes(earlier) && !earlier.isUndoable`,
    replace: `earlier && !earlier.isUndoable`,
  },
  {
    name: 'a-change-that-may-have-been-made-is-not-looked-up',
    kind: 'error swallowed',
    file: 'machines/listing/listing.ts',
    find: `const isDoubtful = list.isDoubtful || isUncertain(error);`,
    replace: `const { isDoubtful } = list;`,
  },
  {
    name: 'half-a-second-to-undo',
    kind: 'wrong unit',
    file: 'machines/listing/listing.states.ts',
    find: `export const UNDO_TIME = 5_000;`,
    replace: `export const UNDO_TIME = 500;`,
  },
  {
    name: 'leaving-loses-what-could-be-undone',
    kind: 'missing action',
    file: 'machines/listing/listing.states.ts',
    find: `
            'page.left': { target: 'deciding', actions: after(list.hurry) },`,
    replace: '',
  },
  {
    name: 'a-switch-under-way-shows-its-old-refusal',
    kind: 'wrong guard',
    file: 'machines/account/newsletters/newsletters.context.ts',
    find: `!changing.has(rowId) && isOn.get(rowId) !== wish.isOn`,
    replace: `isOn.get(rowId) !== wish.isOn`,
  },
  {
    name: 'the-order-of-readings-is-not-asked-for',
    kind: 'dropped field',
    file: 'machines/account/readings/readings.context.ts',
    find: `    sort: sortNamed(sort),
    cursor,`,
    replace: `    sort: sortNamed(''),
    cursor,`,
  },
  {
    name: 'tax-is-rounded-down',
    kind: 'wrong rounding',
    file: 'machines/domain/money.ts',
    find: `Math.round(exact)`,
    replace: `Math.floor(exact)`,
  },
  {
    name: 'any-vat-number-frees-from-tax',
    kind: 'wrong guard',
    file: 'machines/domain/vat.ts',
    find: `vatNumber?.startsWith(vatNumberPrefix(country))`,
    replace: `vatNumber !== null`,
  },
  {
    name: 'the-last-reader-of-a-tier-is-free',
    kind: 'off by one',
    file: 'machines/domain/price.ts',
    find: `Math.min(readers, last) - tier.from + 1)`,
    replace: `Math.min(readers, last) - tier.from)`,
  },
  {
    name: 'a-wallet-at-the-threshold-is-hidden',
    kind: 'off by one',
    file: 'machines/domain/account.ts',
    find: `wallet.balanceBeforeMigration >= WALLET_DISPLAY_THRESHOLD`,
    replace: `wallet.balanceBeforeMigration > WALLET_DISPLAY_THRESHOLD`,
  },
  {
    name: 'an-account-number-of-any-length',
    kind: 'missing validation',
    file: 'machines/validation/rules/iban.ts',
    find: `    lengths.get(characters.slice(0, 2)) === characters.length &&
`,
    replace: '',
  },
  {
    name: 'the-latest-day-is-too-late',
    kind: 'off by one',
    file: 'machines/validation/rules/date.ts',
    find: `(day) => day <= latest`,
    replace: `(day) => day < latest`,
  },
  {
    name: 'a-price-of-before-stands-as-the-present-one',
    kind: 'stale value',
    file: 'machines/offer/pricing.states.ts',
    find: `    priced: { always: outdated },`,
    replace: `    priced: {},`,
  },
];
