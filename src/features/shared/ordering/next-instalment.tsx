import { Trans, useLingui } from '@lingui/react/macro';
import type { NextInstalment } from '../../../../domain/instalments.ts';
import { laterAmountOf, nextInstalment } from '../../../../domain/instalments.ts';
import type { Invoice } from '../../../../domain/invoice.ts';
import { formatMoney } from '../../../i18n/format.ts';

interface NextInstalmentProps {
  readonly invoice: Pick<Invoice, 'dueOn' | 'remaining' | 'instalments'>;
}

/** Which instalment is to be paid next, and what is left after it, next to its amount; renders nothing without one. */
export function NextInstalmentText({ invoice }: NextInstalmentProps) {
  const { i18n } = useLingui();
  const next = nextInstalment(invoice);
  if (next === null) return null;
  const { number, count } = next;
  const later = laterAmountOf(invoice);
  if (later.minor === 0)
    return (
      <Trans>
        Installment {number} of {count}
      </Trans>
    );
  return (
    <Trans>
      Installment {number} of {count}, with {formatMoney(later, i18n)} left after it
    </Trans>
  );
}

/** An instalment, in a few words. */
export function InstalmentText({ next }: { readonly next: NextInstalment }) {
  const { i18n } = useLingui();
  const { number, count } = next;
  const left = formatMoney(next.left, i18n);
  return (
    <Trans>
      Installment {number} of {count}: {left}
    </Trans>
  );
}
