/** Sections of a page whose answers arrive in turn, on a phone: sections already shown do not move. */
import type { Page } from '@playwright/test';
import { comeSignedIn, expect, screen, test } from '../support/desk.ts';

/** The calls of the sections of the account's first page, from the last section to the first. */
const questions = {
  receivedNewsletters: '**/ajax/servicesemail',
  latestArticles: '**/ajax/articles/last',
  renewals: '**/ajax/subscriptions/all',
  openInvoices: '**/ajax/subscriptions/invoice/read',
} as const;

/** Holds the answers to a call; returns what releases them. */
async function held(page: Page, question: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(question, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Records layout shifts from now on, once typefaces are loaded: a late one moves the content by itself. */
async function keepShifts(): Promise<void> {
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
  }).observe({ type: 'layout-shift' });
}

/** All shifts so far, once the last change is on the screen. */
async function shiftsOf(page: Page): Promise<unknown> {
  return page.evaluate(async (): Promise<unknown> => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const shifts: unknown = Reflect.get(window, 'shifts');
    return shifts;
  });
}

test('sections answered in reverse order shift nothing, and a slow one does not hold the others long', async ({
  page,
  control,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { account } = await control.scenario('oneInvoice', { locale: 'fr' });
  await comeSignedIn(page, account);
  // Paused animations keep a held section hidden, on any machine.
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  const letThrough = await Promise.all(
    Object.entries(questions).map(async ([name, question]) => [name, await held(page, question)] as const),
  );
  await page.goto('/fr/account');
  const main = screen(page, 'accountHome');
  const part = (name: string) => main.locator(`[data-section="${name}"]`);
  await expect(part('openInvoices')).toBeVisible();
  await expect(part('renewals')).toBeHidden();
  await page.evaluate(keepShifts);

  for (const [name, tell] of letThrough) {
    tell();
    await expect(part(name)).toHaveAttribute('aria-busy', 'false');
    // A section is shown only after those above it.
    if (name !== 'openInvoices') await expect(part(name)).toBeHidden();
  }
  for (const name of Object.keys(questions)) await expect(part(name)).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);

  const tellInvoices = await held(page, questions.openInvoices);
  await page.reload();
  await expect(part('openInvoices')).toBeVisible();
  await expect(part('receivedNewsletters')).toHaveAttribute('aria-busy', 'false');
  await expect(part('receivedNewsletters')).toBeHidden();
  await session.send('Animation.setPlaybackRate', { playbackRate: 100 });
  await expect(part('receivedNewsletters')).toBeVisible();
  await expect(part('openInvoices')).toHaveAttribute('aria-busy', 'true');
  tellInvoices();
  await expect(part('openInvoices')).toHaveAttribute('aria-busy', 'false');
});
