import { Trans } from '@lingui/react/macro';
import type { Failure } from '../../../machines/failure.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FailureNotice } from '../shared/failure-notice.tsx';
import { requestTitle } from '../shared/failure-reasons.tsx';

interface VerificationNoticesProps {
  readonly failure: Failure | null;
  /** The person has said that the address is confirmed, and it is not. */
  readonly isUnconfirmed: boolean;
}

/** What came of the last button of a page about the account's email address. */
export function VerificationNotices({ failure, isUnconfirmed }: VerificationNoticesProps) {
  if (failure) return <FailureNotice failure={failure} title={requestTitle} takesFocus />;
  if (!isUnconfirmed) return null;
  return (
    <Notice kind="info" takesFocus>
      <p>
        <Trans>Your address isn’t confirmed yet. Open the link in our email, then come back here.</Trans>
      </p>
    </Notice>
  );
}
