/** Violations that axe finds on a page. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import axe from 'axe-core';
import { wcag } from '../../.storybook/wcag.ts';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

/**
 * Violations of a page, one line per element.
 * @param tags Tags of the rules.
 * @param exclude Selectors of excluded elements.
 */
export async function violationsOn(
  page: Page,
  { tags, exclude = [] }: { readonly tags: readonly string[]; readonly exclude?: readonly string[] },
): Promise<readonly string[]> {
  await loadAxe(page);
  return page.evaluate(
    async ({ values, left }) => {
      const { violations } = await window.axe.run(
        { include: ['html'], exclude: left.map((selector) => [selector]) },
        {
          runOnly: { type: 'tag', values: [...values] },
          resultTypes: ['violations'],
          // Guesses headings from bold text; names of records are list items, which screen readers count and skip.
          rules: { 'p-as-heading': { enabled: false } },
        },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
      );
    },
    { values: tags, left: exclude },
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
export async function expectAccessible(page: Page): Promise<void> {
  await loadAxe(page);
  await settleAnimations(page);
  expect(await violationsOn(page, { tags: [...wcag, 'best-practice'] })).toEqual([]);
}
