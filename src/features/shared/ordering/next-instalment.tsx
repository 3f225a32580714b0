import { Trans, useLingui } from '@lingui/react/macro';
import type { NextInstalment } from '../../../../domain/instalments.ts';
import { nextInstalment } from '../../../../domain/instalments.ts';
import type { Invoice } from '../../../../domain/invoice.ts';
import { formatMoney } from '../../../i18n/format.ts';

interface NextInstalmentProps {
  readonly invoice: Pick<Invoice, 'instalments'>;
}

/** The instalment to pay next, in a few words; renders nothing without one. */
export function NextInstalmentText({ invoice }: NextInstalmentProps) {
  const next = nextInstalment(invoice);
  return next && <InstalmentText next={next} />;
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
