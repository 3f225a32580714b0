/** Violations that axe finds on a page. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type axe from 'axe-core';
import { wcag } from '../../.storybook/wcag.ts';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** Minified: each document of a page parses it again. */
const source = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

/**
 * Violations of a page, one line per element.
 * @param tags Tags of the rules.
 * @param exclude Selectors of excluded elements.
 * @param isContrastKnown Whether the contrast of colours, two fifths of axe's work, is left out.
 */
export async function violationsOn(
  page: Page,
  {
    tags,
    exclude = [],
    isContrastKnown = false,
  }: { readonly tags: readonly string[]; readonly exclude?: readonly string[]; readonly isContrastKnown?: boolean },
): Promise<readonly string[]> {
  await loadAxe(page);
  return page.evaluate(
    async ({ values, left, hasContrast }) => {
      const { violations } = await window.axe.run(
        { include: ['html'], exclude: left.map((selector) => [selector]) },
        {
          runOnly: { type: 'tag', values: [...values] },
          resultTypes: ['violations'],
          // Guesses headings from bold text; names of records are list items, which screen readers count and skip.
          rules: { 'p-as-heading': { enabled: false }, 'color-contrast': { enabled: hasContrast } },
        },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
      );
    },
    { values: tags, left: exclude, hasContrast: !isContrastKnown },
  );
}

/** In milliseconds: longer than any transition, shorter than the delay before a page says that something is late. */
const TRANSITION = 1_000;

/** Finishes transitions: colours have less contrast during one. */
export async function settleAnimations(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    const isShort = ({ effect }: Animation): boolean => Number(effect?.getComputedTiming().endTime) <= longest;
    // Styles follow a finished animation in the next frame, which may begin another one.
    for (let frame = 0; frame < 3; frame += 1) {
      for (const animation of document.getAnimations().filter(isShort)) animation.finish();
      await new Promise(requestAnimationFrame);
    }
  }, TRANSITION);
}

/** Checks a page by WCAG and axe's best practices. */
export async function expectAccessible(
  page: Page,
  { isContrastKnown = false }: { readonly isContrastKnown?: boolean } = {},
): Promise<void> {
  await loadAxe(page);
  await settleAnimations(page);
  expect(await violationsOn(page, { tags: [...wcag, 'best-practice'], isContrastKnown })).toEqual([]);
}
