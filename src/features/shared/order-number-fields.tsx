import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { TextField } from '../../ui/form/text-field.tsx';

type FieldProps = Omit<ComponentProps<typeof TextField>, 'label'>;

/** The buyer's VAT number, which may be left empty. */
export function VatNumberField(props: FieldProps) {
  return (
    <TextField
      {...props}
      isOptional
      autoComplete="off"
      size={20}
      label={<Trans>VAT number (optional)</Trans>}
      help={<Trans>With its country code, such as FR40303265045.</Trans>}
    />
  );
}

/** The buyer's own number for the order, which may be left empty. */
export function PurchaseOrderField(props: FieldProps) {
  return (
    <TextField
      {...props}
      isOptional
      autoComplete="off"
      size={20}
      label={<Trans>Purchase order number (optional)</Trans>}
      help={<Trans>Your own number for this order. It appears on the invoice.</Trans>}
    />
  );
}
