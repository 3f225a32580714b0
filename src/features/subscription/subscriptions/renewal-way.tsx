import { Trans } from '@lingui/react/macro';
import type { Renewal } from '../../../../domain/subscription.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { invoicePaths } from '../../../../contract/pages/invoice.ts';
import { paymentPaths } from '../../../../contract/pages/payment.ts';
import { quotationPaths } from '../../../../contract/pages/quotation.ts';
import { Link } from '../../../ui/layout/link.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';

/** Link to the action due on a subscription; its hidden text names the subscription. */
export function RenewalWay({
  kind,
  subscription: { id, isPayable },
  name,
  isMain = false,
}: Renewal & {
  /** Name of the subscription. */
  readonly name: string;
  /** It is what the page is for. */
  readonly isMain?: boolean;
}) {
  const number = String(id);
  const variant = isMain ? 'button' : 'standalone';
  if (kind === 'quote') {
    return (
      <Link href={linkTo(quotationPaths.offer, { aboId: number })} variant={variant}>
        <Trans>
          View the quote<VisuallyHidden as="span">: {name}</VisuallyHidden>
        </Trans>
      </Link>
    );
  }
  if (kind === 'invoiced') {
    // The list of invoices names what has come, and a transfer that is on its way.
    return (
      <Link href={linkTo(invoicePaths.choice)} variant={variant}>
        <Trans>
          View the invoice to pay<VisuallyHidden as="span">: {name}</VisuallyHidden>
        </Trans>
      </Link>
    );
  }
  if (kind === 'maybeUnpaid') {
    return (
      <Link href={linkTo(invoicePaths.choice)} variant={variant}>
        <Trans>
          View your invoices<VisuallyHidden as="span">: {name}</VisuallyHidden>
        </Trans>
      </Link>
    );
  }
  if (!isPayable) {
    // Without a list price, a quote sets the price.
    return (
      <Link href={linkTo(quotationPaths.newOffer)} variant={variant}>
        <Trans>
          Renew with a quote<VisuallyHidden as="span">: {name}</VisuallyHidden>
        </Trans>
      </Link>
    );
  }
  return (
    <Link href={linkTo(paymentPaths.choice, { id: number })} variant={variant}>
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
