import { Trans } from '@lingui/react/macro';
import type { Seats } from '../../../domain/licence.ts';
import { Amount } from '../../ui/text/amount.tsx';

/** The prices of further seats after the next one’s, where the tariff has tiers. */
export function FurtherSeatPrices({ extra }: Pick<Seats, 'extra'>) {
  return (extra ?? []).slice(1).map(({ from, price }) => (
    <p key={from}>
      <Trans>
        From seat {from}: <Amount value={price} isPrice />
      </Trans>
    </p>
  ));
}
