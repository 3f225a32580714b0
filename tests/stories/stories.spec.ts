import type { Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { complaintsOf } from './complaints.ts';
import { openPreview, readStories, showStory } from './storybook.ts';

interface Preview {
  readonly page: Page;
  /** What the page complained about since it was last asked. */
  readonly takeErrors: () => readonly string[];
}

const light = { colorScheme: 'light', viewport: { width: 1280, height: 900 } } as const;
// So low that nothing stays at the lower edge: axe does not know that what lies under a bar can be scrolled out from it.
const dark = { colorScheme: 'dark', viewport: { width: 320, height: 380 } } as const;

async function set(page: Page, { colorScheme, viewport }: typeof light | typeof dark): Promise<void> {
  if (page.viewportSize()?.width === viewport.width) return;
  await Promise.all([page.emulateMedia({ colorScheme }), page.setViewportSize(viewport)]);
}

/** One page, opened once and told to show story after story. */
const test = base.extend<object, { preview: Preview }>({
  preview: [
    async ({ browser }, use) => {
      const page = await openPreview(browser, { reducedMotion: 'reduce' });
      const context = page.context();
      let errors: string[] = [];
      context.on('weberror', (error) => errors.push(error.error().message));
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
      });
      const takeErrors = (): readonly string[] => {
        const taken = errors;
        errors = [];
        return taken;
      };
      await use({ page, takeErrors });
    },
    { scope: 'worker' },
  ],
});

/** Whether each story is seen in every setting (`npm run test:long`), or in one. */
const isEverySetting = process.env['SETTINGS'] === 'all';

/**
 * Each story is seen once: by night on the narrowest phone. With every setting by day on a desktop, too; one that stands there in
 * both languages in French, which has the longer words, on the phone, and in English on the desktop.
 */
function settingsOf(id: string): readonly (typeof light | typeof dark)[] {
  if (id.endsWith('-fr') || !isEverySetting) return [dark];
  return id.endsWith('-en') ? [light] : [light, dark];
}

/** A change of the setting costs time: stories of one setting follow one another. */
const stories = readStories()
  .filter(({ id }) => isEverySetting || !id.endsWith('-en'))
  .toSorted(
    (left, right) =>
      settingsOf(left.id).length - settingsOf(right.id).length ||
      Number(right.id.endsWith('-fr')) - Number(left.id.endsWith('-fr')),
  );

for (const [title, group] of Map.groupBy(stories, (story) => story.title)) {
  test.describe(title, () => {
    // One after the other on one page: stories of a title look alike, and a look is measured once.
    test.describe.configure({ mode: 'default' });
    for (const [index, { id }] of group.entries()) {
      // The setting of one story's end is that of the next one's beginning.
      const order = index % 2 === 0 ? settingsOf(id) : settingsOf(id).toReversed();
      test(id, async ({ preview: { page, takeErrors } }) => {
        takeErrors();
        await set(page, order[0] ?? light);
        expect(await showStory(page, id), 'what it threw').toEqual([]);
        // A diagram is laid out beside the page's thread.
        await expect(page.locator('#storybook-root').filter({ hasNotText: 'Drawing…' })).not.toBeEmpty();
        for (const setting of order) {
          await set(page, setting);
          expect(await complaintsOf(page, setting.colorScheme), `axe, ${setting.colorScheme}`).toEqual([]);
          const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(overhang, `pixels that stand out sideways, ${setting.colorScheme}`).toBeLessThanOrEqual(0);
        }
        expect(takeErrors(), 'console').toEqual([]);
      });
    }
  });
}

/** A story that is at rest as soon as it is there. */
const calm = stories.find(({ title }) => title === 'UI/Amount')?.id ?? '';

/** Adds what the story does not have. */
const plant = (page: Page, html: string): Promise<void> =>
  page.evaluate((planted) => document.body.insertAdjacentHTML('beforeend', planted), html);

test('a planted fault is found', async ({ browser }) => {
  // Without a name; without contrast in one scheme; too wide for a phone.
  const page = await openPreview(browser, light);
  expect(await showStory(page, calm)).toEqual([]);
  expect(await complaintsOf(page, 'light')).toEqual([]);
  await plant(page, '<button></button>');
  expect(await complaintsOf(page, 'light')).toEqual([expect.stringMatching(/^button-name/)]);

  await page
    .locator('body > button')
    .last()
    .evaluate((button) => button.remove());
  await plant(
    page,
    '<p style="color: light-dark(black, #333); background: light-dark(white, #222); width: 500px">Words</p>',
  );
  expect(await complaintsOf(page, 'light')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(dark.viewport);
  expect(await complaintsOf(page, 'dark')).toEqual([expect.stringMatching(/^color-contrast/)]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeGreaterThan(320);
});

test('what differs in style, in names or in ids is judged again; what differs in words only is not', async ({
  browser,
}) => {
  const page = await openPreview(browser);
  await showStory(page, calm);
  await plant(
    page,
    '<button class="planted" style="padding: 1rem">Words</button><i id="one">Words</i><i id="two"></i>',
  );
  expect(await complaintsOf(page, 'light')).toEqual([]);
  const planted = page.locator('.planted');
  await planted.evaluate((element) => element.setAttribute('style', 'padding: 1rem; color: #ccc; background: white'));
  expect(await complaintsOf(page, 'light')).toEqual([expect.stringMatching(/^color-contrast/)]);
  await planted.evaluate((element) => element.replaceChildren('Des mots'));
  expect(await complaintsOf(page, 'light')).toEqual([]);
  await planted.evaluate((element) => element.replaceChildren(' '));
  expect(await complaintsOf(page, 'light')).toEqual([expect.stringMatching(/^button-name/)]);
  await planted.evaluate((element) => element.setAttribute('aria-labelledby', 'one'));
  expect(await complaintsOf(page, 'light')).toEqual([]);
  await planted.evaluate((element) => element.setAttribute('aria-labelledby', 'two'));
  expect(await complaintsOf(page, 'light')).toEqual([expect.stringMatching(/^button-name/)]);
});

test('in a page that is known, what is new is judged; and what is known, where it stands on something else', async ({
  browser,
}) => {
  const page = await openPreview(browser, light);
  await showStory(page, calm);
  /** What axe says of a page with something more, which goes again. */
  const complaintsWith = async (html: string): Promise<readonly string[]> => {
    await plant(page, `<div id="planted" style="background: white">${html}</div>`);
    const complaints = await complaintsOf(page, 'light');
    await page.locator('#planted').evaluate((element) => element.remove());
    return complaints;
  };
  const faint = [expect.stringMatching(/^color-contrast/)];
  // Enough on white, and on nothing darker.
  const words = '<p style="position: relative; color: #757575">Words</p>';
  expect(await complaintsWith(words)).toEqual([]);
  expect(await complaintsWith(`${words}<p style="color: #aaa">Words</p>`)).toEqual(faint);
  expect(await complaintsWith(`${words}<div style="background: #ddd">${words}</div>`)).toEqual(faint);
  expect(await complaintsWith(`${words}<div style="opacity: 0.8">${words}</div>`)).toEqual(faint);
  const sheet = '<div style="position: absolute; inset: 0; background: #ddd"></div>';
  expect(await complaintsWith(`${words}<div style="position: relative">${sheet}${words}</div>`)).toEqual(faint);

  // What axe passes over is not known by that.
  const field = (state: string): string =>
    `${words}<label style="color: #bbb">Words <input name="planted" style="color: black" ${state}></label>`;
  expect(await complaintsWith(field('disabled'))).toEqual([]);
  expect(await complaintsWith(field(''))).toEqual(faint);
  const shut = (height: string): string =>
    `<div style="overflow: hidden; height: ${height}"><b style="color: #ccc">Words</b></div>`;
  expect(await complaintsWith(shut('0'))).toEqual([]);
  expect(await complaintsWith(shut('3rem'))).toEqual(faint);

  const target = (gap: string): string =>
    `<button type="button" aria-label="Words" style="all: unset; width: 10px; height: 10px; margin: ${gap}"></button>`;
  const apart = target('30px');
  expect(await complaintsWith(apart + apart)).toEqual([]);
  const small = expect.stringMatching(/^target-size/);
  expect(await complaintsWith(apart + target('2px') + target('2px'))).toEqual([small, small]);
});

test('a story that does not exist is told of', async ({ browser }) => {
  const page = await openPreview(browser);
  expect(await showStory(page, 'no-such--story')).toEqual([expect.stringMatching(/^storyMissing/)]);
});
