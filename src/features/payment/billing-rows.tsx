import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BillingDetails } from '../../../machines/domain/billing.ts';
import type { ValuesOf } from '../../../machines/validation/form.ts';
import type { billingForm } from '../../../machines/validation/forms/billing.ts';
import { AddressText } from '../shared/address/address-text.tsx';
import type { FieldRows } from '../shared/form/field-table.ts';
import { listRows } from '../shared/form/field-table.ts';

const given = (text: string): ReactNode => (text === '' ? <Trans>none</Trans> : <span translate="no">{text}</span>);

/** To whom something is invoiced, as rows of a `DataList`. `action` makes the link that changes a row. */
export function billingRows(
  { address, vatNumber, purchaseOrder }: BillingDetails,
  action: (subject: ReactNode, field: string) => ReactNode,
) {
  const rows: FieldRows<ValuesOf<typeof billingForm>> = {
    address: {
      term: <Trans>Billed to</Trans>,
      value: <AddressText address={address} />,
      action: action(<Trans>the billing address</Trans>, 'address'),
    },
    vatNumber: {
      term: <Trans>VAT number</Trans>,
      value: given(vatNumber),
      action: action(<Trans>the VAT number</Trans>, 'vatNumber'),
    },
    purchaseOrder: {
      term: <Trans>Purchase order number</Trans>,
      value: given(purchaseOrder),
      action: action(<Trans>the purchase order number</Trans>, 'purchaseOrder'),
    },
  };
  return listRows(rows);
}
