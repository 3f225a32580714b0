import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import messageStyles from './message-region.module.css';
import styles from './undo-message.module.css';

interface UndoMessageProps {
  /** What was removed: "Removed: …"; `null` while nothing can be undone. */
  readonly text: string | null;
  readonly onUndo: () => void;
  /** A pointer or focus rests on the message: time stands still until it is released. */
  readonly onHold: () => void;
  readonly onRelease: () => void;
  /** Id of the element that takes focus when the message goes while focus is in it. */
  readonly returnTo: string;
}

interface UndoProps extends Omit<UndoMessageProps, 'text'> {
  readonly text: string;
}

/** Scrolls so far that a message does not lie on the focused element; one that fills the window, a list, is not covered. */
function uncoverFocus(message: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || message.contains(focused)) return;
  const { top } = message.getBoundingClientRect();
  const { bottom, top: start } = focused.getBoundingClientRect();
  const isUnder = bottom > top && start < window.innerHeight;
  if (isUnder && bottom - start < top) window.scrollBy({ top: bottom - top + 16, behavior: 'instant' });
}

function Undo({ text, onUndo, onHold, onRelease, returnTo }: UndoProps) {
  const message = useRef<HTMLDivElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isHovered || isFocused;
  const hold = useEffectEvent(onHold);
  const release = useEffectEvent(onRelease);
  useEffect(() => {
    if (!isHeld) return undefined;
    hold();
    return () => release();
  }, [isHeld]);
  useLayoutEffect(() => {
    const element = message.current;
    if (!element) return undefined;
    uncoverFocus(element);
    return () => {
      if (element.contains(document.activeElement)) document.getElementById(returnTo)?.focus();
    };
  }, [text, returnTo]);
  return (
    <div
      ref={message}
      className={`${messageStyles.message} ${styles.message}`}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <p className={styles.text}>{text}</p>
      <button className={styles.undo} type="button" onClick={onUndo}>
        <Trans>Undo</Trans>
      </button>
    </div>
  );
}

/**
 * Says what was removed, and takes it back. Stands in the page right before the list, so that it is one step of the
 * keyboard away, and is always there, so that what comes into it is announced.
 */
export function UndoMessage({ text, ...undo }: UndoMessageProps) {
  return (
    <div className={messageStyles.region} role="status">
      {text !== null && <Undo text={text} {...undo} />}
    </div>
  );
}
