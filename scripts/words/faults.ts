import type { Locale } from '../../domain/locale.ts';
import { manners, terms } from './glossary.ts';

/** A fault in a message, and its correction. */
interface WordFault {
  readonly found: string;
  readonly instead: string;
}

/** Names of placeholders, which are not displayed. */
const placeholders = /(?<=\{)\w+(?=[,}])/gu;

/** Violations of the glossary by a message of a catalog. */
export function wordFaults(pattern: string, locale: Locale): readonly WordFault[] {
  const message = pattern.replaceAll(placeholders, '0');
  const ofTerms = terms.flatMap(({ name, never }) => {
    const found = never?.[locale]?.exec(message)?.[0];
    return found === undefined ? [] : [{ found, instead: `“${name[locale]}”` }];
  });
  const ofManners = manners[locale].flatMap(({ found: ban, instead }) => {
    const found = ban.exec(message)?.[0];
    return found === undefined ? [] : [{ found, instead }];
  });
  return [...ofTerms, ...ofManners];
}
