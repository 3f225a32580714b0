import { Trans } from '@lingui/react/macro';
import type { Renewal } from '../../../../machines/domain/subscription.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { paymentPaths } from '../../../../machines/payment/payment.paths.ts';
import { quotationPaths } from '../../../../machines/quotation/quotation.paths.ts';
import { Link } from '../../../ui/layout/link.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';

/** What can be done about a subscription that asks something of its owner, by a link that says of which one. */
export function RenewalWay({
  kind,
  subscription: { id, isPayable },
  name,
}: Renewal & {
  /** What the subscription is called. */
  readonly name: string;
}) {
  const number = String(id);
  if (kind === 'quote') {
    return (
      <Link href={linkTo(quotationPaths.offer, { aboId: number })} variant="standalone" icon="forward">
        <Trans>
          See the quote<VisuallyHidden as="span">: {name}</VisuallyHidden>
        </Trans>
      </Link>
    );
  }
  if (!isPayable) {
    // What it holds has no list price any more: a quote says one.
    return (
      <Link href={linkTo(quotationPaths.newOffer)} variant="standalone" icon="forward">
        <Trans>
          Renew by a quote<VisuallyHidden as="span">: {name}</VisuallyHidden>
        </Trans>
      </Link>
    );
  }
  return (
    <Link href={linkTo(paymentPaths.choice, { id: number })} variant="standalone" icon="forward">
      {kind === 'unpaid' ? (
        <Trans>
          Pay the subscription<VisuallyHidden as="span">: {name}</VisuallyHidden>
        </Trans>
      ) : (
        <Trans>
          Renew the subscription<VisuallyHidden as="span">: {name}</VisuallyHidden>
        </Trans>
      )}
    </Link>
  );
}
