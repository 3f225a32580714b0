import { Trans } from '@lingui/react/macro';
import type { Failure } from '../../../machines/failure.ts';
import { Notice } from '../../ui/notice.tsx';
import { FailureNotice } from '../failure-notice.tsx';

/** An order that nobody took: it can be sent. */
export function NotOrdered() {
  return (
    <Notice kind="info" title={<Trans>Your order did not reach us</Trans>} takesFocus>
      <p>
        <Trans>Nothing was charged. You can safely pay now.</Trans>
      </p>
    </Notice>
  );
}

/** An order that the server refused, and why. */
export function NotBegun({ failure }: { readonly failure: Failure | null }) {
  if (!failure) return null;
  return (
    <FailureNotice failure={failure} title={<Trans>Your payment could not begin</Trans>} takesFocus>
      <p>
        <Trans>Nothing was ordered and nothing was charged. You can safely try again.</Trans>
      </p>
    </FailureNotice>
  );
}
