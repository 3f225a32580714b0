import type { Struct, Infer } from 'superstruct';
import { coerce, literal, nullable, object, refine, string, boolean, defaulted, integer } from 'superstruct';
import type { PostalAddress } from '../../domain/address.ts';
import { refusalReasons } from '../../domain/quotation.ts';
import { refusalOf } from '../complaint.ts';
import { purchaseOrder } from '../rules/purchase-order.ts';
import { siret } from '../rules/company.ts';
import { maxLength, agreed, line, oneOf, required } from '../rules/text.ts';
import { vatNumber, hasVatNumbers } from '../rules/vat-number.ts';
import { addressForm } from './address.ts';
import { requesterForm } from './quote-request.ts';
import { chosenAddress, typedAddress } from './typed-address.ts';

/** The longest codes that the French administration's invoicing portal takes (Chorus Pro). */
const LONGEST_SERVICE_CODE = 100;
const LONGEST_ENGAGEMENT_NUMBER = 50;

/** The longest message that goes with a decision about a quotation. */
const LONGEST_REMARK = 2000;

const { civility, lastName, firstName } = requesterForm.schema;

/** Minimum user information (specification §5). */
export const identityForm = object({ civility, firstName, lastName });

/** What French public bodies must have on an invoice. */
export const publicBuyerForm = object({
  siret: siret(required(line())),
  serviceCode: maxLength(line(), LONGEST_SERVICE_CODE),
  engagementNumber: maxLength(line(), LONGEST_ENGAGEMENT_NUMBER),
});

/** Whether an address is one of those whose public bodies have a SIRET number. */
export function hasPublicBuyers({ country }: { readonly country: string }): boolean {
  return country === 'FR';
}

/** Who buys, and where things go: only a buyer in France is a French public body. */
export const detailsForm = refine(
  object({
    identity: identityForm,
    billing: addressForm,
    delivery: nullable(addressForm),
    vatNumber: vatNumber(line()),
    purchaseOrder: purchaseOrder(),
    publicBuyer: nullable(publicBuyerForm),
  }),
  'publicBuyer',
  ({ billing, publicBuyer }, { path }) =>
    publicBuyer === null || hasPublicBuyers(billing) || { path: path.concat('publicBuyer') },
);

function remark(): Struct<string, null> {
  return maxLength(string(), LONGEST_REMARK);
}

/** Why a quotation is declined; another reason than those offered must be said in words. */
export const declineForm = refine(
  object({
    // Nothing chosen yet is empty text to the rules.
    reason: coerce(oneOf(refusalReasons), literal(null), () => ''),
    remark: remark(),
  }),
  'remark',
  (typed, context) =>
    typed.reason !== 'other' || typed.remark.trim() !== '' || refusalOf('remark', { code: 'required' }, context),
);

/** The yes to the terms of sale, given on the page: accepting is what is sent. */
export const agreementForm = object({ hasAgreed: agreed() });

/** What should be changed in a quotation. */
export const changeForm = object({ remark: required(remark()) });

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
