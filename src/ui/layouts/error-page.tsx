import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Button } from '../button.tsx';
import { StepHeading } from '../step-heading.tsx';
import { ErrorMessage, type ErrorStatus, errorTitles } from './error-message.tsx';
import styles from './error-page.module.css';

interface ErrorPageProps {
  readonly status: ErrorStatus;
  /** Where the error arose; given in development only. */
  readonly stack?: string | undefined;
  /** Loads the page afresh. */
  readonly onRetry: () => void;
}

/** A whole page for an error that left no layout to stand in. */
export function ErrorPage({ status, stack, onRetry }: ErrorPageProps) {
  const { i18n } = useLingui();
  return (
    <main id="main" className={styles.page}>
      <title>{i18n._(errorTitles[status])}</title>
      <StepHeading>{i18n._(errorTitles[status])}</StepHeading>
      <ErrorMessage status={status} stack={stack}>
        <Button onPress={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </ErrorMessage>
    </main>
  );
}
