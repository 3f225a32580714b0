import { useCallback, useSyncExternalStore } from 'react';
import type { ChartActor, ChartSnapshot } from '../../machines/funnel/index.ts';

/**
 * The chart's present snapshot; draws again once for each transition. Throws what stopped the chart, if something that
 * it had not foreseen did: that is a bug, and belongs on the error page.
 */
export function useChart<Context, Event>(actor: ChartActor<Context, Event>): ChartSnapshot<Context, Event> {
  const subscribe = useCallback(
    (tell: () => void) => {
      const subscription = actor.subscribe({ next: tell, error: tell });
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  const snapshot = useSyncExternalStore(subscribe, () => actor.getSnapshot());
  if (snapshot.status === 'error') throw snapshot.error;
  return snapshot;
}
