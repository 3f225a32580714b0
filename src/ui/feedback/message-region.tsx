import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '../layout/icon.tsx';
import styles from './message-region.module.css';
import type { Message, Messages } from './message-store.ts';
import { useRoom } from './use-room.ts';

/** How long a message is shown, in milliseconds (specification §9). */
const DISPLAY_TIME = 5_000;

interface MessageItemProps {
  readonly message: Message;
  readonly dismiss: (id: number) => void;
}

function MessageItem({ message: { id, kind, text }, dismiss }: MessageItemProps) {
  const { t } = useLingui();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const remaining = useRef(DISPLAY_TIME);
  const isHeld = isHovered || isFocused;
  useEffect(() => {
    if (isHeld) return undefined;
    const since = performance.now();
    const timer = setTimeout(() => dismiss(id), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - since;
    };
  }, [isHeld, id, dismiss]);
  return (
    <div
      className={styles.message}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon name={kind} />
      <p>{text}</p>
      <button className={styles.close} type="button" aria-label={t`Close message`} onClick={() => dismiss(id)}>
        <Icon name="close" />
      </button>
    </div>
  );
}

interface MessageRegionProps {
  readonly messages: Messages;
  /** What stands above them until somebody has answered it. */
  readonly children?: ReactNode;
}

/**
 * Shows messages for 5,000 ms each, longer while a pointer or focus rests on one. The region is always in the page, so
 * that what comes into it is announced, politely.
 */
export function MessageRegion({ messages, children }: MessageRegionProps) {
  const shown = useSyncExternalStore(messages.subscribe, messages.current, messages.current);
  const region = useRef<HTMLDivElement>(null);
  useRoom(region, shown);
  return (
    <div ref={region} className={styles.region} role="status">
      {children}
      {shown.map((message) => (
        <MessageItem key={message.id} message={message} dismiss={messages.dismiss} />
      ))}
    </div>
  );
}
