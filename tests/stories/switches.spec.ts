/** The toolbar's switches on a story: each setting takes effect, and leaves no trace once reset. */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { invoiceChart } from '../../machines/invoice/invoice.samples.ts';
import { storyIdOf } from '../../scripts/charts/story-url.ts';
import type { Globals } from './storybook.ts';
import { openPreview, setGlobals as set, showStory } from './storybook.ts';

/** Computed styles of the page. */
function look(page: Page): Promise<Readonly<Record<string, string | number>>> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const { fontSize, colorScheme, scrollbarGutter } = getComputedStyle(root);
    const token = (name: string): string => getComputedStyle(root).getPropertyValue(name).trim();
    const main = document.querySelector('main');
    return {
      gutter: scrollbarGutter,
      target: token('--target'),
      motion: token('--motion-calm'),
      body: token('--text-body'),
      fontSize,
      colorScheme,
      paper: main ? getComputedStyle(main).backgroundColor : '',
      heading: document.querySelector('#storybook-root h1')?.textContent ?? '',
    };
  });
}

test('language, text, colours, paper, motion and phone are switched, and back', async ({ browser }) => {
  const page = await openPreview(browser, { viewport: { width: 360, height: 740 } });
  await showStory(page, storyIdOf(invoiceChart, 'check'));
  await set(page, { viewport: { value: 'desktop', isRotated: false } });
  await expect.poll(async () => (await look(page))['heading']).toBe('Check before you pay');
  const usual = await look(page);
  const see = async (globals: Globals, seen: Globals): Promise<void> => {
    await set(page, globals);
    await expect.poll(() => look(page)).toEqual({ ...usual, ...seen });
  };
  await set(page, { viewport: { value: 'phone', isRotated: false } });
  // On a phone the page has no scrollbar gutter, and controls have the size of touch targets.
  await expect.poll(() => look(page)).toEqual({ ...usual, gutter: 'auto', target: '2.75rem' });
  await set(page, { viewport: { value: 'desktop', isRotated: false } });
  await see({ language: 'long' }, { heading: expect.stringMatching(/^\[.*~.*\]$/) });
  await see({ language: 'fr' }, { heading: 'Vérifiez avant de payer' });
  await see({ language: undefined, text: 'double' }, { fontSize: '32px' });
  await see({ text: undefined, motion: 'reduced' }, { motion: '0s' });
  await see({ motion: undefined, colours: 'forced' }, { colorScheme: 'dark', paper: 'rgb(0, 0, 0)' });
  await see({ colours: undefined, medium: 'print' }, { body: '10.5pt', colorScheme: 'light' });
  await see({ medium: undefined }, {});
});
