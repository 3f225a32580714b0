import { useLayoutEffect, useState } from 'react';
import type { SessionScreenProps } from './home-screens.tsx';

/**
 * Reads the missing parts of a page again. If they arrive, the notice with the button is gone, and the page’s heading
 * takes the focus.
 */
export function useRetry({ send, busy }: Pick<SessionScreenProps<'page'>, 'send' | 'busy'>) {
  const [isPressed, setPressed] = useState(false);
  const isRetried = isPressed && !busy;
  useLayoutEffect(() => {
    if (!isRetried || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [isRetried]);
  const onRetry = (): void => {
    setPressed(true);
    send({ type: 'retried' });
  };
  return { isPressed, isRetried, onRetry };
}
