/** `:has()` is younger in Firefox (121) than the oldest browsers that we support (README, "Browsers"). */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Selectors that only improve a layout or a printout. */
const ornamental = [
  'body:has([data-print-alone])',
  "body:has([data-print-alone='chosen'])",
  '.option:has(+ .aside)',
  '.fields > :not(.whole, .half, :has(> span)) > label',
  'main:has(> .front)',
  ".administered:has(section[data-section='openInvoices']",
  ".desk:not(.long, :has(section[data-section='openInvoices']",
  '.front:has(.due) .offer',
  '.bar:has(> .search)',
  '.item:has(> .detail) > .line',
  '.page:has(> .columns > .aside:empty)',
  '.columns:has(> .aside:empty)',
  // Within `@supports` of subgrids; without them, what is below both columns is as wide as the step.
  '.columns:has(.spanned):not(:has(> .aside:empty))',
  ':root:has([data-loading])',
  ".section:has([data-loading='first'])",
  ".column:has([data-loading='first'])",
  ".side:has([data-loading='first'])",
  // Within `@supports selector(:has(*))`, together with the bar that it keeps room for.
  ':global(:root):has(.aside:not(:empty))',
];

test('`:has()` has a fallback selector for every browser, or is ornamental', () => {
  const uses = globSync('src/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^(?!\s*\/\*).*:has\(.*$/gm)].map(([line]) => `${file}: ${line.trim()}`),
  );
  const isBorne = (line: string) =>
    /:is\(\[data-[a-z-]+\], :has\(/.test(line) ||
    line.includes('@supports') ||
    ornamental.some((selector) => line.includes(selector));
  expect(uses.length).toBeGreaterThan(10);
  expect(uses.filter((line) => !isBorne(line))).toEqual([]);
});
