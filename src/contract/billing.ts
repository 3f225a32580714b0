import type { Infer } from 'superstruct';
import { string } from 'superstruct';
import type { BillingDetails } from '../../machines/domain/billing.ts';
import { compact } from '../../machines/validation/rules/compact.ts';
import type { FieldPath } from '../../machines/validation/field-names.ts';
import type { billingForm } from '../../machines/validation/forms/billing.ts';
import { addressFromWire, addressNames, addressToWire, adresseConnue } from './address.ts';
import { fields, required, withDefault } from './answer.ts';
import type { facturation } from './billing-sent.ts';
import { inverted } from './inverted.ts';
import type { WireNames } from './wire-names.ts';
import { fieldsUnder } from './wire-names.ts';

/** To whom something is invoiced, as it is answered. */
export const facturationConnue = fields({
  adresse: required(adresseConnue, 'content'),
  numeroTVA: withDefault(string(), ''),
  numeroCommande: withDefault(string(), ''),
});

const billingNames = {
  address: 'facturation.adresse',
  vatNumber: 'facturation.numeroTVA',
  purchaseOrder: 'facturation.numeroCommande',
} as const satisfies WireNames<Infer<typeof billingForm>, `facturation.${keyof Infer<typeof facturation>}`>;

const { address, ...numbers } = billingNames;

/** What the fields of billing details are called. */
export const billingFields: Readonly<Record<string, FieldPath>> = {
  ...fieldsUnder(addressNames, address, 'address'),
  ...inverted(numbers),
};

/** Billing details from their French names; a VAT number without what only groups its characters. */
export function billingFromWire(wire: Infer<typeof facturation>): BillingDetails {
  return {
    address: addressFromWire(wire.adresse),
    vatNumber: compact(wire.numeroTVA),
    purchaseOrder: wire.numeroCommande.trim(),
  };
}

export function billingToWire(billing: BillingDetails): Infer<typeof facturation> {
  return {
    adresse: addressToWire(billing.address),
    numeroTVA: billing.vatNumber,
    numeroCommande: billing.purchaseOrder,
  };
}
