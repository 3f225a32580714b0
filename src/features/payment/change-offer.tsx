import { Trans } from '@lingui/react/macro';
import { Link } from '../../ui/layout/link.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { linkToOffer } from './ways.tsx';
import type { SubscriptionOrder } from '../../../domain/subscription-order.ts';

/** The way to another offer, which is chosen on another page. */
export function ChangeOffer({ order }: { readonly order: SubscriptionOrder }) {
  return (
    <Link href={linkToOffer(order)}>
      <Trans>Change</Trans>{' '}
      <VisuallyHidden as="span">
        <Trans>the offer</Trans>
      </VisuallyHidden>
    </Link>
  );
}
