import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { Seats } from '../../../domain/licence.ts';
import { Amount } from '../../ui/text/amount.tsx';
import { Ordinal } from '../../ui/text/ordinal.tsx';

/** Seats further away than this are no part of what one adds next; the request says what they cost. */
const NEAR = 20;

/** The prices of further seats soon after the next one, where the tariff has tiers: the end of a sentence on that one's. */
export function FurtherSeatPrices({ extra }: Pick<Seats, 'extra'>) {
  const [next, ...further] = extra ?? [];
  return further
    .filter(({ from }) => next && from <= next.from + NEAR)
    .map(({ from, price }) => (
      <Fragment key={from}>
        <Trans>
          , <Amount value={price} isPrice /> from the <Ordinal value={from} />
        </Trans>
      </Fragment>
    ));
}
