import type { Struct, Infer } from 'superstruct';
import { coerce, literal, nullable, object, refine, string, boolean, defaulted, integer, type } from 'superstruct';
import type { PostalAddress } from '../../domain/address.ts';
import { refusalReasons } from '../../domain/quotation.ts';
import { refusalOf } from '../issue.ts';
import { purchaseOrder } from '../rules/purchase-order.ts';
import { siret } from '../rules/company.ts';
import { maxLength, line, oneOf, required } from '../rules/text.ts';
import { vatNumber, hasVatNumbers, withVatPrefix } from '../rules/vat-number.ts';
import { addressForm } from './address.ts';
import { requesterForm } from './requester.ts';
import { chosenAddress, typedAddress } from './typed-address.ts';

/** The longest codes that the French administration's invoicing portal takes (Chorus Pro). */
const LONGEST_SERVICE_CODE = 100;
const LONGEST_ENGAGEMENT_NUMBER = 50;

/** The longest message that goes with a decision about a quotation. */
const LONGEST_REMARK = 2000;

const { civility, lastName, firstName } = requesterForm.schema;

/** Minimum user information (specification §5). */
export const identityForm = object({ civility, firstName, lastName });

/** Details that French public bodies need on an invoice. */
export const publicBuyerForm = object({
  siret: siret(required(line())),
  serviceCode: maxLength(line(), LONGEST_SERVICE_CODE),
  engagementNumber: maxLength(line(), LONGEST_ENGAGEMENT_NUMBER),
});

/** Whether public bodies at an address have a SIRET number. */
export function hasPublicBuyers({ country }: { readonly country: string }): boolean {
  return country === 'FR';
}

/**
 * Form of the buyer and the addresses: only a buyer in France can be a French public body, and the VAT number gets the
 * prefix of the billing address's country.
 */
export const detailsForm = refine(
  coerce(
    object({
      identity: identityForm,
      billing: addressForm,
      delivery: nullable(addressForm),
      vatNumber: vatNumber(line()),
      purchaseOrder: purchaseOrder(),
      publicBuyer: nullable(publicBuyerForm),
    }),
    type({ billing: type({ country: string() }), vatNumber: string() }),
    (typed) => ({ ...typed, vatNumber: withVatPrefix(typed.vatNumber, typed.billing.country) }),
  ),
  'publicBuyer',
  ({ billing, publicBuyer }, { path }) =>
    publicBuyer === null || hasPublicBuyers(billing) || { path: path.concat('publicBuyer') },
);

function remark(): Struct<string, null> {
  return maxLength(string(), LONGEST_REMARK);
}

/** Form of the reason for declining a quotation; `other` needs a remark. */
export const declineForm = refine(
  object({
    // An empty choice, as the text that the rules expect.
    reason: coerce(oneOf(refusalReasons), literal(null), () => ''),
    remark: remark(),
  }),
  'remark',
  (typed, context) =>
    typed.reason !== 'other' || typed.remark.trim() !== '' || refusalOf('remark', { code: 'required' }, context),
);

/** Form of a change requested in a quotation. */
export const changeForm = object({ remark: required(remark()) });

/** The address chosen among the kept ones, and the one typed instead. */
const placeDraft = object({
  chosen: nullable(chosenAddress),
  typed: typedAddress,
  /** Whether the typed address is to be kept in the account. */
  isToBeKept: defaulted(boolean(), true),
});

export type PlaceDraft = Infer<typeof placeDraft>;

/** The buyer and the addresses as typed. */
export const detailsDraft = object({
  identity: object({ civility: integer(), lastName: string(), firstName: string() }),
  /** The names are asked for: they were missing, or the person wants others. */
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

/** The typed details as they would be sent, without those that the form does not ask for in this country. */
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
