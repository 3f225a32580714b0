import { motionFaults } from './foundations/motion.ts';
import { siblingFaults } from './foundations/siblings.ts';
import { rulesIn } from './foundations/styles.ts';
import { tokenFaults } from './foundations/tokens.ts';
import { pageCode, readAll, readTree, rulesOf } from './foundations/tree.ts';

/** Custom properties of a checkout that nothing uses, names that nothing defines, animations and selectors that cost the page time, as sentences. */
export async function checkStyles(root: string): Promise<{ rules: number; faults: readonly string[] }> {
  const [tree, tools] = await Promise.all([readTree(root), readAll(root, '.storybook/**/*.css')]);
  const rules = rulesOf(tree.styles);
  const visitors = [...tools].flatMap(([file, css]) => rulesIn(file, css));
  return {
    rules: rules.length,
    faults: [...tokenFaults(rules, pageCode(tree), visitors), ...motionFaults(rules), ...siblingFaults(rules)],
  };
}

if (import.meta.main) {
  const { rules, faults } = await checkStyles('.');
  for (const fault of faults) console.error(fault);
  if (faults.length > 0 || rules === 0) process.exitCode = 1;
  else
    console.log(
      `Each custom property of ${rules} rules is defined and used, and animations and siblings cost the page nothing.`,
    );
}
