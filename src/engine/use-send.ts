import { useCallback, useLayoutEffect, useRef } from 'react';
import type { ChartSnapshot } from '../../machines/funnel/index.ts';
import { stateName } from '../../machines/funnel/index.ts';

/** What bundlers put in its place. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/**
 * How a view tells a chart what the person did: the same function for as long as the chart is the same. While one writes
 * and tests it throws where the event is taken neither by the state that the view was drawn from, nor by the present one:
 * nobody would ever hear of it. An event that only the former takes comes from a second click before the page has
 * followed the first; the chart leaves it, and so does this.
 */
export function useSend<Context, Event extends { readonly type: string }>(
  snapshot: ChartSnapshot<Context, Event>,
  send: (event: Event) => void,
  can: (event: Event) => boolean,
): (event: Event) => void {
  const drawn = useRef(snapshot);
  useLayoutEffect(() => {
    drawn.current = snapshot;
  }, [snapshot]);
  return useCallback(
    (event) => {
      // Bundlers leave this out of what is deployed.
      if (process.env.NODE_ENV !== 'production' && !can(event) && !drawn.current.can(event))
        throw new Error(`${stateName(drawn.current.value)} does not take "${event.type}": ask \`can\` before`);
      send(event);
    },
    [send, can],
  );
}
