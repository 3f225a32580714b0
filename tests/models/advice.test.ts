/** The approved notices of failures: what they claim about a call, and when they ask to try again. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { subjects } from './views/subjects.ts';
import type { StateTexts } from './views/read-transcript.ts';
import { readTranscript } from './views/read-transcript.ts';

const states: readonly (StateTexts & { readonly chart: string })[] = subjects.flatMap(({ chart: { name } }) => {
  const transcript = readFileSync(new URL(`./views/approved/fr/${name}.txt`, import.meta.url), 'utf8');
  return readTranscript(transcript).map((state) => ({ ...state, chart: name }));
});

/** Reasons of failures after which the server may have executed the call (`uncertain-failure.ts`). */
const uncertain =
  /^(Le serveur est injoignable|Le serveur met trop de temps|Une erreur est survenue de notre côté|Le service ne répond pas)/;

/** Claims that a change was not made; not those about something that was only read or computed. */
const denial =
  /^(?:Votre|Vos|La|L’|Cet|Le lien|« .* ») .*n’(?:a|ont) pas (?:été|pu)|^L’opération n’a pas abouti|rien n’a changé|^Impossible (?!de (?:re)?charger|d’actualiser|de calculer|de vérifier)/i;

const timing = /Réessayez dans/;

/** Texts of the states that match, with the state. */
const found = (match: (texts: readonly string[]) => readonly string[]): readonly string[] => [
  ...new Set(
    states.flatMap(({ chart, id, lines }) =>
      match(lines.map(({ text }) => text)).map((text) => `${chart} ${id}: ${text}`),
    ),
  ),
];

/** A read failed as well: its reason is not that of a change. */
const unread = /^Impossible de (?:re)?charger/;

test('claims no refusal after a failure that the server may have executed', () => {
  expect(
    found((texts) => {
      const isUncertain = texts.some((text) => uncertain.test(text)) && !texts.some((text) => unread.test(text));
      return isUncertain ? texts.filter((text) => denial.test(text)) : [];
    }),
  ).toEqual([]);
});

test('says once when to try again', () => {
  expect(
    found((texts) => {
      const timed = texts.filter((text) => timing.test(text));
      return timed.length > 1 ? [timed.join(' ')] : [];
    }),
  ).toEqual([]);
});
