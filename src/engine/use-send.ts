import { useCallback, useLayoutEffect, useRef } from 'react';
import type { ChartSnapshot } from '../../machines/engine/index.ts';
import { stateName } from '../../machines/engine/index.ts';

/** What bundlers put in its place. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/**
 * How a view tells a chart what the person did, while one writes and tests: the same function for as long as the chart
 * is the same. It throws where the event is taken neither by the state that the view was drawn from, nor by the present one:
 * nobody would ever hear of it. An event that only the former takes comes from a second click before the page has
 * followed the first; the chart leaves it, and so does this.
 */
function useCheckedSend<Context, Event extends { readonly type: string }>(
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
      if (!can(event) && !drawn.current.can(event))
        throw new Error(`${stateName(drawn.current.value)} does not take "${event.type}": ask \`can\` before`);
      send(event);
    },
    [send, can],
  );
}

/** How a view tells a chart what the person did. Bundlers leave the check out of what is deployed. */
export const useSend: typeof useCheckedSend =
  process.env.NODE_ENV === 'production' ? (_snapshot, send) => send : useCheckedSend;
