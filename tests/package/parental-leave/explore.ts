/** Looks the funnel through, and says what is wrong with it: `node explore.ts`. */
import { breachesAt, deepLinkBreaches, examine, laws, retryBreaches, standsOf } from 'chart-funnel/model';
import { leave } from './src/leave-samples.ts';

const { debts, coverage } = await examine(leave);
const wrong = [...debts, ...(await deepLinkBreaches(leave)), ...(await retryBreaches(leave))];
for (const stand of await standsOf(leave)) {
  for (const law of laws) wrong.push(...(await breachesAt(law, leave, stand)));
}
process.stdout.write(
  JSON.stringify({ reached: coverage?.reached, states: coverage?.states, walked: coverage?.walked.length, wrong }),
);
