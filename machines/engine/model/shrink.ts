/** Shrinks a failing path: removes every stretch without which it still fails by the same cause. */

/** Every shorter version of a line, one stretch removed, the shortest first. */
export function* shorterThan<Token>(line: readonly Token[]): Generator<readonly Token[]> {
  for (let stretch = line.length; stretch > 0; stretch -= 1) {
    for (let from = 0; from + stretch <= line.length; from += 1) {
      yield [...line.slice(0, from), ...line.slice(from + stretch)];
    }
  }
}

/**
 * The shortest line that removing stretch after stretch gives.
 * @param breaks Plays a line; gives the part of it with which it breaks by the same cause, or `null`.
 */
export async function shrink<Token>(
  line: readonly Token[],
  breaks: (shorter: readonly Token[]) => Promise<readonly Token[] | null>,
): Promise<readonly Token[]> {
  for (const shorter of shorterThan(line)) {
    const broken = await breaks(shorter);
    if (broken) return shrink(broken, breaks);
  }
  return line;
}
