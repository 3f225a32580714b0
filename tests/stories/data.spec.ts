/** Stories with long names, hundreds of rows and other currencies have room on the narrowest phone, and with larger text. */
import { expect, test } from '@playwright/test';
import { dataSets } from '../../.storybook/data/data-sets.ts';
import { invoiceChart } from '../../machines/invoice/invoice.samples.ts';
import { storyIdOf } from '../../scripts/charts/story-url.ts';
import { openPreview, readStories, showStory } from './storybook.ts';

/** All data sets, states and settings before a release (`npm run test:long`); else long names on one story of each screen. */
const isLong = process.env['SETTINGS'] === 'all';

const sets = isLong ? dataSets : (['long'] as const);

const stories = readStories().filter(({ tags }) => tags.includes(isLong ? 'state' : 'screen'));

const double = { width: 360, text: 'double' } as const;

const settings = isLong ? [double, { width: 320, text: undefined }] : [double];

/** Texts that stand out sideways. */
function overhang(): readonly string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const out = [...document.querySelectorAll('#storybook-root *')].filter(
    (each) => each.getBoundingClientRect().right > clientWidth + 1 && each.childElementCount === 0,
  );
  return [`${scrollWidth - clientWidth} px stand out: ${out.map((each) => each.textContent.slice(0, 40)).join(', ')}`];
}

test('a story shows the data that the toolbar names', async ({ browser }) => {
  const page = await openPreview(browser, {}, { data: 'currency' });
  await showStory(page, storyIdOf(invoiceChart, 'check'));
  await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeVisible();
});

for (const data of sets) {
  for (const { width, text } of settings) {
    test(`${data} data, ${width} px, text ${text ?? 'as usual'}`, async ({ browser }) => {
      test.setTimeout(1_200_000);
      const viewport = { width, height: 740 };
      const page = await openPreview(browser, { viewport, reducedMotion: 'reduce' }, { language: 'fr', data, text });
      const wrong: string[] = [];
      for (const { id } of stories) {
        const thrown = await showStory(page, id);
        wrong.push(...[...thrown, ...(await page.evaluate(overhang))].map((each) => `${id}: ${each}`));
      }
      expect(wrong).toEqual([]);
    });
  }
}
