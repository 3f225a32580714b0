import { useLingui, Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ImportedLicence } from '../../../../machines/licence/reader-import/reader-import.context.ts';
import { formatList, formatMoney } from '../../../i18n/format.ts';
import { FurtherSeatPrices } from '../../shared/further-seat-prices.tsx';
import { SeatsReserved } from '../../shared/seats-taken.tsx';
import { Facts } from '../../../ui/text/facts.tsx';
import { DataList } from '../../../ui/list/data-list.tsx';
import { SubscriptionNumberText } from '../../shared/subscription-number.tsx';

interface LicenceFactsProps {
  readonly licence: ImportedLicence;
  /** Further rows about the request. */
  readonly more?: readonly { readonly id: string; readonly term: ReactNode; readonly value: ReactNode }[];
}

/** The licence, and its number of free seats. */
export function LicenceFacts({ licence: { subscription, seats }, more = [] }: LicenceFactsProps) {
  const { i18n } = useLingui();
  const { bought, taken, pending, extra } = seats;
  const left = Math.max(0, bought - taken);
  const [next] = extra ?? [];
  const price = next && formatMoney(next.price, i18n);
  return (
    <DataList
      rows={[
        {
          id: 'subscription',
          term: <Trans>Subscription</Trans>,
          value: (
            <>
              <SubscriptionNumberText of={subscription} />
              <br />
              {formatList(subscription.publications, i18n)}
            </>
          ),
        },
        {
          id: 'seats',
          term: <Trans>Seats left</Trans>,
          value: (
            <>
              {left === 0 && pending > 0 ? (
                <Facts>
                  <Trans>
                    None ({i18n.number(taken - pending)} of {i18n.number(bought)} taken)
                  </Trans>
                  <SeatsReserved count={pending} />
                </Facts>
              ) : left === 0 ? (
                <Plural value={bought} one="None (your only seat is taken)" other="None (all # are taken)" />
              ) : (
                <Trans>
                  {i18n.number(left)} of {i18n.number(bought)}
                </Trans>
              )}
              {price && (
                <>
                  <br />
                  <Trans>Each extra reader: {price} before VAT, for the rest of the term</Trans>
                  <FurtherSeatPrices extra={extra} />
                </>
              )}
            </>
          ),
        },
        ...more,
      ]}
    />
  );
}
