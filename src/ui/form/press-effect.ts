import { createContext, use, useCallback, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** Runs something later. */
export type Defer = (effect: () => void) => void;

/**
 * When a press takes effect. `null`: within its event, as tests expect. The application waits for a frame: the browser
 * paints the pressed look first, since the next step may take half a second to render on a slow phone.
 */
export const PressEffectContext = createContext<Defer | null>(null);

/**
 * Takes one press at a time: another one before the effect of the first is dropped. Always the same function.
 *
 * @param effect Called as it is at that time: it has what was typed since the press. `undefined`: something else has it, as
 *   the form that a button submits.
 * @param onWaiting Called when a press begins to wait for its effect, and when it ends.
 */
export function usePressEffect<Given extends readonly unknown[]>(
  effect: ((...given: Given) => void) | undefined,
  onWaiting?: (isWaiting: boolean) => void,
): (...given: Given) => void {
  const defer = use(PressEffectContext);
  const latest = useRef(effect);
  const isTaken = useRef(false);
  useLayoutEffect(() => {
    latest.current = effect;
  }, [effect]);
  return useCallback(
    (...given: Given): void => {
      if (!defer) return latest.current?.(...given);
      if (isTaken.current) return;
      isTaken.current = true;
      onWaiting?.(true);
      defer(() => {
        const { current } = latest;
        isTaken.current = false;
        // Rendered with the effect that something else has in the same frame.
        if (!current) return onWaiting?.(false);
        // As within an event: what it changes is rendered, and has its effects, before anything else happens.
        flushSync(() => {
          onWaiting?.(false);
          current(...given);
        });
      });
    },
    [defer, onWaiting],
  );
}
