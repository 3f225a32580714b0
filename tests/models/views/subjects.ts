/** Every chart of the product with what draws it. */
import { moduleOf } from '../../../src/app/pages.ts';
import type { DrawnActor } from '../../../.storybook/charts/page-drawing.tsx';
import { drawingOf } from '../../../.storybook/charts/drawing-of.ts';
import { drawnBy } from '../../../.storybook/charts/drawn-by.ts';
import { charts } from '../../../machines/charts.ts';
import type { ChartActor } from '../../../machines/engine/index.ts';
import { stepOf } from '../../../machines/engine/index.ts';
import type { SessionContext } from '../../../machines/session/session.context.ts';
import type { SessionEvent } from '../../../machines/session/session.machine.ts';
import { isPageName } from '../../../contract/pages.ts';
import { sessionScreens } from '../../../src/features/session/screens.tsx';
import type { Subject } from './law.ts';
import { textOf } from './law.ts';

/** The session draws a page under its name where the page has no chart of its own. */
function screenOfSession(actor: DrawnActor): string | null {
  const session: ChartActor<SessionContext, SessionEvent> = actor;
  const snapshot = session.getSnapshot();
  const { name } = stepOf(snapshot);
  const page = snapshot.context.location?.route?.name;
  if (name !== 'page' || page === undefined || !isPageName(page)) return name;
  return moduleOf(page) ? null : page;
}

async function registryOf(name: string): Promise<ReturnType<typeof textOf>> {
  return (await drawnBy(name))?.withScreens(textOf) ?? { ...textOf(sessionScreens), screenOf: screenOfSession };
}

export const subjects: readonly Subject[] = await Promise.all(
  charts.map(async (chart) => ({
    chart,
    drawing: await drawingOf(chart.name),
    ...(await registryOf(chart.name)),
  })),
);

/** Whether a chart is one of those that take half of the time: their tests are a file of their own. */
export function isOfOrder({ chart }: Subject): boolean {
  return ['invoice', 'payment', 'quotation', 'quoteRequest'].includes(chart.name);
}
