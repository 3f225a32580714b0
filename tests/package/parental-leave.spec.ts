/** An external funnel, made with the engine's package: type-checked, explored, and walked in a browser. */
import { expect, test } from '@playwright/test';
import { array, number, string, type } from 'superstruct';
import { Installed } from './installed.ts';
import type { Served } from './serve.ts';
import { serve } from './serve.ts';
import { walk } from './walk.ts';

const explored = type({
  reached: array(string()),
  states: array(string()),
  walked: number(),
  wrong: array(string()),
});

let app: Installed;

test.beforeAll(async () => {
  app = await Installed.of('parental-leave');
});

test.afterAll(() => app.remove());

async function explore(): Promise<typeof explored.TYPE> {
  const { isGreen, output } = await app.run('explore.ts');
  expect(isGreen, output).toBe(true);
  return explored.create(JSON.parse(output));
}

test.describe('without a browser', () => {
  test('it is type-checked with the declarations of the package, and omissions are errors', async () => {
    expect(await app.check()).toEqual({ isGreen: true, output: '' });
    const bugs = [
      {
        file: 'src/views.tsx',
        instead: ['Props<{ readonly reference: string }>', 'Props<{ readonly reference: number }>'],
      },
      { file: 'src/screens.tsx', instead: ['progress: { who:', 'progress: { you:'] },
      { file: 'src/leave-samples.ts', instead: ["    'another.begun': plain,\n", ''] },
      { file: 'src/leave-samples.ts', instead: ['{ accepted: { reference:', '{ accepted: { number:'] },
    ] as const;
    const { isGreen, output } = await app.with(bugs, () => app.check());
    expect(isGreen).toBe(false);
    for (const received of [
      'reference: number',
      "'you' does not exist",
      '"another.begun"',
      "'number' does not exist",
    ]) {
      expect(output).toContain(received);
    }
  });

  test('every state is reached, the laws of Back, reload and deep links hold, and a mutation is reported', async () => {
    const { reached, states, walked, wrong } = await explore();
    expect(wrong).toEqual([]);
    expect(reached).toEqual(states);
    expect(states).toHaveLength(8);
    expect(walked).toBeGreaterThan(20);
    const chart = 'src/leave-chart.ts';
    const open = [{ file: chart, instead: ["route: { guard: 'canCheck' }", 'route: {}'] }] as const;
    expect((await app.with(open, explore)).wrong.join('\n')).toContain(
      'guard the last move of visit > route #leave.check',
    );
    const closed = [
      { file: chart, instead: ["route: { guard: 'canDates' }", "route: { guard: 'canPartner' }"] },
    ] as const;
    expect((await app.with(closed, explore)).wrong.join('\n')).toMatch(
      /reload is the identity.*shows who instead of dates/,
    );
  });
});

test.describe('in a browser', () => {
  let server: Served;
  let origin = '';

  test.beforeAll(async () => {
    server = await serve(app.folder, ['index.html']);
    ({ origin } = server);
  });

  test.afterAll(() => server.close());

  test('it is walked: branch, substep, Back, reload, deep link, a submission that fails and is sent again', async ({
    page,
  }) => {
    await walk(page, origin);
  });

  test('the compared implementations behave the same', async ({ page }) => {
    const compared = await serve('tests/package/compared/plain-xstate', ['index.html']);
    await walk(page, compared.origin);
    await compared.close();
  });
});
