import type { Infer } from 'superstruct';
import { boolean, defaulted, integer, nullable, object, string } from 'superstruct';
import type { PostalAddress } from '../../domain/address.ts';
import { chosenAddress, typedAddress } from './typed-address.ts';
import { hasPublicBuyers } from './quotation.ts';
import { hasVatNumbers } from '../rules/vat-number.ts';

/** An address that was chosen among the kept ones, and the one that is typed otherwise. */
const placeDraft = object({
  chosen: nullable(chosenAddress),
  typed: typedAddress,
  /** Whether the typed address is to be kept in the account. */
  isToBeKept: defaulted(boolean(), true),
});

export type PlaceDraft = Infer<typeof placeDraft>;

/** Who buys and where things go, as a person is typing it. */
export const detailsDraft = object({
  identity: object({ civility: integer(), lastName: string(), firstName: string() }),
  /** Whether the names are asked for: they were missing, or the person wants others. */
  isIdentityOpen: boolean(),
  billing: placeDraft,
  /** To the billing address. */
  isDeliveredToBilling: boolean(),
  delivery: placeDraft,
  vatNumber: string(),
  purchaseOrder: string(),
  isPublicBuyer: boolean(),
  publicBuyer: object({ siret: string(), serviceCode: string(), engagementNumber: string() }),
});

export type DetailsDraft = Infer<typeof detailsDraft>;

/** An address as it was chosen or typed. */
export function addressOf({ chosen, typed }: PlaceDraft): PostalAddress {
  if (!chosen) return typed;
  const { id: _id, ...address } = chosen;
  return address;
}

/** What is typed as it would be sent: what the form does not ask for in this country is left out. */
export function typedDetails({ isIdentityOpen: _isOpen, isDeliveredToBilling, isPublicBuyer, ...draft }: DetailsDraft) {
  const billing = addressOf(draft.billing);
  return {
    identity: draft.identity,
    billing,
    delivery: isDeliveredToBilling ? null : addressOf(draft.delivery),
    vatNumber: hasVatNumbers(billing) ? draft.vatNumber : '',
    purchaseOrder: draft.purchaseOrder,
    publicBuyer: isPublicBuyer && hasPublicBuyers(billing) ? draft.publicBuyer : null,
  };
}
