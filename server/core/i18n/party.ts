import type { PostalAddress } from '../../../domain/address.ts';
import { placeLines } from '../../../domain/address-lines.ts';
import type { BillingDetails } from '../../../domain/billing.ts';
import type { Party } from '../../../domain/invoice.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { Quotation } from '../../../domain/quotation.ts';
import { formatCountry } from './format.ts';

/** An address, as printed: name, lines, country. */
export function postalLines(address: PostalAddress, locale: Locale): readonly string[] {
  const { organisation, recipient, country } = address;
  return [organisation, recipient, ...placeLines(address), formatCountry(country, locale)].filter(Boolean);
}

/** The payer, as printed. */
export function payerOf({ address, vatNumber }: Pick<BillingDetails, 'address' | 'vatNumber'>, locale: Locale): Party {
  const { organisation, recipient } = address;
  const name = organisation || recipient;
  const lines = postalLines(address, locale);
  return { name, address: name === '' ? lines : lines.slice(1), vatNumber: vatNumber || null };
}

/** The buyer of a quotation, as printed: before they have given an address, whom it is for; `null` where neither is known. */
export function buyerOf(
  { details, addressee }: Pick<Quotation, 'details' | 'addressee'>,
  locale: Locale,
): Party | null {
  return details ? payerOf({ ...details, address: details.billing }, locale) : addressee;
}

/** Where a quotation is delivered, as printed; `null` to the billing address, and before there is one. */
export function deliveryOf({ details }: Pick<Quotation, 'details'>, locale: Locale): Party | null {
  const address = details?.delivery ?? null;
  return address && payerOf({ address, vatNumber: '' }, locale);
}
