import { describe, expect, test } from 'vitest';
import { inFrench } from '../support/words.ts';
import { pairwise, settingOf } from './browser/setting.ts';

describe('how ways are played in a browser', () => {
  test('every two values of language, width and scheme meet, in fewer settings than there are', () => {
    const widths = [360, 768, 1280];
    const chosen = pairwise({ locale: ['fr', 'en'], width: widths, scheme: ['dark', 'light'] });
    for (const width of widths) {
      for (const locale of ['fr', 'en'] as const)
        expect(chosen.some((each) => each.width === width && each.locale === locale)).toBe(true);
      for (const scheme of ['dark', 'light'] as const)
        expect(chosen.some((each) => each.width === width && each.scheme === scheme)).toBe(true);
    }
    expect(chosen.length).toBeLessThan(12);
  });

  test('French as often as English, and both on two ways that follow each other', () => {
    const languages = Array.from({ length: 150 }, (_, place) => settingOf('link', place).locale);
    expect(languages.filter((locale) => locale === 'fr')).toHaveLength(75);
    expect(languages.slice(0, 2).toSorted()).toEqual(['en', 'fr']);
  });
});

describe('a control that a test names in English is found in French', () => {
  test.each([
    ['Try again', 'Réessayer'],
    ['Delete: Kenya', 'Supprimer : Kenya'],
    ['Change your details', 'Modifier vos coordonnées'],
    ['Edit line 2', 'Modifier la ligne 2'],
    [/^Undo/, 'Annuler : Amina'],
    [/^Request \S+ readers?$/, 'Demander l’accès pour 2\u00a0lecteurs'],
    [/^Request (?:\S+ reader|these)/, 'Demander l’accès pour 1\u00a0lecteur'],
  ])('%s', (english, french) => {
    expect(french).toMatch(inFrench(english));
  });

  test('and not where another message begins alike; what no message says is refused', () => {
    expect('Annuler la demande : Amina').not.toMatch(inFrench(/^Undo/));
    expect(() => inFrench('Frobnicate')).toThrow('No message of the page says Frobnicate');
  });
});
