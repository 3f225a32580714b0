import { Trans } from '@lingui/react/macro';
import type { NextInstalment } from '../../../../domain/instalments.ts';

/** Which instalment of a plan. */
export function InstalmentNumber({ next: { number, count } }: { readonly next: NextInstalment }) {
  return (
    <Trans>
      Installment {number} of {count}
    </Trans>
  );
}
