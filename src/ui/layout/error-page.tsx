import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '../form/button.tsx';
import { StepHeading } from './step-heading.tsx';
import type { ErrorMessageProps } from './error-message.tsx';
import { ErrorMessage } from './error-message.tsx';
import { errorTitles } from './error-titles.ts';

interface ErrorPageProps extends Omit<ErrorMessageProps, 'children'> {
  /** Second half of the document's title. */
  readonly siteName: string;
  /** Loads the page afresh. */
  readonly onRetry: () => void;
}

/** Replaces a page that an error has ended. */
export function ErrorPage({ siteName, onRetry, ...message }: ErrorPageProps) {
  const { t, i18n } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused element is gone with the page; the heading names the error.
  useEffect(() => heading.current?.focus(), []);
  const title = i18n._(errorTitles[message.status]);
  return (
    <main id="main">
      <title>{`${t`Error:`} ${title} – ${siteName}`}</title>
      <StepHeading ref={heading}>{title}</StepHeading>
      <ErrorMessage {...message}>
        <Button variant="primary" onPress={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </ErrorMessage>
    </main>
  );
}
