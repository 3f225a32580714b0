import { Trans } from '@lingui/react/macro';

/** Reason why an invoice’s billing details are not asked for. */
export function BillingFixed() {
  return (
    <p>
      <Trans>Part of this invoice has been paid or credited, so its billing details can’t change.</Trans>
    </p>
  );
}
