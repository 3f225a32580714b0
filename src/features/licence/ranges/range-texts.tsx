import { msg } from '@lingui/core/macro';
import type { SubscriptionName } from '../../../../machines/domain/licence.ts';
import { Reference } from '../../../ui/text/text-parts.tsx';
import { useLingui, Trans } from '@lingui/react/macro';
import { formatLargeCount } from '../../../i18n/format.ts';

/** IP ranges could not be loaded. */
export const loadWords = {
  unread: msg`We couldn’t load the IP ranges`,
  behind: msg`The license’s ranges may have changed since.`,
};

/** Publications and reference of a licence. */
export function LicenceName({ subscription }: { readonly subscription: SubscriptionName | null }) {
  return (
    subscription && (
      <p>
        <span translate="no">{subscription.publications.join(', ')}</span>
        {' · '}
        <Reference>{subscription.reference}</Reference>
      </p>
    )
  );
}

/** A number of addresses. @param figures Decimal digits: the number may exceed the safe integers. */
export function AddressCount({ figures }: { readonly figures: string }) {
  const { i18n } = useLingui();
  const count = formatLargeCount(figures, i18n);
  return figures === '1' ? <Trans>1 address</Trans> : <Trans>{count} addresses</Trans>;
}
