/** What stands below something else, and what it costs to ask for it. */
import type { StyleRule } from './styles.ts';

/** What is wrong with selectors, one sentence each: whatever is put on a page, the browser would look anew at all that stands below it. */
export function siblingFaults(rules: readonly StyleRule[]): readonly string[] {
  return rules.flatMap(({ file, selector }) => {
    if (!selector.includes('~')) return [];
    const isAnything = /~\s*\*/.test(selector);
    // The build puts such a list into `:is(…)`, for browsers that do not know `:has`.
    const isMixed = selector.includes(',') && selector.includes(':has(');
    if (!isAnything && !isMixed) return [];
    const advice = isAnything ? 'name what stands below by its class' : 'write a rule for each';
    return [`${file}, ${selector} has the browser look anew at all that stands below: ${advice}.`];
  });
}
