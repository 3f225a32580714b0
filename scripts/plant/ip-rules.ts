import type { Bug } from './bug.ts';

/** Bugs in how ranges of addresses are read and kept apart. */
export const ipRuleBugs: readonly Bug[] = [
  {
    name: 'a-network-within-another-is-let-through',
    kind: 'wrong guard',
    file: 'machines/validation/rules/ip-range.ts',
    find: `other !== null && meet(one, other)`,
    replace: `other !== null && hold(one, other)`,
  },
  {
    name: 'a-widened-network-is-not-told',
    kind: 'inverted guard',
    file: 'machines/validation/rules/ip-range.ts',
    find: `hasHostBits: bounds.first !== address.value`,
    replace: `hasHostBits: bounds.first === address.value`,
  },
  {
    name: 'one-range-too-wide-by-an-address-is-kept',
    kind: 'off by one',
    file: 'machines/validation/rules/ip-range.ts',
    find: `last - first >= 1n <<`,
    replace: `last - first > 1n <<`,
  },
  {
    name: 'a-label-goes-to-the-next-range',
    kind: 'crossed field',
    file: 'machines/validation/rules/ip-list.ts',
    find: `(found.at(-1)?.labels ?? before).push(text)`,
    replace: `before.push(text)`,
  },
  {
    name: 'a-pasted-exclusion-becomes-a-range',
    kind: 'wrong guard',
    file: 'machines/validation/rules/ip-list.ts',
    find: `if (excludesAddresses(line)) return refused('exclusion');`,
    replace: ``,
  },
  {
    name: 'a-changed-range-overlaps-itself',
    kind: 'inverted guard',
    file: 'machines/domain/range-book.ts',
    find: `.filter(({ id }) => id !== changed?.id)`,
    replace: `.filter(({ id }) => id === changed?.id)`,
  },
];
