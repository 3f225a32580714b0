import type { ReactNode } from 'react';
import { useRef } from 'react';
import styles from './standing-message.module.css';
import { useRoom } from './use-room.ts';

interface StandingMessageProps {
  readonly children: ReactNode;
  /** Buttons of which one ends it. */
  readonly answers: ReactNode;
}

/** A message of `MessageRegion` that does not go by itself: it waits for an answer, and keeps nobody from anything. */
export function StandingMessage({ children, answers }: StandingMessageProps) {
  const message = useRef<HTMLDivElement>(null);
  useRoom(message, children);
  return (
    <div ref={message} className={styles.message}>
      <p>{children}</p>
      <div className={styles.answers}>{answers}</div>
    </div>
  );
}
