import { useCallback, useSyncExternalStore } from 'react';
import type { ChartActor, ChartSnapshot } from '../../machines/funnel/index.ts';

/**
 * The chart's present snapshot; draws again once for each transition. Throws what stopped the chart, if something that
 * it had not foreseen did: that is a bug, and belongs on the error page.
 */
export function useChart<Context, Event>(actor: ChartActor<Context, Event>): ChartSnapshot<Context, Event> {
  const subscribe = useCallback(
    (next: () => void) => {
      const subscription = actor.subscribe({ next, error: next });
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  const current = (): ReturnType<typeof actor.getSnapshot> => actor.getSnapshot();
  // Where a page is drawn as text, there is no other moment.
  const snapshot = useSyncExternalStore(subscribe, current, current);
  if (snapshot.status === 'error') throw snapshot.error;
  return snapshot;
}
