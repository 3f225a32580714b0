import { useSelector } from '@xstate/react';
import type { ChartActor, ChartSnapshot } from '../../machines/funnel/index.ts';

function whole<Context, Event>(snapshot: ChartSnapshot<Context, Event>): ChartSnapshot<Context, Event> {
  return snapshot;
}

/** The chart's present snapshot; draws again once for each transition. */
export function useChart<Context, Event>(actor: ChartActor<Context, Event>): ChartSnapshot<Context, Event> {
  return useSelector(actor, whole);
}
