import { useCallback, useLayoutEffect, useRef } from 'react';
import type { ChartSnapshot, ChartActor } from '../../machines/engine/index.ts';
import { stateName } from '../../machines/engine/index.ts';
import { useSelector } from '@xstate/react';

/** Bundlers replace it with a constant. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/**
 * `send` of a view, in development and tests: the same function for as long as the chart is the same. It throws where
 * neither the state that the view was rendered from nor the current one takes the event, which XState would drop
 * silently. An event that only the former takes comes from a second click before the page has followed the first: the
 * chart ignores it, and so does this.
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

/** Sends the events of a view to its chart. Bundlers drop the check from production builds. */
export const useSend: typeof useCheckedSend =
  process.env.NODE_ENV === 'production' ? (_snapshot, send) => send : useCheckedSend;

/** The same function each time: the snapshot itself, which is another one after each transition only. */
const whole = <Snapshot>(snapshot: Snapshot): Snapshot => snapshot;

/**
 * The chart's present snapshot; draws again once for each transition. Throws what stopped the chart, if something that
 * it had not foreseen did: that is a bug, and belongs on the error page.
 */
export function useChart<Context, Event>(actor: ChartActor<Context, Event>): ChartSnapshot<Context, Event> {
  return useSelector(actor, whole<ChartSnapshot<Context, Event>>);
}
