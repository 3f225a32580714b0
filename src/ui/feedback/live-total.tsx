import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatMoney } from '../../i18n/format.ts';
import type { AmountValue } from '../text/amount.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

interface SaidTotalProps {
  readonly total: AmountValue | null;
  /** What is charged, where some of the total has come in already. */
  readonly remaining?: AmountValue | undefined;
  /** What else is to be said, where there is no total. */
  readonly children?: ReactNode;
}

/**
 * Says the total, or what of it is charged, to those who listen, each time that it has become another one. It stays in the page while there is none:
 * what comes into a region is announced, what comes with one is not.
 */
export function LiveTotal({ total, remaining, children }: SaidTotalProps) {
  const { t, i18n } = useLingui();
  const isPart = remaining !== undefined && remaining.minor !== total?.minor;
  const amount = total && formatMoney(remaining ?? total, i18n);
  return (
    <VisuallyHidden>
      <span role="status">
        {amount !== null && (isPart ? t`To pay: ${amount}` : t`Total: ${amount}`)}
        {children}
      </span>
    </VisuallyHidden>
  );
}
