import { queryKeys, specificity } from '../../../contract/path.ts';
import { pageOf, pathsOf } from '../../../contract/pages.ts';
import { invoiceTokenKey } from './first-questions.ts';
import type { DocumentRequest } from './shell.ts';

/** The path of a pattern that has no parameter in it and demands no query; else `null`. */
function fixedPath(pattern: string): string | null {
  const [path = ''] = pattern.split('?');
  return path.includes(':') || specificity(pattern) > 0 ? null : path;
}

/**
 * Names the document of an address that has no parameters; `null` for all others, and where the document may depend on
 * the query. So there are no more keys than such addresses in the table of pages, in each language.
 */
export function documentKey({ page, place: { path, search }, locale }: DocumentRequest): string | null {
  if (page === null) return null;
  const patterns = pathsOf(page);
  if (!patterns.some((pattern) => fixedPath(pattern) === path)) return null;
  // An open page's document depends on the keys that its addresses name, and on a token; not on a campaign's.
  const named = new Set([invoiceTokenKey, ...patterns.flatMap((pattern) => queryKeys(pattern))]);
  const isNamed = [...new URLSearchParams(search).keys()].some((key) => named.has(key));
  return search === '' || (pageOf(page).access === 'open' && !isNamed) ? `${locale} ${path}` : null;
}
