/** @jsxRuntime classic @jsx createElement -- drawn by the manager's React as well as by ours */
import type { KeyboardEvent } from 'react';
// oxlint-disable-next-line no-unused-vars -- what JSX becomes here
import { createElement, useState } from 'react';

interface EdgeButtonProps {
  readonly text: string;
  /** Events that take the edge: the edge itself sends a single one, a list offers several. */
  readonly events: readonly string[];
  readonly onChoose: (event: string) => void;
}

/** An edge that can be taken now: sends its event. */
export function EdgeButton({ text, events, onChoose }: EdgeButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [only, ...others] = events;
  if (only === undefined) return <span>{text}</span>;
  if (others.length === 0) {
    return (
      <button type="button" className="edge" title={`Send ${only}`} onClick={() => onChoose(only)}>
        {text}
      </button>
    );
  }
  const closeOnEscape = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') setOpen(false);
  };
  return (
    <div style={{ position: 'relative' }}>
      <button
        type="button"
        className="edge"
        aria-expanded={isOpen}
        title={`Choose one of ${events.length}`}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={closeOnEscape}
      >
        {text}
      </button>
      {isOpen && (
        <ul className="chart-diagram-menu">
          {events.map((event) => (
            <li key={event}>
              <button
                type="button"
                onKeyDown={closeOnEscape}
                onClick={() => {
                  setOpen(false);
                  onChoose(event);
                }}
              >
                {event}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
