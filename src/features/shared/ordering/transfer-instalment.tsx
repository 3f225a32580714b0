import { Trans } from '@lingui/react/macro';
import type { NextInstalment } from '../../../../machines/domain/instalments.ts';
import { Amount } from '../../../ui/text/amount.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';

/** The fact of a transfer's details that a part of it may come first; none without an instalment. */
export function nextRows(next: NextInstalment | null) {
  if (!next) return [];
  const { number, count, left, dueOn } = next;
  return [
    {
      id: 'instalment',
      term: (
        <Trans>
          Installment {number} of {count}
        </Trans>
      ),
      value: (
        <Trans>
          <Amount value={left} /> by <DateText day={dueOn} />. You can transfer this amount first.
        </Trans>
      ),
    },
  ];
}
