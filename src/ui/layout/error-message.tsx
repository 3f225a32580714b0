import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import styles from './error-message.module.css';
import type { ErrorStatus } from './error-titles.ts';

/** The person's activity when the error occurred. */
export type Doing = 'reading' | 'typing' | 'paying';

export interface ErrorMessageProps {
  readonly status: ErrorStatus;
  /**
   * Why it failed: a fault of the application, or code that could not be loaded; `null` where another text says why.
   */
  readonly cause?: 'fault' | 'notLoaded' | null;
  readonly doing?: Doing;
  /** The unknown path. */
  readonly path?: string;
  /** Stack trace of the error, in development only. */
  readonly stack?: string | undefined;
  /** Other actions, before the link home. */
  readonly children?: ReactNode;
}

/** Says why a page failed, and that nothing is lost. */
function Failed({ cause, doing }: Required<Pick<ErrorMessageProps, 'cause' | 'doing'>>) {
  return (
    <>
      {cause === 'fault' && (
        <p>
          <Trans>This is our mistake, not yours.</Trans>
        </p>
      )}
      {cause === 'notLoaded' && (
        <p>
          <Trans>We couldn’t load part of this page. Check your connection, then try again.</Trans>
        </p>
      )}
      {doing !== 'reading' && (
        <p>
          <Trans>We’ve saved what you typed where possible.</Trans>
        </p>
      )}
      {doing === 'paying' && (
        <p>
          <Trans>
            If you were paying, you won’t be charged twice. Check your invoices to see if the payment went through.
          </Trans>
        </p>
      )}
    </>
  );
}

/** Body of an error page (specification §2): the explanation, and the link home. */
export function ErrorMessage({ status, cause = 'fault', doing = 'reading', path, stack, children }: ErrorMessageProps) {
  return (
    <div className={styles.message}>
      {status === 404 ? (
        <p className={styles.missing}>
          {path === undefined ? (
            <Trans>This page isn’t available. The link may be mistyped, or the page may have moved.</Trans>
          ) : (
            <Trans>
              There’s no page at <strong translate="no">{path}</strong>. The link may be mistyped, or the page may have
              moved.
            </Trans>
          )}
        </p>
      ) : (
        <Failed cause={cause} doing={doing} />
      )}
      {children !== undefined && <div className={styles.more}>{children}</div>}
      <Link href="/" variant="standalone" icon="back">
        <Trans>Back to the home page</Trans>
      </Link>
      {stack !== undefined && <pre className={styles.stack}>{stack}</pre>}
    </div>
  );
}
