import type { BillingDetails } from '../../../machines/domain/billing.ts';
import type { Party } from '../../../machines/domain/invoice.ts';
import type { Locale } from '../../../machines/domain/locale.ts';
import { formatCountry } from '../../core/i18n/format.ts';

/** The payer, as printed. */
export function payerOf({ address, vatNumber }: BillingDetails, locale: Locale): Party {
  const { organisation, recipient, street, complement, postalCode, city, country } = address;
  const [name = '', ...others] = [organisation, recipient].filter(Boolean);
  const lines = [...others, street, complement, `${postalCode} ${city}`.trim(), formatCountry(country, locale)];
  return { name, address: lines.filter(Boolean), vatNumber: vatNumber || null };
}
