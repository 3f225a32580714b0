import type { Part, PartResult } from './run.ts';

/** A part that waits for others: it is not run where one of them failed. */
export interface Job extends Part {
  /** Names of the parts that come first. */
  readonly needs?: readonly string[];
}

/** What stands in the way of a job: nothing, a part that has not ended, or one that has failed. */
type Obstacle = 'none' | 'pending' | { readonly failed: string };

function obstacleOf({ needs = [] }: Job, ended: ReadonlyMap<string, PartResult>): Obstacle {
  const failed = needs.find((name) => ended.get(name)?.isGreen === false);
  if (failed !== undefined) return { failed };
  return needs.every((name) => ended.has(name)) ? 'none' : 'pending';
}

/** Throws where a job waits for one that is not among those before it. */
function refuseDeadlock(jobs: readonly Job[]): void {
  for (const [index, { name, needs = [] }] of jobs.entries()) {
    const unknown = needs.find((need) => !jobs.slice(0, index).some((job) => job.name === need));
    if (unknown !== undefined) throw new Error(`"${name}" needs "${unknown}", which does not stand before it`);
  }
}

/**
 * Runs jobs side by side: the first that may begin is begun as soon as a lane is free, so that no core waits for the end
 * of a suite. Each is told in the order of the list, when those before it have been told.
 * @returns All results, in the order of the list.
 */
export async function runInLanes<Each extends Job>(
  jobs: readonly Each[],
  lanes: number,
  work: (job: Each) => Promise<PartResult>,
  tell: (job: Each, result: PartResult) => Promise<void>,
): Promise<readonly PartResult[]> {
  refuseDeadlock(jobs);
  const ended = new Map<string, PartResult>();
  const running = new Map<string, Promise<void>>();
  let told = 0;
  const next = (): Each | null => {
    for (const job of jobs) {
      if (ended.has(job.name) || running.has(job.name)) continue;
      const obstacle = obstacleOf(job, ended);
      if (obstacle === 'none') return job;
      if (obstacle === 'pending') continue;
      const output = `Not run, for ${obstacle.failed} has failed`;
      ended.set(job.name, { name: job.name, isGreen: false, seconds: 0, output });
    }
    return null;
  };
  const begin = async (job: Each): Promise<void> => {
    ended.set(job.name, await work(job));
    running.delete(job.name);
  };
  while (told < jobs.length) {
    for (let job = next(); job && running.size < lanes; job = next()) running.set(job.name, begin(job));
    for (let job = jobs[told]; job; job = jobs[told]) {
      const result = ended.get(job.name);
      if (!result) break;
      await tell(job, result);
      told += 1;
    }
    if (running.size > 0) await Promise.race(running.values());
  }
  return jobs.flatMap(({ name }) => ended.get(name) ?? []);
}
