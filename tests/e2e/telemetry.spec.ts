/**
 * Analytics, error reporting and session replay: only the configured services, without personal data, and with
 * consent.
 */
import type { Page } from '@playwright/test';
import { securityHeaders } from '../../server/core/http/security-headers.ts';
import { expect, screen, signIn, test } from '../support/browser-test.ts';

const tracker = { url: 'https://stats.example/', site: 1 };
const errorReporting = 'https://abc@errors.example/7';
const sessionReplay = 'https://def@replay.example/8';

declare global {
  interface Window {
    received: readonly (readonly unknown[])[];
  }
}

/** Matomo's script, reduced to its queue. */
const trackerScript = `
  window.received = [];
  const take = (command) => window.received.push(command);
  window._paq.forEach(take);
  window._paq = { push: take };
`;

/** The page of a deployment that configures all services. */
async function nameAll(page: Page): Promise<{ readonly errors: string[]; readonly recordings: string[] }> {
  const metas = Object.entries({
    'tracker-url': tracker.url,
    'tracker-site': String(tracker.site),
    'error-reporting': errorReporting,
    'session-replay': sessionReplay,
  }).map(([name, content]) => `<meta name="${name}" content="${content}" />`);
  await page.route(
    (url) => !url.pathname.includes('.') && !url.pathname.includes('/ajax/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const headers = {
        ...response.headers(),
        ...securityHeaders({
          tracker,
          errorReporting,
          sessionReplay,
          publicUrl: new URL(route.request().url()).origin,
        }),
      };
      const body = (await response.text()).replace('<head>', `<head>${metas.join('')}`);
      return route.fulfill({ response, headers, body });
    },
  );
  const script = { contentType: 'application/javascript', body: trackerScript };
  await page.route(`${tracker.url}matomo.js`, (route) => route.fulfill(script));
  const errors: string[] = [];
  const recordings: string[] = [];
  for (const [host, received] of [
    ['errors.example', errors],
    ['replay.example', recordings],
  ] as const) {
    await page.route(`https://${host}/**`, async (route) => {
      received.push(route.request().postData() ?? '');
      await route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } });
    });
  }
  return { errors, recordings };
}

const commands = (page: Page, name: string) =>
  page.evaluate((wanted) => window.received.filter(([each]) => each === wanted).map(([, given]) => given), name);

test('analytics is anonymous before consent; error reports have no personal data; session replay masks texts', async ({
  page,
  control,
  baseURL,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content security policy|trusted/i.test(message.text())) refused.push(message.text());
  });
  const { errors, recordings } = await nameAll(page);
  const { account } = await control.scenario('oneInvoice');
  await page.goto('/fr');
  await expect(screen(page, 'home')).toBeVisible();
  await expect.poll(() => page.evaluate(() => 'received' in window)).toBe(true);
  expect(await commands(page, 'setSiteId')).toEqual([1]);
  expect(await commands(page, 'disableCookies')).toHaveLength(1);
  await expect.poll(() => commands(page, 'setCustomUrl')).toEqual([`${baseURL}/fr`]);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect.poll(() => commands(page, 'setCustomUrl')).toEqual([`${baseURL}/fr`, `${baseURL}/en`]);
  expect(await commands(page, 'setUserId')).toEqual([]);

  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, account);
  await expect(page.getByText('Can we link your visits')).toBeVisible();
  expect(await commands(page, 'setUserId')).toEqual([]);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => commands(page, 'setUserId')).toEqual([String(account.id)]);
  await expect(page.getByText('Can we record how you use')).toBeVisible();
  expect(recordings).toEqual([]);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Can we record how you use')).toHaveCount(0);

  await expect.poll(() => recordings.length, { timeout: 20_000 }).toBeGreaterThan(0);
  const recorded = recordings.join();
  expect(recorded).toContain('data-screen');
  expect(recorded).not.toContain(account.email);
  expect(recorded).not.toContain('Sign out');

  await page.getByRole('contentinfo').getByRole('button', { name: 'Analytics: your choices' }).click();
  await expect.poll(() => commands(page, 'resetUserId')).toHaveLength(1);
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('button', { name: 'Decline' })).toHaveCount(0);

  await page.evaluate(() => {
    const words = 'Unforeseen at https://desk.example/fr/account/invoices?invoiceToken=s3cret of amina@example.fr';
    setTimeout(() => {
      throw new Error(words);
    });
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await expect.poll(() => errors.length).toBe(1);
  expect(errors[0]).toContain('Unforeseen at https://desk.example/fr/account/invoices of [e-mail]');
  for (const secret of ['s3cret', 'amina@', account.email, 'redirect']) expect(errors[0]).not.toContain(secret);
  expect(refused).toEqual([]);
});
