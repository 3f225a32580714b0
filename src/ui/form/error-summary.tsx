import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { Notice } from '../feedback/notice.tsx';
import styles from './error-summary.module.css';
import { focusField } from './focus-field.ts';

export interface SummarisedError {
  /** `id` of the invalid field. If it is not in the page, its line leads to the field around it: `a` of `a.b`. */
  readonly field: string;
  readonly message: ReactNode;
}

export interface ErrorSummaryProps {
  readonly errors: readonly SummarisedError[];
  /** Counts the submissions: each one that fails brings focus back here. */
  readonly attempt: number;
}

/** The errors of a submitted form: takes focus; each line leads to its field. Renders nothing without errors. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null);
  const title = useId();
  // After the heading, which takes focus if the step has changed, too.
  useEffect(() => queueMicrotask(() => summary.current?.focus()), [attempt]);
  if (errors.length === 0) return null;
  return (
    <section ref={summary} tabIndex={-1} aria-labelledby={title}>
      {/* Announced as an alert where a screen reader reads only the name of the focused element. */}
      <Notice kind="danger" headingId={title} title={<Trans>Check the following</Trans>}>
        <ul className={styles.list}>
          {errors.map(({ field, message }) => (
            <li key={field}>
              <a
                className={styles.link}
                href={`#${field}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(field);
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </section>
  );
}
