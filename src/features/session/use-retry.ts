import { useLayoutEffect, useState } from 'react';
import type { SessionScreenProps } from './home-screens.tsx';

/** A button that reads missing parts of a page again, next to each of them. */
export interface Retry<Part extends string> {
  /** The part whose button was pressed last. */
  readonly pressed: Part | null;
  /** The part that was read again, and its result is there. */
  readonly retried: Part | null;
  readonly onRetry: (part: Part) => void;
}

/**
 * Reads the missing parts of a page again. If they arrive, the notice with the button is gone, and the page’s heading
 * takes the focus.
 */
export function useRetry<Part extends string>({
  send,
  busy,
}: Pick<SessionScreenProps<'page'>, 'send' | 'busy'>): Retry<Part> {
  const [pressed, setPressed] = useState<Part | null>(null);
  const retried = busy ? null : pressed;
  useLayoutEffect(() => {
    if (retried === null || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [retried]);
  const onRetry = (part: Part): void => {
    setPressed(part);
    send({ type: 'retried' });
  };
  return { pressed, retried, onRetry };
}
