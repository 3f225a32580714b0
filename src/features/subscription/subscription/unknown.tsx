import { Trans } from '@lingui/react/macro';
import { ErrorMessage } from '../../../ui/layout/error-message.tsx';
import { BackLink } from './back-link.tsx';
import type { SubscriptionScreenProps } from './screen-props.ts';

/** The person has no subscription of this number: it is mistyped, or another account’s. */
export function Unknown({ data: { aboId } }: SubscriptionScreenProps<'unknown'>) {
  return (
    <ErrorMessage status={404}>
      <p>
        <Trans>
          None of your subscriptions has the number <strong translate="no">{aboId}</strong>. It may belong to another
          account.
        </Trans>
      </p>
      <BackLink />
    </ErrorMessage>
  );
}
