import { Trans } from '@lingui/react/macro';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';

/** The terms of sale, collapsed, next to the checkbox that accepts them. */
export function TermsOfSale({ siteName }: { readonly siteName: string }) {
  return (
    <Disclosure title={<Trans>Terms of sale</Trans>}>
      <Stack gap="close">
        <p>
          <Trans>
            <strong>What we sell.</strong> {siteName} gives the readers named by the buyer access to the publications of
            the order, for its duration and under its license. Access is personal and may not be transferred.
          </Trans>
        </p>
        <p>
          <Trans>
            <strong>Price.</strong> The price is the one shown with the order. Value-added tax depends on the billing
            address on the day of the invoice.
          </Trans>
        </p>
        <p>
          <Trans>
            <strong>Order.</strong> An order binds both parties once we confirm it by email.
          </Trans>
        </p>
        <p>
          <Trans>
            <strong>Payment.</strong> Pay for the order by card or bank transfer within 30 days. Late payment carries
            interest at three times the legal rate and, between businesses, a fixed charge of €40 for recovery costs.
          </Trans>
        </p>
        <p>
          <Trans>
            <strong>Start and end.</strong> The subscription starts on the day of payment and ends with its duration. It
            doesn’t renew automatically.
          </Trans>
        </p>
        <p>
          <Trans>
            <strong>Withdrawal.</strong> A consumer may withdraw within 14 days of the order, unless they have asked for
            access at once and used it. Businesses and public bodies have no right of withdrawal.
          </Trans>
        </p>
        <p>
          <Trans>
            <strong>Use.</strong> Articles may be cited with their source within the limits of the license. Systematic
            copying and redistribution are forbidden.
          </Trans>
        </p>
        <p>
          <Trans>
            <strong>Disputes.</strong> French law applies. Consumers may contact the press mediator; disputes between
            businesses go to the Economic Activities Court of Paris (tribunal des activités économiques).
          </Trans>
        </p>
      </Stack>
    </Disclosure>
  );
}
