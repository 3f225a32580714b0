import type { Infer } from 'superstruct';
import { enums, integer, nullable, object, string } from 'superstruct';
import type { Account } from '../../domain/account.ts';
import type { AddressBook, PostalAddress } from '../../domain/address.ts';
import { emptyAddress, isSameAddress, selectedAddress } from '../../domain/address.ts';
import { displayedName, hasMinimumInformation } from '../../domain/account.ts';
import { UNSET_CIVILITY } from '../../domain/enumerations.ts';
import type { Quotation, QuotationDetails } from '../../domain/quotation.ts';
import { refusalReasons } from '../../domain/quotation.ts';
import type { DraftRules } from '../engine/funnel.ts';
import type { OfferDraft } from '../shared/offer/offer.draft.ts';
import { freshOffer, offerDraft } from '../shared/offer/offer.draft.ts';
import { validate } from '../../validation/form.ts';
import type { DetailsDraft, PlaceDraft } from '../../validation/forms/quotation.ts';
import { detailsForm, identityForm, detailsDraft, typedDetails } from '../../validation/forms/quotation.ts';

/** The tab's draft of the quotation funnel: the person's input, and the parts of a new quote's key. */
export const quotationDraft = object({
  /** Random text (at least 122 bits) that makes this tab's idempotency keys unique. */
  seed: string(),
  /** Counts the requested quotes and their changes; part of the key. */
  attempt: integer(),
  /** The offer of a new quote. */
  offer: offerDraft,
  /** Id of the quotation of the fields below; `null` before one was opened. */
  aboutId: nullable(integer()),
  /** A revision of its offer; `null` without one. */
  revision: nullable(offerDraft),
  /** `null` before the form was opened. */
  details: nullable(detailsDraft),
  decline: object({ reason: nullable(enums(refusalReasons)), remark: string() }),
  change: object({ remark: string() }),
});

export type QuotationDraft = Infer<typeof quotationDraft>;

/** The account data of a buyer that a quotation uses. */
export type KnownBuyer = Pick<Account, 'civility' | 'lastName' | 'firstName'>;

/** Empty forms of the answers other than an order. */
const emptyAside = { revision: null, decline: { reason: null, remark: '' }, change: { remark: '' } } as const;

/** The draft of a fresh visit. */
export function freshQuotationDraft(seed: string): QuotationDraft {
  return { seed, attempt: 1, offer: freshOffer, aboutId: null, details: null, ...emptyAside };
}

/**
 * The draft for a quotation. It drops the input about another one, and the unused answers once the quotation is
 * answered. Details typed for one that ended serve the person's next quote.
 */
export function draftAbout(draft: QuotationDraft, { id, state }: Quotation): QuotationDraft {
  const isSame = draft.aboutId === id || draft.aboutId === null;
  const about = isSame ? { ...draft, aboutId: id } : { ...draft, ...emptyAside, aboutId: id, details: null };
  return state === 'open' ? about : { ...about, ...emptyAside };
}

/** The draft for the person's own quote, for an offer. */
export function draftForNew(draft: QuotationDraft, offer: OfferDraft): QuotationDraft {
  return { ...draft, ...emptyAside, attempt: draft.attempt + 1, offer, aboutId: null };
}

/** The typed details; `null` while the form has issues. */
export function detailsOf({ details }: QuotationDraft): QuotationDetails | null {
  return details && validate(detailsForm, typedDetails(details)).valid;
}

/** Whether an address was typed to be saved in the account. */
const isWanted = ({ chosen, isToBeKept }: PlaceDraft): boolean => chosen === null && isToBeKept;

/**
 * The typed address to save next; `null` if there is none, or the form has issues. The last saved one becomes the
 * selected one, with which forms begin: this must be the billing address.
 */
export function addressToKeep(draft: QuotationDraft): PostalAddress | null {
  const [typed, valid] = [draft.details, detailsOf(draft)];
  if (!typed || !valid) return null;
  if (valid.delivery && isWanted(typed.delivery)) return valid.delivery;
  return isWanted(typed.billing) ? valid.billing : null;
}

/** The draft after the account has saved an address: every equal typed address becomes a chosen one. */
export function draftWithKept(draft: QuotationDraft, sent: PostalAddress, book: AddressBook): QuotationDraft {
  const [typed, valid] = [draft.details, detailsOf(draft)];
  if (!typed || !valid) return draft;
  const chosen = selectedAddress(book);
  const settled = (place: PlaceDraft, address: PostalAddress | null): PlaceDraft =>
    address && isWanted(place) && isSameAddress(address, sent)
      ? { chosen, typed: chosen ? emptyAddress : place.typed, isToBeKept: false }
      : place;
  const { billing, delivery } = typed;
  return {
    ...draft,
    details: { ...typed, billing: settled(billing, valid.billing), delivery: settled(delivery, valid.delivery) },
  };
}

/** An address in the form: an equal saved one, else typed. */
function placeOf(address: PostalAddress, { addresses }: AddressBook): PlaceDraft {
  const chosen = addresses.find((kept) => isSameAddress(kept, address)) ?? null;
  // The person decided about saving it when they typed it.
  return { chosen, typed: chosen ? emptyAddress : address, isToBeKept: false };
}

/** Initial values of the form: from the quotation, else from the account. */
export function beginDetails(
  { details, priced }: Quotation,
  known: KnownBuyer | null,
  book: AddressBook,
): DetailsDraft {
  const identity = details?.identity ?? known ?? { civility: UNSET_CIVILITY, lastName: '', firstName: '' };
  const { civility, lastName, firstName } = identity;
  const blankPlace: PlaceDraft = {
    chosen: null,
    // The country for which the quote is priced.
    typed: { ...emptyAddress, country: priced.country, recipient: displayedName(identity) },
    isToBeKept: true,
  };
  return {
    identity: { civility, lastName, firstName },
    // Open if the account lacks required data (specification §5), or a rule refuses them.
    isIdentityOpen:
      !hasMinimumInformation(identity) || validate(identityForm, { civility, lastName, firstName }).valid === null,
    billing: details ? placeOf(details.billing, book) : { ...blankPlace, chosen: selectedAddress(book) },
    isDeliveredToBilling: !details?.delivery,
    delivery: details?.delivery ? placeOf(details.delivery, book) : blankPlace,
    vatNumber: details?.vatNumber ?? '',
    purchaseOrder: details?.purchaseOrder ?? '',
    isPublicBuyer: Boolean(details?.publicBuyer),
    publicBuyer: { siret: '', serviceCode: '', engagementNumber: '', ...details?.publicBuyer },
  };
}

/** One day, in milliseconds: longer than one sitting; confirmed data are at the publisher's. */
const LIFETIME = 24 * 60 * 60 * 1_000;

export const quotationDraftRules: DraftRules<QuotationDraft> = {
  version: 3,
  struct: quotationDraft,
  lifetime: LIFETIME,
};
