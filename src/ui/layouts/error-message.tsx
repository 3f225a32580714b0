import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from '../link.tsx';
import styles from './error-message.module.css';

/** A page that is not there, or one that failed. */
export type ErrorStatus = 404 | 500;

export const errorTitles: Readonly<Record<ErrorStatus, MessageDescriptor>> = {
  404: msg`Page not found`,
  500: msg`Something went wrong`,
};

interface ErrorMessageProps {
  readonly status: ErrorStatus;
  /** The path that nothing answers to. */
  readonly path?: string;
  /** Where the error arose; given in development only. */
  readonly stack?: string | undefined;
  /** Another way on, before the one home. */
  readonly children?: ReactNode;
}

/** What an error page says under its heading (specification §2): what happened, and the way home. */
export function ErrorMessage({ status, path, stack, children }: ErrorMessageProps) {
  return (
    <div className={styles.message}>
      {status === 404 ? (
        <p>
          <Trans>This page is not available. The address may be mistyped, or the page may have moved.</Trans>
        </p>
      ) : (
        <p>
          <Trans>
            The fault is ours. What you typed has been kept where that was possible. If you were paying, nothing is
            charged twice: come back to your invoices to see where your payment stands.
          </Trans>
        </p>
      )}
      {path !== undefined && <p className={styles.path}>{path}</p>}
      {children !== undefined && <div className={styles.more}>{children}</div>}
      <Link href="/" variant="standalone" icon="back">
        <Trans>Back to the home page</Trans>
      </Link>
      {stack !== undefined && <pre className={styles.stack}>{stack}</pre>}
    </div>
  );
}
