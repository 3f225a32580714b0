/** Looks the funnel through, and says what is wrong with it: `node explore.ts`. */
import { violationsAt, deepLinkViolations, check, laws, retryViolations, lawConfigurations } from 'chart-funnel/model';
import { leave } from './src/leave-samples.ts';

const { issues, coverage } = await check(leave);
const wrong = [...issues, ...(await deepLinkViolations(leave)), ...(await retryViolations(leave))];
for (const stand of await lawConfigurations(leave)) {
  for (const law of laws) wrong.push(...(await violationsAt(law, leave, stand)));
}
process.stdout.write(
  JSON.stringify({ reached: coverage?.reached, states: coverage?.states, walked: coverage?.walked.length, wrong }),
);
