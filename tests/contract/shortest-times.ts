/** How long answers take that are to take equally long, whatever else the machine does. */

/**
 * The shortest time of each sort of question, in milliseconds, out of several rounds in which each is asked in turn:
 * other work on the machine only ever makes one longer. The numbers of the rounds begin at 0.
 */
export async function shortestTimes(
  rounds: number,
  sorts: Readonly<Record<string, (round: number) => Promise<unknown>>>,
): Promise<number[]> {
  const shortest = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [sort, ask] of Object.entries(sorts)) {
      const start = performance.now();
      await ask(round);
      shortest.set(sort, Math.min(performance.now() - start, shortest.get(sort) ?? Infinity));
    }
  }
  return [...shortest.values()];
}

/** How many times longer the longest of them is than the shortest. */
export const spreadOf = (times: readonly number[]): number => Math.max(...times) / Math.min(...times);
