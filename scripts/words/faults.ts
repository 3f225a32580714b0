import type { Locale } from '../../machines/domain/locale.ts';
import { manners, terms } from './glossary.ts';

/** A passage of a message that is not to be read by people, and what to write instead. */
interface WordFault {
  readonly found: string;
  readonly instead: string;
}

/** Names of what is filled in, which nobody reads. */
const placeholders = /(?<=\{)\w+(?=[,}])/gu;

/** What the glossary has against a message of a catalogue. */
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
