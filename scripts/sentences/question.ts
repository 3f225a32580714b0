/** What somebody asks for: words on a screen, and how the screen is to be shown. */
import type { Locale } from '../../machines/domain/locale.ts';
import { normal } from './normal.ts';

/** How a story is shown; what is not asked for stays as it is. */
export interface Manner {
  readonly language?: Locale | undefined;
  readonly scheme?: 'light' | 'dark' | undefined;
  readonly window?: 'phone' | 'tablet' | 'desktop' | undefined;
}

/** A question, understood in one way. */
export interface Question {
  /** Words on the screen, normal. */
  readonly words: string;
  readonly manner: Manner;
}

/** What words of a question say of the manner, in both languages, with what leads to them. */
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
 * The ways to understand a question, the likelier first: `carte refusée, sombre, téléphone` asks for a screen in a manner, and
 * `numéro de téléphone` first for words that a screen may have.
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
