import { expect, test } from 'vitest';
import { finderIn } from './find.ts';
import type { FoundStory } from './index-file.ts';
import { normal } from './normal.ts';
import { understand } from './question.ts';

const screen = (configuration: string, french: string, english: string): readonly FoundStory[] =>
  (
    [
      ['fr', french],
      ['en', english],
    ] as const
  ).map(([locale, heading]) => ({
    id: `payment--${configuration}-${locale}`,
    locale,
    chart: 'Payment',
    configuration,
    heading,
    reason: '',
  }));

const stories = [
  ...screen('declined', 'Carte refusée par la banque', 'Card declined by the bank'),
  ...screen('expired', 'Carte refusée : elle a expiré', 'Card declined: it has expired'),
  ...screen('contact', 'Vos coordonnées', 'Your details'),
];

const sentences = [
  ...stories.map(({ heading }, place) => ({ text: heading, weight: 3, stories: [place] })),
  { text: 'Rien n’a été débité.', weight: 1, stories: [0, 2] },
  { text: 'Numéro de téléphone', weight: 0, stories: [4] },
  { text: 'Phone number', weight: 0, stories: [5] },
];

const find = finderIn({ stories, sentences });

/** The first answer: its story, and how it is shown. */
function first(question: string): string {
  const [found] = find(question);
  if (!found) return '';
  const { language, scheme, window } = found.manner;
  return [found.stories[0]?.id, language, scheme, window].filter((each) => each !== undefined).join(' ');
}

test('words are looked for without case, accents, and kinds of apostrophes, quotes and spaces', () => {
  expect(normal('  Réessayez « l’envoi » – ŒUVRE')).toBe("reessayez l'envoi - oeuvre");
});

test.each([
  ['CARTE REFUSEE PAR LA BANQUE', 'payment--declined-fr'],
  ["rien n'a ete debite", 'payment--declined-fr'],
  ['a expiré', 'payment--expired-fr'],
  ['expired card', 'payment--expired-en'],
])('“%s” finds what says it', (question, id) => {
  expect(first(question)).toBe(id);
});

test('the language, the scheme and the window that are asked for are no words of the screen, in either language', () => {
  expect(first('Card declined by the bank, in French, dark, on a phone')).toBe('payment--declined-fr fr dark phone');
  expect(first('carte refusée par la banque en anglais, sombre, tablette')).toBe('payment--declined-en en dark tablet');
  expect(first('expired card, light, desktop')).toBe('payment--expired-en light desktop');
});

test('a word that a screen has is found on it, though it could ask for a manner', () => {
  expect(first('numéro de téléphone')).toBe('payment--contact-fr');
  expect(first('phone number')).toBe('payment--contact-en');
  expect(understand('telephone')).toEqual([{ words: 'telephone', manner: {} }]);
});

test('a screen is found by what its title is in the other language', () => {
  expect(first('the card was refused, in French, dark, on a phone')).toBe('payment--declined-fr fr dark phone');
});

test('a sentence of several screens has all their stories, the plainest first; what nobody says finds nothing', () => {
  expect(find('rien n’a été débité')[0]?.stories.map(({ id }) => id)).toEqual([
    'payment--declined-fr',
    'payment--expired-fr',
  ]);
  expect(find('rendez-vous chez le dentiste')).toEqual([]);
  expect(find(' , ')).toEqual([]);
});
