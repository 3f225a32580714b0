/** Custom properties that nothing uses, neither a stylesheet nor code. stylelint checks everything else (`stylelint.config.ts`). */
import { rulesIn, readAll, readPageCode } from './foundations/styles.ts';
import { unusedTokens } from './foundations/tokens.ts';

const [styles, code] = await Promise.all([readAll('.', 'src/**/*.css'), readPageCode('.')]);
const rules = [...styles].flatMap(([file, css]) => rulesIn(file, css));
const faults = unusedTokens(rules, [...styles.values(), ...code.values()]);
for (const fault of faults) console.error(fault);
if (faults.length > 0 || rules.length === 0) process.exitCode = 1;
else console.log(`${rules.length} style rules leave no custom property unused.`);
