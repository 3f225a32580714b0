import { useSelector } from '@xstate/react';
import type { ChartActor, ChartSnapshot } from '../../machines/funnel/index.ts';

function whole<Context, Event>(snapshot: ChartSnapshot<Context, Event>): ChartSnapshot<Context, Event> {
  return snapshot;
}

/**
 * The chart's present snapshot; draws again once for each transition. Throws what stopped the chart, if something that
 * it had not foreseen did: that is a bug, and belongs on the error page.
 */
export function useChart<Context, Event>(actor: ChartActor<Context, Event>): ChartSnapshot<Context, Event> {
  const snapshot = useSelector(actor, whole);
  if (snapshot.status === 'error') throw snapshot.error;
  return snapshot;
}
