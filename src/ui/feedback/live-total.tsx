import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatMoney } from '../../i18n/format.ts';
import type { AmountValue } from '../text/amount.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

interface LiveTotalProps {
  readonly total: AmountValue | null;
  /** The amount to charge, if part of the total has been received. */
  readonly remaining?: AmountValue | undefined;
  /** Announced in addition to the total, or instead of a missing one. */
  readonly children?: ReactNode;
}

/**
 * Announces the total, or the part of it to charge, whenever it changes. The live region stays in the page without a
 * total: screen readers announce text added to a region, not text that is added with it.
 */
export function LiveTotal({ total, remaining, children }: LiveTotalProps) {
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
