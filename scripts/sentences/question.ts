/** A search query: words on a screen, and display options. */
import type { Locale } from '../../domain/locale.ts';
import { normal } from './normal.ts';

/** Display options of a story; absent ones stay as they are. */
export interface Manner {
  readonly language?: Locale | undefined;
  readonly scheme?: 'light' | 'dark' | undefined;
  readonly window?: 'phone' | 'tablet' | 'desktop' | undefined;
}

/** One interpretation of a query. */
export interface Question {
  /** Words on the screen, normalised. */
  readonly words: string;
  readonly manner: Manner;
}

/** Words of a query that mean display options, in both languages, with their prepositions. */
const manners: readonly (readonly [pattern: string, manner: Manner])[] = [
  ['(?:in |en )?(?:french|francais)', { language: 'fr' }],
  ['(?:in |en )?(?:english|anglais)', { language: 'en' }],
  ['(?:in |en )?(?:the )?(?:mode |theme )?(?:dark|sombre)(?: mode| scheme| theme)?', { scheme: 'dark' }],
  ['(?:in |en )?(?:the )?(?:mode |theme )?(?:light|clair)(?: mode| scheme| theme)?', { scheme: 'light' }],
  ['(?:on |sur )?(?:a |the |un |le )?(?:phone|telephone|mobile)', { window: 'phone' }],
  ['(?:on |sur )?(?:a |the |une |la )?(?:tablet|tablette)', { window: 'tablet' }],
  ['(?:on |sur )?(?:a |the |un |le )?(?:desktop|computer|ordinateur)', { window: 'desktop' }],
];

/**
 * The interpretations of a query, likeliest first: `carte refusée, sombre, téléphone` means a screen with options, and
 * `numéro de téléphone` first words of a screen.
 */
export function understand(text: string): readonly Question[] {
  const asked = normal(text);
  let words = asked;
  let manner: Manner = {};
  for (const [pattern, meant] of manners) {
    const rest = words.replace(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'u'), ' ');
    if (rest === words) continue;
    words = rest;
    manner = { ...manner, ...meant };
  }
  const asWords: Question = { words: asked, manner: {} };
  const left = words.replaceAll(/[\s,;]+/g, ' ').trim();
  return left === asked || left === '' ? [asWords] : [asWords, { words: left, manner }];
}
