import { isDeepStrictEqual } from 'node:util';
import type { PostalAddress } from '../../../machines/domain/address.ts';
import type { BillingDetails } from '../../../machines/domain/billing.ts';
import type { Party } from '../../../machines/domain/invoice.ts';
import type { BuyerFacts } from '../../../machines/domain/invoice-facts.ts';
import type { Locale } from '../../../machines/domain/locale.ts';
import type { PublicBuyer } from '../../../machines/domain/quotation.ts';
import { formatCountry } from '../../core/i18n/format.ts';

/** An address, as printed: name, lines, country. */
export function postalLines(address: PostalAddress, locale: Locale): readonly string[] {
  const { organisation, recipient, street, complement, postalCode, city, country } = address;
  const place = [street, complement, `${postalCode} ${city}`.trim(), formatCountry(country, locale)];
  return [organisation, recipient, ...place].filter(Boolean);
}

/** The payer, as printed. */
export function payerOf({ address, vatNumber }: BillingDetails, locale: Locale): Party {
  const { organisation, recipient } = address;
  const name = organisation || recipient;
  const lines = postalLines(address, locale);
  return { name, address: name === '' ? lines : lines.slice(1), vatNumber: vatNumber || null };
}

/** The buyer's facts; a French public body is known only to an invoice in France. */
export function buyerFactsOf(
  { address, purchaseOrder }: BillingDetails,
  { delivery, publicBuyer }: { readonly delivery: PostalAddress | null; readonly publicBuyer: PublicBuyer | null },
): BuyerFacts {
  const body = address.country === 'FR' ? publicBuyer : null;
  const isElsewhere = delivery !== null && !isDeepStrictEqual(delivery, address);
  return {
    address,
    delivery: isElsewhere ? delivery : null,
    purchaseOrder,
    siret: body?.siret ?? '',
    serviceCode: body?.serviceCode ?? '',
    engagementNumber: body?.engagementNumber ?? '',
  };
}
