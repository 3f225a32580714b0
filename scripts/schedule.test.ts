import { describe, expect, test } from 'vitest';
import type { PartResult } from './run.ts';
import type { Job } from './schedule.ts';
import { runInLanes } from './schedule.ts';

const job = (name: string, ...needs: readonly string[]): Job => ({ name, command: '', needs });

/** Runs jobs that end when they are let; tells what happened, in order. */
function stage(jobs: readonly Job[], lanes: number) {
  const happened: string[] = [];
  const ends = new Map<string, (isGreen: boolean) => void>();
  const run = runInLanes(
    jobs,
    lanes,
    ({ name }) => {
      happened.push(`begin ${name}`);
      return new Promise<PartResult>((resolve) => {
        ends.set(name, (isGreen) => resolve({ name, isGreen, seconds: 0, output: '' }));
      });
    },
    ({ name }, { isGreen }) => {
      happened.push(`${isGreen ? 'green' : 'red'} ${name}`);
      return Promise.resolve();
    },
  );
  const end = async (name: string, isGreen = true): Promise<void> => {
    ends.get(name)?.(isGreen);
    // Promises that have become ready run before the next turn of the loop.
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { happened, end, run };
}

describe('jobs in lanes', () => {
  test('no more than lanes at once; told in the order of the list, whatever ends first', async () => {
    const { happened, end, run } = stage([job('a'), job('b'), job('c')], 2);
    expect(happened).toEqual(['begin a', 'begin b']);
    await end('b');
    expect(happened).toEqual(['begin a', 'begin b', 'begin c']);
    await end('a');
    await end('c');
    await run;
    expect(happened.slice(3)).toEqual(['green a', 'green b', 'green c']);
  });

  test('what waits for another lets later ones pass', async () => {
    const { happened, end, run } = stage([job('build'), job('walk', 'build'), job('unit')], 2);
    expect(happened).toEqual(['begin build', 'begin unit']);
    await end('build');
    expect(happened).toContain('begin walk');
    await end('walk');
    await end('unit');
    expect((await run).map(({ name }) => name)).toEqual(['build', 'walk', 'unit']);
  });

  test('what needs a part that failed is not run, and red', async () => {
    const { happened, end, run } = stage([job('build'), job('walk', 'build'), job('table', 'walk')], 2);
    await end('build', false);
    expect(await run).toMatchObject([
      { isGreen: false },
      { name: 'walk', isGreen: false, output: 'Not run, for build has failed' },
      { name: 'table', isGreen: false, output: 'Not run, for walk has failed' },
    ]);
    expect(happened).toEqual(['begin build', 'red build', 'red walk', 'red table']);
  });

  test('a need that does not stand before is refused', async () => {
    await expect(stage([job('walk', 'build'), job('build')], 2).run).rejects.toThrow('"walk" needs "build"');
  });
});
