/** Titles that leave open whether the server has done something, which is untrue of a definite refusal. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The words of an uncertain outcome: `We may not have received your request`. */
const doubt = /<Trans>[^<]*\bmay (?:not have|still be)\b/;

test('only titles of uncertain failures leave open whether something was done', () => {
  const wrong = globSync('src/features/**/*.tsx').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        doubt.test(line) && !/\buncertain: <Trans>|Checking…/.test(line) ? [`${file}:${index + 1}`] : [],
      ),
  );
  expect(wrong).toEqual([]);
});
