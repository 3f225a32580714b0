/**
 * Every step of every funnel that the real server leads to, in strict mode: after a reload, Back and Forward, another
 * language and a new sign-in it is the same screen at the same address, with what was typed.
 */
import type { Page } from '@playwright/test';
import { charts } from '../../machines/charts.ts';
import type { Move } from '../../machines/funnel/model/moves.ts';
import type { Player, Stage } from '../models/browser/player.ts';
import { lineOfWay, perform } from '../models/browser/perform.ts';
import { adviceFor, playerOf } from '../models/browser/players.ts';
import type { Way } from '../models/browser/way.ts';
import { endOf, playableWays, wayOf } from '../models/browser/way.ts';
import { funnelsAmong } from '../models/funnels.ts';
import { expect, screen, signIn, test } from '../support/desk.ts';
import { foundOnce } from '../support/found-once.ts';

/** For how long a screen may take to come to rest, in milliseconds. */
const PATIENCE = 15_000;

/** Where the person is and what stands in the fields, whatever the language. */
async function look(page: Page, step: string) {
  await screen(page, step).waitFor();
  // Code that is loaded late: until then React hides what was there before, or a mark holds its place.
  await expect(screen(page, step).locator('[style*="display: none"], [data-late]')).toHaveCount(0);
  const { pathname, search } = new URL(page.url());
  // Whether it is at work or not: after a change of language it reads again at any moment.
  const typed = await page
    .locator(`main[data-screen="${step}"]`)
    .locator('input, select, textarea')
    .evaluateAll((controls) =>
      controls.flatMap((control) => {
        if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement)
          return [[control.name, control.value]];
        if (!(control instanceof HTMLInputElement) || control.type === 'password') return [];
        const isTicked = control.type === 'checkbox' || control.type === 'radio';
        return [[control.name, isTicked ? `${control.value}: ${control.checked}` : control.value]];
      }),
    );
  return { place: pathname.replace(/^\/(?:fr|en)/, '') + search, typed };
}

/** The server's own answers only: what a browser made up is not there any more after a reload. */
function isTrue(move: Move, { isMadeUp }: Player): boolean {
  return move.kind === 'answer' ? move.isDone && isMadeUp?.(move.token) !== true : move.kind !== 'route';
}

/** A shortest way to each step at which a chart rests until somebody does something. */
function waysToSteps(ways: readonly Way[]): ReadonlyMap<string, Way> {
  const found = new Map<string, Way>();
  for (const way of ways.toSorted((left, right) => left.legs.length - right.legs.length)) {
    const { step, snapshot, moves } = endOf(way);
    const goesOn = snapshot.hasTag('busy') || moves.some(({ move }) => move.kind === 'wait' || move.kind === 'answer');
    if (!goesOn && !found.has(step)) found.set(step, way);
  }
  return found;
}

/** Ends the session and begins another one, where there is one. */
async function signInAgain({ page, control }: Stage): Promise<void> {
  const isSignedIn = await page.getByRole('button', { name: 'Sign out', exact: true }).isVisible();
  if (!isSignedIn || control.account === null) return;
  await page.context().clearCookies({ name: /session/ });
  await page.reload();
  await signIn(page, control.account);
}

test('strict mode is on: React does everything twice', async ({ page }) => {
  // What React tells its developer tools whenever it begins and ends to do a thing for the second time.
  await page.addInitScript(() => {
    const told: boolean[] = [];
    Object.assign(window, {
      told,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        setStrictMode: (_renderer: number, isOn: boolean) => told.push(isOn),
      },
    });
  });
  await page.goto('/en');
  await screen(page, 'home').waitFor();
  expect(await page.evaluate(() => 'told' in window && window.told)).toContain(true);
});

for (const chart of funnelsAmong(charts)) {
  const player = playerOf(chart);
  if (!player) {
    test(`${chart.name} is played`, () => {
      throw new Error(adviceFor(chart));
    });
    continue;
  }
  const canPlay: Player['canPlay'] = (way, leg) => isTrue(leg.move, player) && player.canPlay(way, leg);
  const find = (): readonly string[] =>
    [...waysToSteps(playableWays({ ...player, canPlay }))].map(([step, way]) => `${step}: ${lineOfWay(way)}`);
  for (const title of await foundOnce(`STRICT_WAYS_${chart.name}`, find)) {
    const [step = '', line = ''] = title.split(': ', 2);
    test(`${chart.name}, ${title}`, async ({ page, control }) => {
      await perform(player, wayOf(chart, line), { page, control }, async (stage) => {
        // From here on the server answers by itself, and time passes. A browser whose requests are taken in hand keeps no file.
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.clock.resume();
        const before = await look(page, step);
        // A change of language reads again, by way of a screen that waits: what counts is where it comes to rest.
        const expectSame = (when: string) =>
          expect(async () => expect(await look(page, step), when).toEqual(before)).toPass({ timeout: PATIENCE });
        await page.reload();
        await expectSame('after a reload');
        await page.goBack();
        await page.goForward();
        await expectSame('after Back and Forward');
        await page.getByRole('link', { name: 'Français' }).click();
        await expect(page).toHaveURL(/\/fr\//);
        await expectSame('in French');
        await page.getByRole('link', { name: 'English' }).click();
        await expect(page).toHaveURL(/\/en\//);
        await signInAgain(stage);
        await expectSame('after another sign-in');
      });
    });
  }
}
