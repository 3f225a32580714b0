import { Trans } from '@lingui/react/macro';
import type { Seats } from '../../../domain/licence.ts';
import { Amount } from '../../ui/text/amount.tsx';

/** Seats further away than this are no part of what one adds next; the request says what they cost. */
const NEAR = 20;

/** The prices of further seats soon after the next one, where the tariff has tiers. */
export function FurtherSeatPrices({ extra }: Pick<Seats, 'extra'>) {
  const [next, ...further] = extra ?? [];
  return further
    .filter(({ from }) => next && from <= next.from + NEAR)
    .map(({ from, price }) => (
      <p key={from}>
        <Trans>
          From seat {from}: <Amount value={price} isPrice /> before VAT
        </Trans>
      </p>
    ));
}
