import { object } from 'superstruct';
import { LONGEST_KEYWORD } from '../../domain/watch.ts';
import { maxLength, minLength } from '../rules/length.ts';
import { line } from '../rules/line.ts';
import { required } from '../rules/required.ts';

/** The fewest characters of a keyword. */
const SHORTEST_KEYWORD = 2;

/** A watch by keyword: words that a title has, all of them. */
export const keywordForm = object({
  keyword: required(minLength(maxLength(line(), LONGEST_KEYWORD), SHORTEST_KEYWORD)),
});
