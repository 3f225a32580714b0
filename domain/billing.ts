import type { KeptAddress, PostalAddress } from './address.ts';
import { isSameAddress, postalAddressOf } from './address.ts';

/** The recipient of an invoice. */
export interface BillingDetails {
  readonly address: PostalAddress;
  /** A VAT number whose form and check digits hold; empty without one. */
  readonly vatNumber: string;
  /** The buyer's own number for the order, printed on the invoice; empty without one. */
  readonly purchaseOrder: string;
}

/** Whether two billing details say the same, line by line; a region that is absent, `null` or empty is the same. */
export function isSameBilling(left: BillingDetails | null, right: BillingDetails | null): boolean {
  if (left === null || right === null) return left === right;
  return (
    isSameAddress(left.address, right.address) &&
    left.vatNumber === right.vatNumber &&
    left.purchaseOrder === right.purchaseOrder
  );
}

/** Billing details as a person gives them: one of the kept addresses, or one that is typed. */
export interface GivenBilling extends Omit<BillingDetails, 'address'> {
  /** `null`: the typed one. */
  readonly kept: KeptAddress | null;
  readonly typed: PostalAddress;
}

/** The billing details that are meant; whether they can be used is for `billingForm` to say (`validation`). */
export function billingOf({ kept, typed, vatNumber, purchaseOrder }: GivenBilling): BillingDetails {
  return { address: kept ? postalAddressOf(kept) : typed, vatNumber, purchaseOrder };
}
