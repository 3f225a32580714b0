import type { ReactNode } from 'react';
import { useRef } from 'react';
import styles from './status-message.module.css';
import { useRoom } from './use-space.ts';

interface StandingMessageProps {
  readonly children: ReactNode;
  /** Buttons of which one ends it. */
  readonly answers: ReactNode;
}

/** A message of `StandingRegion` that waits for an answer without blocking the page. Toasts are shown above it. */
export function StandingMessage({ children, answers }: StandingMessageProps) {
  const message = useRef<HTMLDivElement>(null);
  useRoom(message, children, '--standing');
  return (
    <div ref={message} className={styles.place}>
      <div className={styles.message}>
        <p>{children}</p>
        <div className={styles.answers}>{answers}</div>
      </div>
    </div>
  );
}
