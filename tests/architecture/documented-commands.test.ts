/** Commands that README, CONTRIBUTING and the guides show: run where that is cheap, else read as their tool reads them. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { record, string, type } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { parseCLI } from 'vitest/node';
import { charts } from '../../machines/charts.ts';
import { replayLine } from '../../machines/engine/model/replay.ts';
import { lists } from '../../scripts/test-lists.ts';
import { scenarioNames } from '../../server/test-control/scenarios.ts';
import { documentedCommands } from '../support/documented-commands.ts';

const commands = documentedCommands();
const { scripts } = type({ scripts: record(string(), string()) }).create(
  JSON.parse(readFileSync('package.json', 'utf8')),
);

/** The commands of one program, each once. */
const of = (...program: readonly string[]) => [
  ...new Map(
    commands
      .filter(({ words }) => program.every((word, index) => words[index] === word))
      .map((command) => [command.words.join(' '), command]),
  ).values(),
];

/** Commands of npm scripts: the script, and what is passed on to it. */
const npm = of('npm')
  .filter(({ words }) => words[1] !== 'ci' && words[2] !== '…')
  .map(({ file, text, words: [, ...rest] }) => {
    const [script = '', dashes, ...passed] = rest[0] === 'run' ? rest.slice(1) : rest;
    return { file, text, script, dashes, passed };
  });

/** Our own programs, with the arguments that they get. */
const programs = [
  ...npm.flatMap(({ script, passed, text, file }) => {
    const [, program] = /^node (\S+\.ts)/.exec(scripts[script] ?? '') ?? [];
    return program === undefined || program === 'scripts/test.ts' ? [] : [{ program, passed, text, file }];
  }),
  ...of('node').map(({ words: [, program = '', ...passed], text, file }) => ({ program, passed, text, file })),
];

test('the documents show the commands that this test is about', () => {
  expect([npm.length > 30, programs.length > 15, of('vitest').length > 8]).toEqual([true, true, true]);
  expect(new Set(commands.map(({ words: [program] }) => program))).toEqual(
    new Set(['npm', 'vitest', 'playwright', 'stryker', 'node', 'git', 'grep', 'curl', 'python3']),
  );
});

test.each(npm)('$file: $text is a script, with arguments after `--`', ({ script, dashes, passed }) => {
  expect(Object.keys(scripts)).toContain(script);
  expect([undefined, '--']).toContain(dashes);
  const [, list] = /^node scripts\/test\.ts (\S+)$/.exec(scripts[script] ?? '') ?? [];
  if (list === undefined) return;
  const names = (lists[list] ?? []).flatMap(({ commands: listed }) => Object.keys(listed));
  expect(names).toEqual(expect.arrayContaining([...passed]));
});

test('README lists every npm script', () => {
  const [, rows = ''] = /\| `npm run …` \| \|\n(.*?)\n\n/s.exec(readFileSync('README.md', 'utf8')) ?? [];
  const listed = [...rows.matchAll(/^\| ([^|]+) \|/gm)].flatMap(
    ([, names = '']) => names.match(/(?<=`)[\w:]+(?=`)/g) ?? [],
  );
  expect(listed.toSorted()).toEqual(Object.keys(scripts).toSorted());
});

test.each(programs)('$file: $text has options that $program reads', ({ program, passed }) => {
  const source = readFileSync(program, 'utf8');
  const options = passed.flatMap((word) => /^--([\w-]+)/.exec(word)?.[1] ?? []);
  expect(options.filter((name) => !new RegExp(`^ +'?${name}'?: \\{ type: `, 'm').test(source))).toEqual([]);
  expect(passed).not.toContain('--');
});

const lines = programs.flatMap(({ passed, text }) => {
  const line = passed[passed.indexOf('--line') + 1];
  const chart = passed[passed.indexOf('--chart') + 1];
  return passed.includes('--line') && chart !== 'NAME' ? [{ text, chart, line: line ?? '' }] : [];
});

test.each(lines)('$text can be replayed', async ({ chart: name, line }) => {
  const chart = charts.find((each) => each.name === name);
  const replay = chart && (await replayLine(chart, line));
  replay?.stop();
  expect(replay?.made).toHaveLength(line.split(' > ').length - 1);
});

describe('vitest', () => {
  const files = globSync([
    '{contract,domain,machines,scripts,server,src,tests,validation}/**/*.{test,test-d}.{ts,tsx}',
  ]);

  test.each(of('vitest'))('$file: $text runs tests that are there', ({ words }) => {
    const { filter, options } = parseCLI([...words]);
    const known = ['--', 'color', 'run', 'u', 'update', 'project', 'p', 't', 'testNamePattern', 'changed'];
    expect(Object.keys(options).filter((name) => !known.includes(name))).toEqual([]);
    expect(filter.filter((part) => !files.some((file) => file.includes(part)))).toEqual([]);
  });
});

test.each(of('playwright'))('$file: $text finds tests', { timeout: 120_000 }, ({ words: [, ...args], variables }) => {
  const env = { ...process.env, ...variables };
  const { status, stdout } = spawnSync('node_modules/.bin/playwright', [...args, '--list'], { env, encoding: 'utf8' });
  expect([stdout, status]).toEqual([expect.stringMatching(/Total: \d+ tests? in/), 0]);
});

test.each([...of('git', 'grep').filter(({ words }) => words.length > 3), ...of('grep')])(
  '$file: $text finds something',
  ({ words: [program = '', ...args] }) => {
    expect(spawnSync(program, args).status).toBe(0);
  },
);

test.each(of('curl'))('$file: $text names a scenario', ({ text }) => {
  const [, name] = /scenario(?:=|.*"name":")(\w+)/.exec(text) ?? [];
  expect(scenarioNames).toContain(name);
});

test('files that commands name exist', () => {
  const named = commands.flatMap(({ file, words: [program, ...words] }) =>
    program === 'vitest' || program === 'grep' || words[0] === 'grep'
      ? []
      : words
          .filter((word) => /^[\w.]\S*(?:\/\S+|\.\w+)$/.test(word) && !/[:@]/.test(word))
          .map((word) => [file, word]),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(([, name = '']) => !existsSync(name))).toEqual([]);
});

test('variables that commands set are read', () => {
  const names = [...new Set(commands.flatMap(({ variables }) => Object.keys(variables)))];
  expect(names).not.toEqual([]);
  const unread = names.filter(
    (name) =>
      spawnSync('git', ['grep', '-qw', name, '--', '*.ts', ':!tests/support/documented-commands.ts']).status !== 0,
  );
  expect(unread).toEqual([]);
});
