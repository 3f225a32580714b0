import type { PostalAddress } from '../../../machines/domain/address.ts';
import { isSameAddress } from '../../../machines/domain/address.ts';
import type { BillingDetails } from '../../../machines/domain/billing.ts';
import type { BuyerFacts } from '../../../machines/domain/invoice-facts.ts';
import type { PublicBuyer } from '../../../machines/domain/quotation.ts';

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
