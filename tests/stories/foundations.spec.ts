/** Pages of tokens, type, words and components: all that there is stands on them, and each leads to a story that shows it. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Locale } from '../../machines/domain/locale.ts';
import { locales } from '../../machines/domain/locale.ts';
import { charts } from '../../machines/charts.ts';
import { chartTitleOf } from '../../scripts/charts/story-url.ts';
import { gradeOf } from '../../scripts/foundations/contrast.ts';
import { FOUNDATIONS_FILE, foundationsFile, WORDS_FILE, wordsFile } from '../../scripts/foundations/file.ts';
import { foundationsId, foundationsPages } from '../../scripts/foundations/story-ids.ts';
import { SENTENCES_FILE, sentenceIndex } from '../../scripts/sentences/index-file.ts';
import { origin, serveStorybook } from '../../scripts/storyboard/preview.ts';
import { readTranscript } from '../models/views/read-transcript.ts';
import { folder, readStories } from './storybook.ts';

const root = join(import.meta.dirname, '../..');

function readBuilt(file: string): unknown {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'));
}

const textsOf = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: root, exclude: ['**/*.stories.tsx', '**/*.test.tsx'] }).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );

const foundations = foundationsFile.create(readBuilt(FOUNDATIONS_FILE));
const ids = new Set(readStories().map(({ id }) => id));

test('the pages have stories of their own, and every story that they link to is there', () => {
  const linked = [
    ...foundationsPages.map(foundationsId),
    ...foundations.stories.map(({ id }) => id),
    ...foundations.screens.map(({ story }) => story),
  ];
  expect(linked.filter((id) => !ids.has(id))).toEqual([]);
  const components = readStories().filter(({ title }) => title.startsWith('UI/'));
  expect(new Set(foundations.stories.map(({ id }) => id))).toEqual(new Set(components.map(({ id }) => id)));
});

test('every token is there with a use that leads to a story, and every text meets AA in both schemes', () => {
  const [css = ''] = textsOf('src/ui/tokens.css');
  const names = new Set([...css.matchAll(/^\s+(--[\w-]+):/gm)].map(([, name]) => name));
  const { tokens, files, standings } = foundations;
  expect(new Set(tokens.map(({ name }) => name))).toEqual(names);
  const isShown = (file: string): boolean => {
    const { stories = [], screens = [] } = files[file] ?? {};
    return stories.length + screens.length > 0;
  };
  expect(tokens.filter(({ uses }) => !uses.some(({ file }) => isShown(file))).map(({ name }) => name)).toEqual([]);
  const texts = standings.filter(({ figure }) => figure === 'text');
  expect(texts.length).toBeGreaterThan(10);
  const faint = texts.filter((each) => !gradeOf(each.light, 'text') || !gradeOf(each.dark, 'text'));
  expect(faint).toEqual([]);
});

test('every component is there, with a story or a page that shows it', () => {
  const exported = textsOf('src/ui/**/*.tsx').flatMap((text) =>
    [...text.matchAll(/^export (?:function|const) ([A-Z]\w*)(?= = memo\(|[<(])/gm)].map(([, name = '']) => name),
  );
  const { components, files } = foundations;
  expect(components.map(({ name }) => name).toSorted()).toEqual(exported.toSorted());
  const lost = components.filter(({ file }) => files[file]?.stories.length === 0 && files[file].screens.length === 0);
  expect(lost.map(({ name }) => name)).toEqual([]);
  const untold = components.flatMap(({ name, props }) =>
    props.flatMap((prop) => (prop.type === 'unknown' || prop.type === '' ? [`${name}: ${prop.name}`] : [])),
  );
  expect(untold, 'props without a type').toEqual([]);
  const masthead = components.find(({ name }) => name === 'Masthead');
  expect(files[masthead?.file ?? '']?.screens).toHaveLength(foundations.screens.length);
  expect(components.filter(({ note }) => note === '').map(({ name }) => name)).toEqual([]);
});

/** What each state of a chart says, by language and configuration: all its lines. */
function saidBy(chart: string, locale: Locale): ReadonlyMap<string, string> {
  const text = readFileSync(join(root, `tests/models/views/approved/${locale}/${chart}.txt`), 'utf8');
  return new Map(
    readTranscript(text).map(({ id, lines }) => [
      id,
      lines
        .map(({ text: words, note }) => `${words}\n${note}`)
        .join('\n')
        .replaceAll(/[^\S\n]+/g, ' '),
    ]),
  );
}

/** The longest run of a message that stands on the screen as it is written. */
function longestRun(message: string): string {
  const plain = message.replaceAll(/\s+/g, ' ');
  // Of forms, and of what stands in them, nothing is sure.
  const runs = /\{\w+, (?:plural|select)/.test(plain) ? [] : plain.split(/\{[^}]*\}|<[^>]*>/);
  return runs.toSorted((one, other) => other.length - one.length)[0]?.trim() ?? '';
}

test('every message is there in both languages, and every story that a message links to says it', () => {
  const { words } = wordsFile.create(readBuilt(WORDS_FILE));
  const { stories } = sentenceIndex.create(readBuilt(SENTENCES_FILE));
  const messageIds = textsOf('locales/en/*.po').flatMap((text) => text.match(/^msgid "(?:.*[^"]|)"$/gm) ?? []);
  // Each catalogue begins with its own head; what two of them share in the same words is one.
  expect(words.flatMap(({ catalogues }) => catalogues).length).toBe(messageIds.length - 3);
  expect(words.filter(({ fr, en }) => fr === '' || en === '')).toEqual([]);

  const said = new Map(
    charts.flatMap(({ name }) =>
      locales.map((locale) => [`${locale} ${chartTitleOf({ name })}`, saidBy(name, locale)] as const),
    ),
  );
  const wrong = words.flatMap((word) =>
    locales.flatMap((locale) => {
      const run = longestRun(word[locale]);
      return word.said[locale].flatMap((number) => {
        const story = stories[number];
        const says =
          story?.locale === locale && said.get(`${locale} ${story.chart}`)?.get(story.configuration)?.includes(run);
        return story && says && ids.has(story.id) ? [] : [`${story?.id} does not say “${run}”`];
      });
    }),
  );
  expect(wrong).toEqual([]);
  const ofPages = words.filter(({ catalogues }) => catalogues.includes('messages'));
  const found = ofPages.filter((word) => locales.some((locale) => word.said[locale].length > 0));
  expect(found.length / ofPages.length, 'share of the words of pages with a story').toBeGreaterThan(0.75);
});

test('one goes from a token to a rule that uses it and to its story, and from a word to a screen that says it', async ({
  page,
  context,
}) => {
  await serveStorybook(context, folder);
  const story = page.frameLocator('#storybook-preview-iframe');
  const main = story.locator('main');
  const open = (id: string, query = ''): Promise<unknown> =>
    page.goto(`${origin}/?path=/story/${id}${query}&globals=a11y.manual:!true`);

  await open(foundationsId('tokens'), '&token=--color-warning');
  const row = story.getByRole('row').filter({ hasText: 'src/ui/status.module.css' });
  await expect(row).toContainText('.warning .icon: color');
  await row.getByRole('link', { name: 'Status: Due Soon' }).click();
  await expect(page).toHaveURL(/ui-status--due-soon/);
  await expect(story.getByText('Due in 3 days')).toBeVisible();

  await page.getByRole('link', { name: 'Words' }).click();
  await story.getByRole('searchbox', { name: 'Words' }).fill('rien n’a ete debite. vous pouvez');
  const found = story.getByRole('list', { name: 'Messages' }).getByRole('article');
  await expect(found.first()).toContainText('Nothing was charged.');
  const sentence = (await found.first().locator('p[lang=fr]').textContent()) ?? '';
  await found.first().getByRole('link', { name: /, fr$/ }).first().click();
  await expect(main).toContainText(sentence);
});
