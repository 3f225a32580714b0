import { Trans } from '@lingui/react/macro';
import type { Failure } from '../../../../machines/failure.ts';
import { FailureNotice } from '../../shared/failure-notice.tsx';

/** Seats could not be read again: what is shown of them may be out of date. Nothing where they could. */
export function OutdatedNotice({ outdated }: { readonly outdated: Failure | null }) {
  return (
    outdated && (
      <FailureNotice failure={outdated} title={<Trans>We couldn’t reload the seats on your license</Trans>}>
        <p>
          <Trans>What you see below may be out of date. Your list is still here.</Trans>
        </p>
      </FailureNotice>
    )
  );
}
