/** Storybook’s tools for charts, besides their stories: diagram, answers, replay lines. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import { expect, test as base } from '@playwright/test';
import { charts } from '../../machines/charts.ts';
import { explore } from '../../machines/engine/model/explore.ts';
import { chartPages, LINE_KEY, pageIdOf, storyIdOf, storyUrlOf } from '../../scripts/charts/story-url.ts';
import { usualView } from '../../scripts/diagram/overview.ts';
import { addressesChart } from '../../machines/address/addresses/addresses.samples.ts';
import { invoiceChart } from '../../machines/invoice/invoice.samples.ts';
import { quotationChart } from '../../machines/quotation/quotation.samples.ts';
import { NAMES_FILE, storyNames } from '../../scripts/sentences/index-file.ts';
import { folder, origin, readStories, serveStorybook } from './storybook.ts';

interface TestServer {
  readonly page: Page;
  /** The story, within the manager. */
  readonly story: FrameLocator;
  /** Opens a story and one of its panels. */
  readonly open: (storyId: string, panel: 'Diagram' | 'Events') => Promise<void>;
}

const test = base.extend<{ server: TestServer }>({
  server: async ({ page, context }, provide) => {
    await serveStorybook(context);
    const story = page.frameLocator('#storybook-preview-iframe');
    const open = async (storyId: string, panel: string): Promise<void> => {
      await page.goto(`${origin}/?path=/story/${storyId}`);
      await page.getByRole('tab', { name: panel }).click();
    };
    await provide({ page, story, open });
  },
});

const check = storyIdOf(invoiceChart, 'check');

test('charts have their pages, and configurations their stories, under the linked ids', () => {
  const linked = [
    ...charts.flatMap((chart) => chartPages.map((page) => pageIdOf(chart, page))),
    ...[addressesChart, invoiceChart].flatMap((chart) =>
      explore<object>(chart).flatMap(({ id, isStory }) => (isStory ? [storyIdOf(chart, id)] : [])),
    ),
  ];
  const ids = readStories().map(({ id }) => id);
  expect(linked.filter((id) => !ids.includes(id))).toEqual([]);
});

test('a state is one story, named shortly and distinctly in each language', () => {
  const stories = readStories();
  const french = storyNames.create(JSON.parse(readFileSync(join(folder, NAMES_FILE), 'utf8')));
  const states = stories.filter(({ title }) => title.startsWith('Funnels/'));
  const places = states.flatMap(({ id, title, name }) => [
    { id, language: 'en', folder: title.split('/').slice(1).join('/'), name },
    { id, language: 'fr', folder: `${title.split('/')[1]}/${french[id]?.folder}`, name: french[id]?.name ?? '' },
  ]);
  expect(places.filter(({ name }) => name === '' || name.length > 40)).toEqual([]);
  const byPlace = Map.groupBy(places, ({ language, folder: own, name }) => `${language}: ${own}/${name}`);
  expect([...byPlace].flatMap(([place, own]) => (own.length > 1 ? [place] : []))).toEqual([]);
  const modules = Map.groupBy(states, ({ importPath }) => importPath);
  expect([...modules].flatMap(([path, own]) => (own.length > 1 ? [path] : []))).toEqual([]);
  expect(states.filter(({ id }) => /-(?:fr|en)$/.test(id))).toEqual([]);
});

test('the diagram marks the state, and its edges send events, by keyboard too', async ({ server }) => {
  const { page, story, open } = server;
  await open(check, 'Diagram');
  const current = page.locator('[aria-current]');
  await expect(current).toHaveText('▶ check');
  // In a window of 1280 pixels the story has the room of a page, with the panel below.
  const canvas = await page.locator('#storybook-preview-iframe').boundingBox();
  expect(canvas?.width).toBeGreaterThanOrEqual(800);
  await page.getByRole('button', { name: '“Pay €' }).press('Enter');
  await expect(current).toHaveText('▶ checkingOut');
  await expect(story.locator('main')).toHaveAttribute('data-state', 'checkingOut');

  const done = page.getByRole('button', { name: 'done checkOut' });
  await done.click();
  await expect(done).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: 'checkOut:done.transfer' }).click();
  await expect(story.locator('main')).toHaveAttribute('data-state', 'outcome.reading');
});

test(
  'in the whole chart the outer states of the shown one open by themselves',
  { tag: '@long' },
  async ({ server }) => {
    const { page, open } = server;
    await open(storyIdOf(invoiceChart, 'outcome.reading'), 'Diagram');
    await page.getByRole('button', { name: 'Whole chart' }).click();
    await expect(page.getByRole('button', { name: /^outcome:/ })).toHaveAttribute('aria-expanded', 'true');
    const current = page.locator('[aria-current]');
    await expect(current).toHaveText('▶ ● reading');
    await expect(current).toBeInViewport();
  },
);

test(
  'a chart opens whole and legible; by keyboard a state opens, and a searched one is opened and scrolled into view',
  { tag: '@long' },
  async ({ server }) => {
    const { page, story } = server;
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${origin}/?path=/story/${pageIdOf(quotationChart, 'diagram')}`);
    const view = story.getByRole('region', { name: 'Diagram of quotation' });
    await expect(story.getByRole('button', { name: 'Fit' })).toHaveAttribute('aria-pressed', 'true');
    const measure = () =>
      view.evaluate((element) => {
        const [sheet] = element.getElementsByClassName('chart-diagram-sheet');
        const scale = sheet ? sheet.getBoundingClientRect().width / sheet.clientWidth : 0;
        const { clientWidth, clientHeight, scrollWidth, scrollHeight, scrollLeft, scrollTop } = element;
        const isWhole = scrollWidth <= clientWidth && scrollHeight <= clientHeight;
        const textSize = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
        return { isWhole, textSize, width: clientWidth, height: clientHeight, scrollLeft, scrollTop };
      });
    const opened = await measure();
    expect(opened.isWhole).toBe(true);
    expect(opened.textSize).toBeGreaterThanOrEqual(11);
    // tests/models/diagram.test.ts measures every chart; this measures Storybook's panel.
    expect(opened.width).toBeGreaterThanOrEqual(usualView.width);
    expect(opened.height).toBeGreaterThanOrEqual(usualView.height);

    const open = story.getByRole('button', { name: /^open: \d+ states inside$/ });
    await open.press('Enter');
    const outer = story.getByRole('button', { name: /^open:/ });
    await expect(outer).toHaveAttribute('aria-expanded', 'true');
    await expect(outer).toBeFocused();
    await expect(story.getByRole('button', { name: /^decline:/ })).toHaveAttribute('aria-expanded', 'false');

    const find = story.getByRole('searchbox', { name: 'Find' });
    await find.fill('refuser le devis');
    await expect(story.getByRole('status')).toHaveText(/^1 of 2 states: open\.decline\.\w+, says “Refuser le devis/);
    const found = story.locator('.chart-diagram-box.found');
    await expect(found).toHaveCount(2);
    await expect(found.first()).toBeInViewport();
    await find.press('Enter');
    await expect(story.getByRole('status')).toHaveText(/^2 of 2 states/);

    await story.getByRole('button', { name: 'Open all' }).click();
    await view.press('1');
    await expect(story.getByText('100 %', { exact: true }).last()).toBeVisible();
    await view.press('+');
    await expect(story.getByText('125 %')).toBeVisible();
    // From the first state to the one below it; an arrow brings it into the middle.
    await view.press('ArrowDown');
    await story.locator(':focus').press('ArrowDown');
    await expect(story.locator('.chart-diagram-box:focus, .chart-diagram-box :focus')).toBeInViewport();
    await expect(story.locator('.chart-diagram-minimap .visible')).toBeVisible();
    const after = await measure();
    const { x = 0, y = 0, width = 0, height = 0 } = (await view.boundingBox()) ?? {};
    await page.mouse.move(x + width - 3, y + height - 3);
    await page.mouse.down();
    await page.mouse.move(x + width - 103, y + height - 53);
    await page.mouse.up();
    const dragged = await measure();
    // A scroll that starts between two pixels is rounded on its way.
    expect(Math.abs(dragged.scrollLeft - after.scrollLeft - 100)).toBeLessThanOrEqual(1);
    expect(Math.abs(dragged.scrollTop - after.scrollTop - 50)).toBeLessThanOrEqual(1);
    await view.press('0');
    await expect(story.getByRole('button', { name: 'Fit' })).toHaveAttribute('aria-pressed', 'true');
    expect((await measure()).isWhole).toBe(true);

    await story.getByRole('button', { name: 'List' }).click();
    await expect(
      story
        .getByRole('region', { name: 'as a list' })
        .getByText(/^quotation\.declined|decline/)
        .first(),
    ).toBeVisible();
  },
);

test(
  'a box of the diagram links to the story of its state; the whole chart has all of them',
  { tag: '@long' },
  async ({ server }) => {
    const { page, open } = server;
    await open(check, 'Diagram');
    await expect(page.locator('[aria-current]')).toHaveText('▶ check');
    await page.getByRole('button', { name: 'Whole chart' }).click();
    await page.getByRole('link', { name: 'interrupted' }).click();
    await expect(page).toHaveURL(new RegExp(storyIdOf(invoiceChart, 'interrupted')));
    await expect(page.locator('[aria-current]')).toHaveText('▶ interrupted');
  },
);

test('an event of the panel is sent to the story', { tag: '@long' }, async ({ server }) => {
  const { page, story, open } = server;
  await open(storyIdOf(invoiceChart, 'interrupted'), 'Events');
  await page.getByRole('button', { name: 'payment.resumed' }).click();
  await expect(story.locator('main')).toHaveAttribute('data-state', 'leaving');
});

test('a port answers as chosen: never, with a failure, or slowly', async ({ server }) => {
  const { page, story, open } = server;
  await open(check, 'Events');
  const main = story.locator('main');
  const port = page.getByRole('group', { name: /^checkOut/ });
  await port.getByLabel('Answer').selectOption('pending: no answer comes');
  await story.getByRole('button', { name: /^Pay\s/ }).click();
  await expect(main).toHaveAttribute('data-state', 'checkingOut');
  await expect(port).toContainText('asked now');

  await port.getByLabel('Answer').selectOption('fails: tooMany');
  await expect(main).toHaveAttribute('data-state', 'check');

  // Further choices add to those that the story has received.
  await port.getByLabel('comes').selectOption('slow: after 3 s');
  await expect(port.getByLabel('comes')).toHaveValue('3');
  await port.getByLabel('Answer').selectOption('transfer');
  await expect(port.getByLabel('Answer')).toHaveValue('done.transfer');
  await story.getByRole('button', { name: /^Pay\s/ }).click();
  await expect(main).toHaveAttribute('data-state', 'checkingOut');
  // The following request gets its default answer, at once.
  await expect(main).toHaveAttribute('data-state', /^outcome\./);
});

test('a replay line opens as a story, through the manager', { tag: '@long' }, async ({ server }) => {
  const { page, story } = server;
  const line = 'link > readInvoices:done.several > selection.confirmed > payment.confirmed > checkOut:failed.timeout';
  await page.goto(storyUrlOf(invoiceChart, line, origin));
  await expect(story.locator('main')).toHaveAttribute('data-state', 'recovering.waiting');
  await page.getByRole('tab', { name: 'Events' }).click();
  await expect(page.getByText(line)).toBeVisible();
});

test(
  'a story can be continued, and its new state is a link that opens there',
  { tag: '@long' },
  async ({ server, context }) => {
    const { page, story, open } = server;
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    await open(check, 'Events');
    const main = story.locator('main');
    await story.getByRole('button', { name: /^Pay\s/ }).click();
    // No answer is chosen: the default one comes.
    await expect(main).not.toHaveAttribute('data-state', /check/);
    const state = (await main.getAttribute('data-state')) ?? '';
    const line = page.getByText(/ > payment\.confirmed > checkOut:done\.\w+$/);
    await expect(line).toBeVisible();
    const walked = (await line.textContent()) ?? '';
    await expect(page.getByRole('link', { name: 'Open as a replay' })).toHaveAttribute(
      'href',
      storyUrlOf(invoiceChart, walked, origin),
    );
    await expect(page.getByText(/^machines\/shared\/ordering\/ordering\.states\.ts:\d+$/)).toBeVisible();

    await page.getByRole('link', { name: 'Open as a replay' }).click();
    await expect(main).toHaveAttribute('data-state', state);
    await expect(page).toHaveURL(new RegExp(`${LINE_KEY}=.*payment\\.confirmed`));

    await page.getByLabel('Replay another line').fill(walked.replace(/ > checkOut.*/, ''));
    await page.getByRole('button', { name: 'Replay', exact: true }).click();
    await expect(main).toHaveAttribute('data-state', 'checkingOut');
    // The address follows each move.
    await page
      .getByRole('group', { name: /^checkOut/ })
      .getByLabel('Answer')
      .selectOption('fails: tooMany');
    await expect(main).toHaveAttribute('data-state', 'check');
    await expect(page).toHaveURL(/checkOut(?::|%3A)failed\.tooMany/);
  },
);

test(
  'the story of an outcome links to the running product at that outcome, in its language',
  { tag: '@long' },
  async ({ server }) => {
    await server.open(storyIdOf(invoiceChart, 'outcome.notCharged~declined'), 'Events');
    const link = server.page.getByRole('link', { name: 'this outcome in the application' });
    await expect(link).toHaveAttribute('href', 'http://localhost:4000/en?scenario=invoiceRefused');
    await server.open(check, 'Events');
    await expect(server.page.getByRole('link', { name: 'scenarios by link' })).toBeVisible();
    await expect(link).toBeHidden();
  },
);

test('a replay page without a line has a field for one', { tag: '@long' }, async ({ server }) => {
  const { page, story } = server;
  await page.goto(`${origin}/?path=/story/${pageIdOf(invoiceChart, 'replay')}`);
  await story.getByLabel('Replay line').fill('link > readInvoices:done.several');
  await story.getByRole('button', { name: 'Replay' }).click();
  await expect(story.locator('main')).toHaveAttribute('data-state', 'choice.choosing');
});

test('a line that cannot happen is answered with the possible ones', { tag: '@long' }, async ({ server }) => {
  const { page, story } = server;
  await page.goto(storyUrlOf(invoiceChart, 'link > readInvoices:done.several > payment.confirmed', origin));
  await expect(story.getByRole('alert')).toContainText('"payment.confirmed" cannot happen in choice.choosing');
  await expect(story.getByRole('alert')).toContainText('selection.confirmed');
});
