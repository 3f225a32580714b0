/** How long answers take that are to take equally long, whatever else the machine does. */

/** How many times longer the longest of them is than the shortest. */
const spreadOf = (times: Iterable<number>): number => Math.max(...times) / Math.min(...times);

/** So many rounds there are in any case: noise may even out once what differs. */
const LEAST = 3;

/**
 * How many times longer the slowest sort of question takes than the fastest: by the shortest time of each, out of rounds in which
 * each is asked in turn. Other work on the machine only ever makes one longer, so it is asked on until the sorts take as
 * long as `enough` says, or the rounds are over: a real difference stays, however often one asks.
 * @param rounds How many rounds there are at most; their numbers begin at 0.
 */
export async function spreadOfTimes(
  enough: number,
  rounds: number,
  sorts: Readonly<Record<string, (round: number) => Promise<unknown>>>,
): Promise<number> {
  const shortest = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [sort, ask] of Object.entries(sorts)) {
      const start = performance.now();
      await ask(round);
      shortest.set(sort, Math.min(performance.now() - start, shortest.get(sort) ?? Infinity));
    }
    if (round + 1 >= LEAST && spreadOf(shortest.values()) < enough) break;
  }
  return spreadOf(shortest.values());
}
