/** A funnel of somebody else's, made with the engine's package: type-checked, explored, and walked in a browser. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { array, number, string, type } from 'superstruct';
import type { PreviewServer } from 'vite';
import { build, preview } from 'vite';
import { Installed } from './installed.ts';

const explored = type({
  reached: array(string()),
  states: array(string()),
  walked: number(),
  wrong: array(string()),
});

let app: Installed;

/** The funnel that the package's README shows. */
function shownIn(readme: string): string {
  const [, code = ''] = /^```tsx\n([^]*?)^```$/m.exec(readme) ?? [];
  return code;
}

test.beforeAll(async () => {
  app = await Installed.of('parental-leave');
  await app.write('src/shop.tsx', shownIn(await app.ofPackage('README.md')));
  await app.write(
    'shop.html',
    '<!doctype html><title>Shop</title><body><script type="module" src="/src/shop.tsx"></script>',
  );
});

test.afterAll(() => app.remove());

async function explore(): Promise<typeof explored.TYPE> {
  const { isGreen, output } = await app.run('explore.ts');
  expect(isGreen, output).toBe(true);
  return explored.create(JSON.parse(output));
}

test.describe('without a browser', () => {
  test('it is type-checked with the declarations of the package, and what is forgotten in it is told', async () => {
    expect(await app.check()).toEqual({ isGreen: true, output: '' });
    const bugs = [
      {
        file: 'src/screens.tsx',
        instead: ['Props<{ readonly reference: string }>', 'Props<{ readonly reference: number }>'],
      },
      { file: 'src/screens.tsx', instead: ['progress: { who:', 'progress: { you:'] },
      { file: 'src/leave-samples.ts', instead: ["    'another.begun': plain,\n", ''] },
      { file: 'src/leave-samples.ts', instead: ['{ accepted: { reference:', '{ accepted: { number:'] },
    ] as const;
    const { isGreen, output } = await app.with(bugs, () => app.check());
    expect(isGreen).toBe(false);
    for (const told of ['reference: number', "'you' does not exist", '"another.begun"', "'number' does not exist"]) {
      expect(output).toContain(told);
    }
  });

  test('every state of it is reached, the laws of Back, reload and deep links hold, and a bug is told', async () => {
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
  let server: PreviewServer;
  let origin = '';

  test.beforeAll(async () => {
    const outDir = join(app.folder, 'dist');
    const input = ['index.html', 'shop.html'].map((name) => join(app.folder, name));
    await build({
      root: app.folder,
      configFile: false,
      logLevel: 'error',
      build: { outDir, rolldownOptions: { input } },
    });
    server = await preview({
      root: app.folder,
      configFile: false,
      logLevel: 'error',
      build: { outDir },
      preview: { port: 0 },
    });
    origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  });

  test.afterAll(() => server.close());

  test('it is walked: branch, substep, Back, reload, deep link, a submission that fails and is sent again', async ({
    page,
  }) => {
    const sent: unknown[] = [];
    await page.route('**/api/leave', (route) => {
      sent.push(route.request().postDataJSON());
      return sent.length === 1 ? route.fulfill({ status: 503 }) : route.fulfill({ json: { reference: 'pl-7' } });
    });
    await walk(page, origin);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]).toMatchObject({ name: 'Ada', kind: 'adoption', agency: 'Lyon', weeks: 12, partner: 'Noor' });
  });

  test('what its README shows is walked: a step, its draft, Back, a deep link', async ({ page }) => {
    await page.goto(`${origin}/shop?step=sure`);
    await expect(page).toHaveURL(`${origin}/shop`);
    await expect(page).toHaveTitle('How many copies? – Shop');
    await page.getByRole('button', { name: 'One more' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Are you sure?');
    await expect(page).toHaveURL(`${origin}/shop?step=sure`);
    await page.goBack();
    await page.getByRole('button', { name: 'One more' }).click();
    await page.reload();
    await expect(page.getByText('2 in your basket')).toBeVisible();
  });
});

/** The whole way of a person through the funnel, by role and label. */
async function walk(page: Page, origin: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const goOn = page.getByRole('button', { name: 'Go on' });
  const at = async (title: string, address: string): Promise<void> => {
    await expect(heading).toHaveText(title);
    await expect(page).toHaveURL(origin + address);
    await expect(page).toHaveTitle(`${title} – People & Culture`);
  };

  // A deep link that nothing has led to is corrected; what others have put into the address stays.
  await page.goto(`${origin}/leave?step=check&utm_source=letter`);
  await at('Parental leave', '/leave?utm_source=letter');
  await page.goto(`${origin}/leave`);

  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('A birth').check();
  await goOn.click();
  await at('The birth', '/leave?step=birth');
  await expect(heading).toBeFocused();

  // Back takes another branch.
  await page.goBack();
  await at('Parental leave', '/leave');
  await expect(page.getByLabel('Your name')).toHaveValue('Ada');
  await page.getByLabel('An adoption').check();
  await goOn.click();
  await at('The adoption', '/leave?step=adoption');
  await page.getByLabel('Day of arrival').fill('2027-06-01');
  await page.getByLabel('Agency').fill('Lyon');
  await goOn.click();

  await at('Your dates', '/leave?step=dates');
  await expect(page.getByRole('listitem').filter({ hasText: 'Dates' })).toHaveAttribute('aria-current', 'step');
  await page.getByLabel('First day of leave').fill('2027-06-02');
  await page.getByLabel('Weeks').fill('12');
  await page.getByLabel('I share it with the other parent').check();
  await goOn.click();
  await at('The other parent', '/leave?step=dates&part=partner');
  await page.getByLabel('Name of the other parent').fill('Noor');
  await goOn.click();
  await at('Check your request, Ada', '/leave?step=check');

  // Loaded again, and opened by its address in the same tab, everything is still there.
  await page.reload();
  await at('Check your request, Ada', '/leave?step=check');
  await page.goto(`${origin}/leave?step=dates`);
  await expect(page.getByLabel('Weeks')).toHaveValue('12');
  await page.goto(`${origin}/leave?step=birth`);
  await at('Parental leave', '/leave');
  await page.goBack();
  await page.goBack();
  await at('Check your request, Ada', '/leave?step=check');
  await expect(page.getByRole('list').last()).toContainText('Shared with Noor');

  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert')).toHaveText('Your request could not be sent. Nothing is lost.');
  await page.getByRole('button', { name: 'Send again' }).click();
  await at('Request sent', '/leave?step=sent');
  await expect(page.getByText('Your request is PL-7.')).toBeVisible();

  // What was sent is not offered again: the outcome has taken the place of the form, and every way back leads to it.
  await page.reload();
  await at('Request sent', '/leave?step=sent');
  await page.goBack();
  await at('Request sent', '/leave?step=sent');
}
