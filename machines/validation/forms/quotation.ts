import type { Struct } from 'superstruct';
import { coerce, literal, nullable, object, refine, string } from 'superstruct';
import { refusalReasons } from '../../domain/quotation.ts';
import { addressForm } from './address.ts';
import { refusalOf } from '../complaint.ts';
import { maxLength } from '../rules/length.ts';
import { agreed } from '../rules/agreed.ts';
import { line } from '../rules/line.ts';
import { oneOf } from '../rules/one-of.ts';
import { purchaseOrder } from '../rules/purchase-order.ts';
import { requesterForm } from './quote-request.ts';
import { required } from '../rules/required.ts';
import { siret } from '../rules/siret.ts';
import { vatNumber } from '../rules/vat-number.ts';

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
