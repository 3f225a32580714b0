import { charts } from '../machines/charts.ts';
import { examine } from '../machines/funnel/model/check.ts';

/** Checks what no type can: that every state of every chart has a step and samples that reach it, every edge a way. */
for (const chart of charts) {
  const { debts, configurations, coverage } = await examine(chart);
  const stories = configurations.filter(({ isStory }) => isStory);
  const figures = [
    `${coverage?.states.length ?? 0} states`,
    `${coverage?.edges.length ?? 0} edges`,
    `${configurations.length} configurations`,
    `${stories.length} stories`,
  ];
  console.log(`${debts.length === 0 ? '✓' : '✗'} ${chart.name.padEnd(10)}${figures.join(', ')}`);
  for (const debt of debts) console.log(`  ${debt}`);
  if (debts.length > 0) process.exitCode = 1;
}
