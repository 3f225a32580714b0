import { useDeferredValue, useState } from 'react';
import type { ChartSnapshot } from '../../machines/funnel/index.ts';
import { stepOf } from '../../machines/funnel/index.ts';

/**
 * What is shown of a chart. Within a step that is where it stands, at once: nobody types into what follows late. The next step
 * is drawn in the background, while the one before stands as it was shown last: so a click is answered by the next frame,
 * however large the step is that it leads to.
 */
export function useFollowed<Context, Event>(snapshot: ChartSnapshot<Context, Event>): ChartSnapshot<Context, Event> {
  const [shown, show] = useState(snapshot);
  const step = stepOf(snapshot).name;
  if (useDeferredValue(step) !== step || shown === snapshot) return shown;
  show(snapshot);
  return snapshot;
}
