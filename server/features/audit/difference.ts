/**
 * Kinds of differences between the provider and our database, or within the database, with an explanation for the
 * investigator.
 */
export const differenceKinds = {
  chargeWithoutOrder: 'the provider charged for an order that the books do not know',
  chargeNotBooked: 'the provider charged, and the books have neither a payment nor a refund for it',
  chargedTwice: 'the provider charged twice for one order',
  orderWithoutCharge: 'the books have a payment or a refund by card for which the provider has no charge',
  amountDiffers: 'the provider charged another amount than the books have',
  refundNotAtProvider: 'the books say that it was given back to the card, and the provider that it was not',
  refundNotBooked: 'the provider gave it back, and the books do not say so',
  disputeOpen: 'a buyer disputes a charge: the office answers in the dashboard of the provider',
  refundOverdue: 'a refund has been waiting for too long',
  invoiceSettledTwice: 'more was booked as paid than the invoice asks for',
  invoiceStatusDiffers: 'the status of the invoice is not what was paid of it',
  paymentApportionedOtherwise: 'the parts of a payment are not its amount',
  orderStateDiffers: 'the state of an order is not what follows from the money that came for it',
  canceledAndKept: 'an invoice was canceled or reduced, and what had paid too much of it does not all go back',
  walletDiffers: 'a payment from the wallet, and no credits were taken for it',
  walletBalanceDiffers: 'what is in a wallet is not what its operations leave',
} as const satisfies Record<string, string>;

export type DifferenceKind = keyof typeof differenceKinds;

/** An inconsistency. */
export interface Difference {
  readonly kind: DifferenceKind;
  /** Reference of the order, invoice or refund concerned. */
  readonly about: string;
  /** The amounts, charges or states that differ. */
  readonly detail: string;
}
