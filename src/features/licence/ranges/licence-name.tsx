import type { SubscriptionName } from '../../../../machines/domain/licence.ts';
import { Reference } from '../../../ui/text/reference.tsx';

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
