import type { ReactNode } from 'react';
import { useRef } from 'react';
import styles from './status-message.module.css';
import { useSpace } from './use-space.ts';

interface StatusMessageProps {
  readonly children: ReactNode;
  /** Buttons of which one ends it. */
  readonly answers: ReactNode;
}

/** A message of `StatusRegion` that waits for an answer without blocking the page. Toasts are shown above it. */
export function StatusMessage({ children, answers }: StatusMessageProps) {
  const message = useRef<HTMLDivElement>(null);
  useSpace(message, children, '--standing');
  return (
    <div ref={message} className={styles.place}>
      <div className={styles.message}>
        <p>{children}</p>
        <div className={styles.answers}>{answers}</div>
      </div>
    </div>
  );
}

/** The live region of standing messages. It is in the page before its messages, so that they are announced. */
export function StatusRegion({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.region} role="status">
      {children}
    </div>
  );
}
