/**
 * EZproxy’s directives for addresses, with their short forms (OCLC, “Configure resources”): IncludeIP and AutoLoginIP
 * name users of the proxy, ExcludeIP those who do not go through it, RejectIP those who are refused (`ip-exclusion.ts`).
 */
import { isAddressLike } from './ip-exclusion.ts';

const names: ReadonlyMap<string, 'include' | 'exclude'> = new Map([
  ['includeip', 'include'],
  ['i', 'include'],
  ['autologinip', 'include'],
  ['a', 'include'],
  ['excludeip', 'exclude'],
  ['e', 'exclude'],
]);

/** The directive before the range of a line, and the rest of the line; `null` without one. */
export function readDirective(line: string): { readonly name: 'include' | 'exclude'; readonly rest: string } | null {
  const [, word = '', sign = '', rest = ''] =
    /^\s*["'«(]*([a-z]+)["'»)]*(\s*[=;,\t]\s*|\s*:\s+|\s+)(.*)$/iu.exec(line) ?? [];
  const name = names.get(word.toLowerCase());
  if (name === undefined || !isAddressLike(rest.split(/[\s,;]/)[0] ?? '')) return null;
  // A sign after it makes `A: 192.0.2.0/24` a label; an exclusion stays one.
  return name === 'include' && sign.trim() !== '' ? null : { name, rest };
}
