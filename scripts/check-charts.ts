import { join } from 'node:path';
import { allCharts } from '../machines/charts.ts';
import { check } from '../machines/engine/model/check.ts';
import { draftIssues, goldenDrafts } from './charts/drafts.ts';
import { reproductionOf } from './charts/reproduction.ts';
import { chartFolders, chartsOf, fileName, folderIssues } from './charts/folders.ts';

/**
 * Checks what no type can: that every state of every chart has a step and samples that reach it, every edge a way; that
 * every chart's folder has the pattern, and that the drafts which tabs have stored are still read.
 */
const root = join(import.meta.dirname, '..');
const folders = chartFolders(root);

function tell(issues: readonly string[]): void {
  for (const issue of issues) console.log(`  ${issue}`);
  if (issues.length > 0) process.exitCode = 1;
}

for (const chart of allCharts) {
  const { issues, configurations, coverage } = await check(chart, reproductionOf);
  const folder = folders.find((each) => chartsOf(each).includes(fileName(chart.name)));
  const { draft } = chart;
  const stored = draft && folder ? draftIssues({ ...chart, draft }, folder.path, goldenDrafts(root, folder.path)) : [];
  const stories = configurations.filter(({ isStory }) => isStory);
  const figures = [
    `${coverage?.states.length ?? 0} states`,
    `${coverage?.edges.length ?? 0} edges`,
    `${configurations.length} configurations`,
    `${stories.length} stories`,
  ];
  console.log(`${issues.length + stored.length === 0 ? '✓' : '✗'} ${chart.name.padEnd(20)}${figures.join(', ')}`);
  tell([...issues, ...stored]);
}
for (const folder of folders) tell(folderIssues(folder, allCharts));
