import { Trans } from '@lingui/react/macro';
import type { DueRequest } from '../../../../domain/payment-request.ts';
import { Amount } from '../../../ui/text/amount.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { InstalmentNumber } from './instalment-number.tsx';

/** What a transfer is asked to bring: the amount due next, the instalment that it is, and what is left in all. */
export function dueRows({ amount, next, remaining }: DueRequest) {
  return [
    { id: 'amount', term: <Trans>Amount</Trans>, value: <Amount value={amount} isLarge /> },
    ...(next
      ? [
          {
            id: 'instalment',
            term: <InstalmentNumber next={next} />,
            value: (
              <Trans>
                due on <DateText day={next.dueOn} />
              </Trans>
            ),
          },
        ]
      : []),
    ...(amount.minor < remaining.minor
      ? [{ id: 'remaining', term: <Trans>Total left to pay</Trans>, value: <Amount value={remaining} /> }]
      : []),
  ];
}
