/** One smoke test for each tool that judges the product or makes links to it. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { object, string } from 'superstruct';
import { draftIssues } from './charts/drafts.ts';
import { folderIssues } from './charts/folders.ts';
import { namesIn } from '../.storybook/words/story-names.ts';
import { pageIdOf, storyIdOf, storyUrlOf } from './charts/story-url.ts';
import { likelyNames } from './known-name.ts';
import { usageOf } from './read-options.ts';
import { finderIn } from './sentences/find.ts';
import { wordFaults } from './words/faults.ts';

test('a draft without a golden file and a folder without its files are reported', () => {
  const draft = { version: 1, struct: object({ message: string() }), lifetime: 1_000 };
  expect(draftIssues({ name: 'letter', draft }, 'machines/letter', [])).toEqual([
    expect.stringContaining('v1.json is missing'),
  ]);
  const folder = { path: 'machines/letter', files: ['letter.machine.ts'], above: [], lengthOf: () => 301 };
  expect(folderIssues(folder, [{ name: 'letter' }]).join('\n')).toMatch(
    /letter\.context\.ts is missing[^]*more than 300/,
  );
});

test('a mistyped name is answered with the likeliest ones, and a strange one with all', () => {
  const names = ['invoice', 'openInvoices', 'wallet'];
  expect(likelyNames('invoise', names)).toEqual(['invoice']);
  expect(likelyNames('openinvoice', names)).toEqual(['openInvoices']);
  expect(likelyNames('dentist', names)).toEqual(names);
});

test('an option that a script does not know is answered with its usage, which names all options', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/engine/pack.ts', '--licence', 'MIT'], {
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/Unknown option '--licence'[^]*--license MIT/);
  expect(status).toBe(2);
  const scripts = globSync('scripts/**/*.ts').filter((file) =>
    readFileSync(file, 'utf8').includes('readOptions(import.meta'),
  );
  expect(scripts.length).toBeGreaterThan(6);
  const unnamed = scripts.flatMap((file) => {
    const options = [...readFileSync(file, 'utf8').matchAll(/^ +'?([\w-]+)'?: \{ type: '(?:string|boolean)'/gm)];
    return options.flatMap(([, option]) => (usageOf(file).includes(`--${option}`) ? [] : [`${file} --${option}`]));
  });
  expect(unnamed).toEqual([]);
});

test('ids and links of stories are those that Storybook makes', () => {
  const chart = { name: 'quoteRequest' };
  const id = storyIdOf(chart, 'you.asking~tooMany+byCard');
  expect(id).toBe('funnels-quote-request-you-asking--too-many-by-card');
  expect(storyIdOf(chart, 'you.asking')).toBe('funnels-quote-request-you-asking--usual');
  expect(pageIdOf(chart, 'diagram')).toBe('charts-quote-request--diagram');
  expect(storyUrlOf(chart, 'link > checkOut:done.hosted')).toBe(
    'http://localhost:6006/?path=/story/charts-quote-request--replay&line=link%20%3E%20checkOut%3Adone.hosted',
  );
});

test('names of stories say what the screen says, and tell apart by what differs, in 40 characters', () => {
  const reason = 'We couldn’t load the rest of the list – We can’t reach the server.';
  const names = namesIn([
    { id: 'shown', reason: 'No saved articles.' },
    { id: 'outdated~rows3+paged', reason },
    { id: 'outdated~rows3+partial', reason },
    { id: 'outdated~rows3+partial+undoable-request-9301+refused+offline', reason },
    { id: 'waiting~undoable-request-9301+refused+worded+third+first', reason: '' },
  ]);
  expect([...names.values()]).toEqual([
    'No saved articles.',
    'We couldn’t load the rest of… · paged',
    'We couldn’t load the rest of… · partial',
    'partial, undoable-request-9301,…',
    'waiting, undoable-request-9301,…',
  ]);
});

test.each([
  ['carte refusee, en francais, sombre', 'declined-fr fr dark'],
  ['the card was declined, on a phone', 'declined-en phone'],
  ['payment failed, in English', 'declined-en en'],
  ['outcome.declined', 'declined-en'],
  ['rendez-vous chez le dentiste', ''],
])('“%s” finds the story', (question, found) => {
  const story = { chart: 'Payment', configuration: 'outcome.declined', reason: '', tags: ['failure'] };
  const stories = [
    { ...story, id: 'declined-fr', locale: 'fr' as const, heading: 'Carte refusée par la banque' },
    { ...story, id: 'declined-en', locale: 'en' as const, heading: 'Card declined by the bank' },
  ];
  const sentences = stories.map(({ heading }, index) => ({ text: heading, weight: 3, stories: [index] }));
  const [first] = finderIn({ stories, sentences })(question);
  const { language, scheme, window } = first?.manner ?? {};
  expect([first?.stories[0]?.id, language, scheme, window].filter((part) => part !== undefined).join(' ')).toBe(found);
});

test.each([
  ['en', 'Your quotation {reference}', 1],
  ['en', 'Your quote {quotation}', 0],
  ['en', 'Reload the page: it has changed.', 1],
  ['en', 'Card declined: expired', 0],
  ['en', 'Your name, email address and password.', 1],
  ['en', 'Your name, email address, and password. Pay online, by card or bank transfer.', 0],
  ['en', 'You can try again: nothing is sent twice.', 2],
  ['en', 'Someone asks for a quote.', 1],
  ['fr', 'Lecture de vos factures…', 1],
  ['fr', 'À régler avant le {day}', 1],
  ['fr', 'À régler au plus tard le {day}', 0],
  ['fr', 'Il reste {amount} à payer.', 1],
  ['fr', 'Impossible d’enregistrer votre adresse', 1],
  ['fr', 'Impossible de charger votre adresse', 0],
] as const)('%s “%s” breaks the glossary %d times', (locale, sentence, faults) => {
  expect(wordFaults(sentence, locale)).toHaveLength(faults);
});
