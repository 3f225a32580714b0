import { join } from 'node:path';
import { array, defaulted, integer, nullable, object, string } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { charts } from '../../machines/charts.ts';
import type { DraftRules } from '../../machines/funnel/funnel.ts';
import { packDraft } from '../../machines/funnel/index.ts';
import { draftDebts, goldenDrafts } from './drafts.ts';
import { chartFolders, chartsOf, fileName } from './folders.ts';

const FOLDER = 'machines/letter';
const fields = { message: string(), to: nullable(object({ name: string() })), copies: array(integer()) };
const rules = { version: 1, struct: object(fields), lifetime: 1_000 };

/** A chart whose draft is of another shape now. */
const changed = (struct: DraftRules<object>['struct'], version = 1) => ({
  name: 'letter',
  draft: { ...rules, struct, version },
});

const stored = (draft: object, version = 1) => ({
  file: `${FOLDER}/drafts/v${version}.json`,
  text: packDraft(
    { ...rules, version },
    { funnel: 'letter', hash: 'abc', person: 'account:7', now: 10 },
    'writing',
    draft,
  ),
});
const golden = stored({ message: 'Bonjour', to: { name: 'Amina' }, copies: [1] });

describe('the golden drafts of a funnel', () => {
  test('owe nothing where they are read as they were stored', () => {
    expect(draftDebts(changed(rules.struct), FOLDER, [golden])).toEqual([]);
  });

  test('of older versions may lack what has a default', () => {
    const struct = object({ ...fields, signature: defaulted(string(), '') });
    const present = stored({ message: 'Bonjour', to: { name: 'Amina' }, copies: [1], signature: 'B.' }, 2);
    expect(draftDebts(changed(struct, 2), FOLDER, [golden, present])).toEqual([]);
  });

  test.each([
    ['there is none', changed(rules.struct), [], 'v1.json is missing: keep there what a tab stores'],
    [
      'a new field has no default',
      changed(object({ ...fields, signature: string() })),
      [golden],
      'give each new field a default in machines/letter/letter.draft.ts',
    ],
    [
      'a new field deep in the draft has no default',
      changed(object({ ...fields, to: nullable(object({ name: string(), city: string() })) })),
      [golden],
      'At path: to.city',
    ],
    [
      'a new field has a default, and no golden draft shows it',
      changed(object({ ...fields, signature: defaulted(string(), '') })),
      [golden],
      'count its version up to 2, and keep a draft of the new shape in machines/letter/drafts/v2.json',
    ],
    [
      'a field is no more',
      changed(object({ message: string(), to: fields.to })),
      [golden],
      'has changed since machines/letter/drafts/v1.json was stored',
    ],
    [
      'part of it is empty',
      changed(rules.struct),
      [stored({ message: 'Bonjour', to: null, copies: [1] })],
      'has nothing at to: fill it in',
    ],
  ])('say what to do where %s', (_, chart, goldens, sentence) => {
    const debts = draftDebts(chart, FOLDER, goldens);
    expect(debts).toHaveLength(1);
    expect(debts[0]).toContain(sentence);
  });
});

test('every stored draft of the product is opened', () => {
  const root = join(import.meta.dirname, '../..');
  const folders = chartFolders(root);
  for (const { name, draft } of charts) {
    if (!draft) continue;
    const path = folders.find((each) => chartsOf(each).includes(fileName(name)))?.path ?? name;
    expect(draftDebts({ name, draft }, path, goldenDrafts(root, path))).toEqual([]);
  }
});
