import { useSelector } from '@xstate/react';
import type { ChartActor, ChartSnapshot } from '../../machines/engine/index.ts';

/** The same function each time: the snapshot itself, which is another one after each transition only. */
const whole = <Snapshot>(snapshot: Snapshot): Snapshot => snapshot;

/**
 * The chart's present snapshot; draws again once for each transition. Throws what stopped the chart, if something that
 * it had not foreseen did: that is a bug, and belongs on the error page.
 */
export function useChart<Context, Event>(actor: ChartActor<Context, Event>): ChartSnapshot<Context, Event> {
  return useSelector(actor, whole<ChartSnapshot<Context, Event>>);
}
