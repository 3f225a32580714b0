import { useDeferredValue, useState } from 'react';
import type { ChartSnapshot } from '../../machines/funnel/index.ts';
import { stepOf } from '../../machines/funnel/index.ts';

/**
 * What is shown of a chart. Within a step that is where it stands, at once: nobody types into what follows late. The next step
 * is drawn in the background, while the one before stands as it was shown last: so a click is answered by the next frame,
 * however large the step is that it leads to. Where a chart was at work, nobody has clicked, and what they wait for is drawn
 * at once.
 */
export function useFollowed<Context, Event>(snapshot: ChartSnapshot<Context, Event>): ChartSnapshot<Context, Event> {
  const [shown, show] = useState(snapshot);
  const step = stepOf(snapshot).name;
  const isLeft = useDeferredValue(step) !== step && !shown.hasTag('busy');
  if (isLeft || shown === snapshot) return shown;
  show(snapshot);
  return snapshot;
}
