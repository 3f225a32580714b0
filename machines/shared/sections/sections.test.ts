import { describe, expect, test } from 'vitest';
import { replayLine } from '../../engine/model/replay.ts';
import type { Chart } from '../../engine/model/samples.ts';
import { stateName } from '../../engine/step.ts';
import type { SectionContext } from './sections.context.ts';
import { latestArticlesChart, openInvoicesChart, receivedNewslettersChart, renewalsChart } from './sections.samples.ts';

const sections: readonly Chart<SectionContext<object>>[] = [
  openInvoicesChart,
  renewalsChart,
  latestArticlesChart,
  receivedNewslettersChart,
];

describe.each(sections.map((chart) => ({ name: chart.name, chart })))('$name', ({ chart }) => {
  const [port = ''] = Object.keys(chart.actorResponses);

  /** The context at the end of a line; `read` in it names the section's port. */
  async function end(line: string) {
    const replay = await replayLine(chart, line.replaceAll('read:', `${port}:`));
    const { value, context } = replay.snapshot();
    replay.stop();
    return { state: stateName(value), ...context, asked: replay.asked.length };
  }

  test.each([
    ['link', 'reading', 1],
    ['link > read:done.several', 'shown', 1],
    ['link > read:done.none', 'empty', 1],
    ['link > read:failed.offline > retried > read:done.several', 'shown', 2],
    ['again', 'refreshing', 1],
    ['again > read:failed.offline > retried > read:done.none', 'empty', 2],
    ['emptied > read:done.several > page.entered > read:done.several', 'shown', 2],
    ['emptied > read:failed.offline > page.entered', 'reading', 2],
  ])('%s: it is %s, and has asked %i times', async (line, state, asked) => {
    expect(await end(line)).toMatchObject({ state, asked, ...(state === 'shown' && { failure: null }) });
  });

  test('keeps and marks the known answer as outdated when it cannot be read again', async () => {
    const { received } = await end('link > read:done.several');
    const outdated = await end('link > read:done.several > page.entered > read:failed.offline');
    expect(outdated).toMatchObject({ state: 'outdated', received, failure: { kind: 'offline' } });
  });

  test('distinguishes a failed retry from a failed automatic read', async () => {
    const tried = 'link > read:failed.offline > retried > read:failed.offline';
    expect((await end('link > read:failed.offline')).isRetried).toBe(false);
    expect((await end(tried)).isRetried).toBe(true);
    expect((await end(`${tried} > page.entered > read:failed.offline`)).isRetried).toBe(false);
    const received = 'link > read:failed.offline > retried > read:done.several';
    expect((await end(`${received} > page.entered > read:failed.offline`)).isRetried).toBe(false);
  });
});
