import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allCharts } from '../../machines/charts.ts';
import type { ChartFolder } from './folders.ts';
import { chartFolders, folderDebts } from './folders.ts';

const whole = [
  'parcel-return.context.ts',
  'parcel-return.draft.ts',
  'parcel-return.machine.ts',
  'parcel-return.paths.ts',
  'parcel-return.samples.ts',
  'parcel-return.steps.ts',
  'parcel-return.test.ts',
  'refund.states.ts',
];
const listed = [{ name: 'parcelReturn', draft: {} }];

const folder = (files: readonly string[], length = 120): ChartFolder => ({
  path: 'machines/account/parcel-return',
  files,
  lengthOf: () => length,
});
const without = (file: string): ChartFolder => folder(whole.filter((each) => each !== file));

describe('the folder of a chart', () => {
  test('owes nothing where it has the pattern', () => {
    expect(folderDebts(folder(whole), listed)).toEqual([]);
  });

  test('may hold several charts of one page, which share what bears its name', () => {
    const shared = ['parcel-return.context.ts', 'parcel-return.steps.ts', 'parcel-return.test.ts'];
    const pair = ['sent', 'kept'].flatMap((name) => [`${name}.machine.ts`, `${name}.samples.ts`]);
    expect(folderDebts(folder([...shared, ...pair]), [{ name: 'sent' }, { name: 'kept' }])).toEqual([]);
  });

  test.each<readonly [bug: string, folder: ChartFolder, listed: typeof listed, sentence: string]>([
    ['no context', without('parcel-return.context.ts'), listed, 'parcel-return.context.ts is missing: what is known'],
    ['no steps', without('parcel-return.steps.ts'), listed, 'parcel-return.steps.ts is missing: the table'],
    ['no samples', without('parcel-return.samples.ts'), listed, 'parcel-return.samples.ts is missing: what can happen'],
    [
      'no draft of a funnel',
      without('parcel-return.draft.ts'),
      listed,
      'parcel-return.draft.ts is missing: what a tab',
    ],
    ['no test', without('parcel-return.test.ts'), listed, 'has no test: write parcel-return.test.ts'],
    ['a name of its own', folder([...whole, 'parcel-return.parts.ts']), listed, 'parcel-return.parts.ts has no place'],
    ['a file without a role', folder([...whole, 'keeping.ts']), listed, 'keeping.ts has no place in the pattern'],
    [
      'a machine that is too long',
      folder(whole, 301),
      listed,
      'has 301 lines, more than 300: move changes to parcel-return.context.ts',
    ],
    ['a chart in no list', folder(whole), [], 'is in no list: add its chart to machines/charts.ts'],
  ])('with %s is told what to do', (_, planted, known, sentence) => {
    const debts = folderDebts(planted, known);
    expect(debts).toHaveLength(1);
    expect(debts[0]).toContain(sentence);
  });
});

test('every folder of the product that has a machine is looked at', () => {
  const folders = chartFolders(join(import.meta.dirname, '../..'));
  expect(folders.map(({ path }) => path)).toContain('machines/quote-request');
  expect(folders.flatMap((each) => folderDebts(each, allCharts))).toEqual([]);
});
