import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Button } from './button.tsx';
import styles from './standing-message.module.css';
import { useRoom } from './use-room.ts';

interface StandingMessageProps {
  readonly children: ReactNode;
  /** Words of the button that does what the message is about. */
  readonly action: ReactNode;
  readonly onAction: () => void;
  readonly onLater: () => void;
}

/** A message of `MessageRegion` that does not go by itself: something may be done now, or later. */
export function StandingMessage({ children, action, onAction, onLater }: StandingMessageProps) {
  const message = useRef<HTMLDivElement>(null);
  useRoom(message, children);
  return (
    <div ref={message} className={styles.message}>
      <p>{children}</p>
      <div className={styles.answers}>
        <Button onPress={onAction}>{action}</Button>
        <Button variant="quiet" onPress={onLater}>
          <Trans>Later</Trans>
        </Button>
      </div>
    </div>
  );
}
