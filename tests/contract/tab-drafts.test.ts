/** The drafts that scenarios put into a tab are those that the charts write. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allCharts } from '../../machines/charts.ts';
import { structureHash } from '../../machines/engine/chart.ts';
import { unpackDraft } from '../../machines/engine/draft.ts';
import { makeScenario } from '../../server/test-control/scenarios.ts';
import { tabScenarios } from '../../server/test-control/tab-scenarios.ts';
import type { SeededServices } from './services.ts';
import { openSeededServices } from './services.ts';

let open: SeededServices;
beforeAll(async () => {
  open = await openSeededServices();
}, 60_000);
afterAll(() => open.close());

const isTabScenario = (name: string): name is keyof typeof tabScenarios => Object.hasOwn(tabScenarios, name);

test.each(Object.keys(tabScenarios).filter(isTabScenario))('%s: the chart reads its own draft', async (name) => {
  const { account, tab } = await makeScenario(open.services, { name });
  const chart = allCharts.find(({ machine }) => tab?.key === `funnel:${machine.id}`);
  if (!chart?.draft || !tab) throw new Error(`No funnel has the draft of ${name}`);
  const { machine, draft } = chart;
  const scope = {
    funnel: machine.id,
    hash: structureHash(machine),
    person: `account:${account.id}`,
    now: open.services.clock.now().getTime(),
  };
  expect(unpackDraft(draft, scope, tab.text)).toMatchObject({ kind: 'found', isExact: true });
});
