import type { ReactNode } from 'react';
import { useRef } from 'react';
import styles from './bottom-message.module.css';
import { useSpace } from './use-space.ts';

/** An alert at the lower edge of the window, as long as its list is in view. */
export function BottomMessage({ children }: { readonly children: ReactNode }) {
  const message = useRef<HTMLDivElement>(null);
  useSpace(message, children);
  return (
    <div ref={message} role="alert" className={styles.message}>
      {children}
    </div>
  );
}
