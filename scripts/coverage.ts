import { readFileSync, writeFileSync } from 'node:fs';
import { sections } from '../tests/requirements/sections.ts';
import { documentOf, totalsOf } from './requirements/document.ts';
import { findProofs } from './requirements/proofs.ts';
import { readTests } from './requirements/test-titles.ts';

const DOCUMENT = 'docs/requirements.md';

/**
 * What of the requirements is proved: prints totals, writes `docs/requirements.md`. Ends with 1 where a named proof does
 * not exist; with `--check` nothing is written, and a document that is behind is a failure, too.
 */
const isCheck = process.argv.includes('--check');

const { proofs, complaints } = findProofs(
  sections.flatMap(({ rows }) => rows),
  readTests(process.cwd()),
);
const text = documentOf(sections, proofs);
const failures = [...complaints];

if (!isCheck) writeFileSync(DOCUMENT, text);
else if (complaints.length === 0 && readFileSync(DOCUMENT, 'utf8') !== text) {
  failures.push(`${DOCUMENT} is behind its rows: run npm run coverage.`);
}

const totals = sections.map(totalsOf);
const all = totals.reduce((sum, { proved, rows }) => ({ proved: sum.proved + proved, rows: sum.rows + rows }), {
  proved: 0,
  rows: 0,
});
for (const { title, proved, rows } of isCheck ? [] : totals)
  console.log(`${`${proved} of ${rows}`.padStart(11)}  ${title}`);
console.log(
  `${all.proved} of ${all.rows} requirements are proved by ${new Set(proofs.map(({ test }) => test)).size} tests.`,
);
if (failures.length > 0) {
  console.error(
    [...failures, 'The rows are in tests/requirements/: name the test that proves it now, or "open".'].join('\n'),
  );
  process.exitCode = 1;
}
