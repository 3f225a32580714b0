import { coerce, enums, object, string } from 'superstruct';
import { regions } from '../../domain/catalogue.ts';
import { LONGEST_KEYWORD } from '../../domain/watch.ts';
import { rule } from '../issue.ts';
import { maxLength, minLength, line, required } from '../rules/text.ts';

/** The fewest characters of a keyword. */
export const SHORTEST_KEYWORD = 2;

/** Words with one blank between them: the same words are the same watch. */
const words = coerce(line(), string(), (text) => text.trim().replaceAll(/\s+/g, ' '));

/** A watch by keyword: words that a title has, all of them. */
export const keywordForm = object({
  keyword: required(minLength(maxLength(words, LONGEST_KEYWORD), SHORTEST_KEYWORD)),
});

/** A choice among the server's options; empty text is no choice. */
const offered = rule(string(), { code: 'oneOf' }, (text) => text !== '');

/** A watch by section, of a publication. */
export const sectionForm = object({ section: offered });

/** A watch by serial. */
export const serialForm = object({ serial: offered });

/** A watch by country, or by every country of a region: all of them are offered, so none is refused. */
export const placeRules = object({ region: enums(regions), country: string() });
