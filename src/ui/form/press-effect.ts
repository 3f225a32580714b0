import { createContext, use, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Runs something later. */
export type Defer = (effect: () => void) => void;

/**
 * When a press takes effect. `null`: within its event, as tests expect. The application waits for a frame: the browser
 * paints the pressed look first, since the next step may take half a second to render on a slow phone.
 */
export const PressEffectContext = createContext<Defer | null>(null);

interface Press<Given extends readonly unknown[]> {
  /** Takes one press at a time: another one before the effect of the first is dropped. Always the same function. */
  readonly press: (...given: Given) => void;
  /** A press waits for its effect. */
  readonly isWaiting: boolean;
}

/** @param effect Called as it is at that time: it has what was typed since the press. */
export function usePressEffect<Given extends readonly unknown[]>(effect: (...given: Given) => void): Press<Given> {
  const defer = use(PressEffectContext);
  const latest = useRef(effect);
  const isTaken = useRef(false);
  const [isWaiting, setWaiting] = useState(false);
  useLayoutEffect(() => {
    latest.current = effect;
  }, [effect]);
  const press = useCallback(
    (...given: Given): void => {
      if (!defer) return latest.current(...given);
      if (isTaken.current) return;
      isTaken.current = true;
      setWaiting(true);
      defer(() => {
        isTaken.current = false;
        // As within an event: what it changes is rendered, and has its effects, before anything else happens.
        flushSync(() => {
          setWaiting(false);
          latest.current(...given);
        });
      });
    },
    [defer],
  );
  return { press, isWaiting };
}
