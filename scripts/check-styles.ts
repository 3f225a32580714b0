/** Custom properties that nothing uses or defines; animations and selectors that make the page lay out more than it needs. */
import type { StyleRule } from './foundations/styles.ts';
import { rulesIn } from './foundations/styles.ts';
import { tokenFaults } from './foundations/tokens.ts';
import { readAll, readPageCode } from './foundations/tree.ts';

/** Properties that the compositor animates, or that change at once. */
const cheap = new Set(['transform', 'translate', 'scale', 'rotate', 'opacity', 'visibility']);

function motionFaults({ file, when, declarations }: StyleRule): readonly string[] {
  const [, name] = /@keyframes (\S+)$/.exec(when) ?? [];
  if (name === undefined) return [];
  return declarations
    .filter(({ property }) => !cheap.has(property) && !property.startsWith('animation-'))
    .map(
      ({ property }) => `${file}, ${name} animates ${property}, which is painted in each frame: animate a transform.`,
    );
}

/** The browser matches `~ *` again for all siblings that follow inserted content. The build puts a list with `:has` into `:is`. */
function siblingFaults({ file, selector }: StyleRule): readonly string[] {
  if (!selector.includes('~')) return [];
  const isAnything = /~\s*\*/.test(selector);
  if (!isAnything && !(selector.includes(',') && selector.includes(':has('))) return [];
  const advice = isAnything ? 'name the sibling by its class' : 'write a rule for each';
  return [`${file}, ${selector} is matched again for all siblings that follow: ${advice}.`];
}

const [styles, code, tools] = await Promise.all([
  readAll('.', 'src/**/*.css'),
  readPageCode('.'),
  readAll('.', '.storybook/**/*.css'),
]);
const rules = [...styles].flatMap(([file, css]) => rulesIn(file, css));
const visitors = [...tools].flatMap(([file, css]) => rulesIn(file, css));
const faults = [
  ...tokenFaults(rules, code, visitors),
  ...rules.flatMap((rule) => [...motionFaults(rule), ...siblingFaults(rule)]),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0 || rules.length === 0) process.exitCode = 1;
else console.log(`${rules.length} style rules are sound.`);
