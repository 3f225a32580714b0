import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import styles from './error-summary.module.css';

export interface SummarisedError {
  /** `id` of the field that is wrong. */
  readonly field: string;
  readonly message: ReactNode;
}

interface ErrorSummaryProps {
  readonly errors: readonly SummarisedError[];
  /** Counts the submissions: each one that fails brings focus back here. */
  readonly attempt: number;
}

/** What keeps a form from being sent: takes focus, and each line leads to its field. Nothing where nothing is wrong. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const title = useId();
  // After the heading, which takes focus where the step is another one, too.
  useEffect(() => queueMicrotask(() => summary.current?.focus()), [attempt]);
  if (errors.length === 0) return null;
  return (
    <div ref={summary} className={styles.summary} role="alert" tabIndex={-1} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        <Trans>There is a problem</Trans>
      </h2>
      <ul className={styles.list}>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a
              className={styles.link}
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(field)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
