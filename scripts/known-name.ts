import { distance } from 'fastest-levenshtein';

/** Names with at most a third of their characters mistyped, the nearest first; all if there is none. */
export function likelyNames(asked: string, names: readonly string[]): readonly string[] {
  const distanceTo = (name: string): number => distance(name.toLowerCase(), asked.toLowerCase());
  const near = names.filter((name) => 3 * distanceTo(name) <= Math.max(name.length, asked.length));
  return near.length > 0 ? near.toSorted((one, other) => distanceTo(one) - distanceTo(other)) : names;
}

/** Ends the command with the likeliest names, unless it knows the one that it was given. */
export function requireKnown(kind: string, asked: string, names: readonly string[]): void {
  if (names.includes(asked)) return;
  console.error(`There is no ${kind} “${asked}”. Likely: ${likelyNames(asked, names).join(', ')}.`);
  process.exit(2);
}
