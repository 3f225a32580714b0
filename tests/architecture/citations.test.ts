import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/**
 * Comments and documents state their reasons themselves. The only paper outside the tree that they may cite is the
 * specification, by section: `docs/requirements.md` restates those sections.
 */
const files = [
  '{contract,docs,domain,locales,machines,scripts,server,src,tests,validation,.storybook}/**/*.{ts,tsx,css,md,html,po}',
  '*.{ts,md,html}',
];

/** Sources numbered with `§`: the specification, the standards, and the laws behind a rule. */
const numbered = /specification|RFC \d|ISO|ITU|CGI|CGV|code (?:de|général)/i;

const refused: readonly (readonly [pattern: RegExp, why: string])[] = [
  [
    /(?<!-)\b(?:architecture|examples|look|pages|product|quality|review|toolchain)(?:\.md\b|,\s(?=["“«§]))/i,
    'a paper that is not here',
  ],
  [/\b[Ll]aw \d/, 'a law by its number: say which it is'],
  [/\bissue \d/i, 'an issue outside this repository'],
  [/\((?:[ACDEHMOPSW]\d{1,2}(?:, |; )?)+\)/, 'an item of a list that is not here'],
  [/(?<![\w.])\/(?:work\/(?:main|shared)|tmp\/w)\//, 'a path of one machine'],
];

/** A text with its comments' margins and line ends taken out, so that a citation is read whole. */
function flat(text: string): string {
  return text.replace(/\s*\n\s*(?:\*|\/\/|#)?\s*/g, ' ');
}

/** Files about the specification's sections themselves. */
const listsSections = /^(?:tests\/requirements\/|scripts\/requirements\.ts$|docs\/requirements\.md$)/;

/** The citations in a text that a reader of the tree cannot open. */
function badCitations(text: string, file = ''): readonly string[] {
  const whole = flat(text);
  const near = (index: number): string => whole.slice(Math.max(0, index - 60), index + 20);
  const papers = refused.flatMap(([pattern, why]) =>
    [...whole.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(({ index }) => `${why}: …${near(index)}…`),
  );
  const paragraphs = [...whole.matchAll(/§/g)]
    .filter(({ index }) => !listsSections.test(file) && !numbered.test(near(index)))
    .map(({ index }) => `§ of what? …${near(index)}…`);
  return [...papers, ...paragraphs];
}

describe('citations of sources outside the tree', () => {
  test.each([
    '// The key is kept first (quality, §1).',
    '/**\n * The server decides (specification §6;\n * quality, §2).\n */',
    '/** Both addresses stay (product, "Funnels"). */',
    'See architecture.md for the rooms.',
    '/** Law 7: the token is nowhere else. */',
    '// As issue 12 asks.',
    '// The list is short (H4, M12).',
    '# Run it in /work/main/ first.',
    '/** Shown where the balance covers it (§4). */',
  ])('are found in %j', (text) => {
    expect(badCitations(text)).not.toEqual([]);
  });

  test.each([
    '/** The wallet is shown (specification §3, §9). */',
    '/** Whether it is shown (specification\n * §4). */',
    '/** The longest address (RFC 5321, §4.5.3.1). */',
    'The product, the quality and the look of a page.',
    'It prints on one sheet of A4.',
    'See docs/decisions/2026-01-31-one-product.md, and what it says.',
  ])('are not found in %j', (text) => {
    expect(badCitations(text)).toEqual([]);
  });

  test('are nowhere', () => {
    const own = 'tests/architecture/citations.test.ts';
    const paths = globSync(files).filter((path) => path !== own);
    expect(paths.length).toBeGreaterThan(400);
    const found = paths.flatMap((path) =>
      badCitations(readFileSync(path, 'utf8'), path).map((what) => `${path}: ${what}`),
    );
    expect(found).toEqual([]);
  });
});
