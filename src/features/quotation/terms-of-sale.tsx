import { Trans } from '@lingui/react/macro';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

/** The terms under which a subscription is sold, to be unfolded and read where they are agreed to. */
export function TermsOfSale({ siteName }: { readonly siteName: string }) {
  return (
    <Disclosure title={<Trans>Terms of sale</Trans>}>
      <Stack gap="close">
        <p>
          <Trans>
            <strong>What is sold.</strong> {siteName} grants the readers named by the buyer access to the publications
            of the quote, for its duration and under its license. Access is personal and may not be passed on.
          </Trans>
        </p>
        <p>
          <Trans>
            <strong>Price.</strong> The price is that of the quote until it expires. Value-added tax is that of the
            billing address on the day of the invoice.
          </Trans>
        </p>
        <p>
          <Trans>
            <strong>Order.</strong> Accepting the quote is an order. It binds both sides once its confirmation has been
            sent by e-mail.
          </Trans>
        </p>
        <p>
          <Trans>
            <strong>Payment.</strong> The order is payable by card or bank transfer within 30 days. Late payment entails
            interest at three times the legal rate and, between businesses, a fixed charge of €40 for recovery costs.
          </Trans>
        </p>
        <p>
          <Trans>
            <strong>Beginning and end.</strong> The subscription begins on the day of payment and ends with its
            duration. It is not renewed by itself.
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
            <strong>Use.</strong> Articles may be quoted with their source within the limits of the license. Systematic
            copying and redistribution are forbidden.
          </Trans>
        </p>
        <p>
          <Trans>
            <strong>Disputes.</strong> French law applies. Consumers may turn to the mediator of the press; disputes
            between businesses go before the economic affairs court of Paris (tribunal des activités économiques).
          </Trans>
        </p>
      </Stack>
    </Disclosure>
  );
}
