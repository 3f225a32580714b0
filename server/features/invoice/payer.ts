import type { PostalAddress } from '../../../domain/address.ts';
import { isSameAddress } from '../../../domain/address.ts';
import type { BillingDetails } from '../../../domain/billing.ts';
import type { BuyerFacts } from '../../../domain/invoice-facts.ts';
import type { PublicBuyer } from '../../../domain/quotation.ts';

/** The buyer's facts; a French public body is known only to an invoice in France. */
export function buyerFactsOf(
  { address, purchaseOrder }: BillingDetails,
  { delivery, publicBuyer }: { readonly delivery: PostalAddress | null; readonly publicBuyer: PublicBuyer | null },
): BuyerFacts {
  const body = address.country === 'FR' ? publicBuyer : null;
  const isElsewhere = delivery !== null && !isSameAddress(delivery, address);
  return {
    address,
    delivery: isElsewhere ? delivery : null,
    purchaseOrder,
    siret: body?.siret ?? '',
    serviceCode: body?.serviceCode ?? '',
    engagementNumber: body?.engagementNumber ?? '',
  };
}
