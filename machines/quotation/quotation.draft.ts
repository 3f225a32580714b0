import type { Infer } from 'superstruct';
import { enums, integer, nullable, object, string } from 'superstruct';
import type { Account } from '../domain/account.ts';
import type { AddressBook, PostalAddress } from '../domain/address.ts';
import { emptyAddress, isSameAddress, selectedAddress } from '../domain/address.ts';
import { displayedName, hasMinimumInformation } from '../domain/account.ts';
import { UNSET_CIVILITY } from '../domain/enumerations.ts';
import type { Quotation, QuotationDetails } from '../domain/quotation.ts';
import { refusalReasons } from '../domain/quotation.ts';
import type { DraftRules } from '../engine/funnel.ts';
import type { OfferDraft } from '../shared/offer/offer.draft.ts';
import { freshOffer, offerDraft } from '../shared/offer/offer.draft.ts';
import { judge } from '../validation/form.ts';
import { detailsForm, identityForm } from '../validation/forms/quotation.ts';
import type { DetailsDraft, PlaceDraft } from '../validation/forms/typed-details.ts';
import { detailsDraft, typedDetails } from '../validation/forms/typed-details.ts';

/** What a tab remembers of the quotation funnel: what was typed, and what a new quote is asked for under. */
export const quotationDraft = object({
  /** Random text (at least 122 bits) that makes this tab's idempotency keys its own. */
  seed: string(),
  /** Counts the quotes that were asked for, and their changes; part of the key. */
  attempt: integer(),
  /** What a new quote is to be for. */
  offer: offerDraft,
  /** The quotation that everything below is about; `null` before one was opened. */
  aboutId: nullable(integer()),
  /** Another offer for it; `null` where it was never to be changed. */
  revision: nullable(offerDraft),
  /** `null` before it was asked for. */
  details: nullable(detailsDraft),
  decline: object({ reason: nullable(enums(refusalReasons)), remark: string() }),
  change: object({ remark: string() }),
});

export type QuotationDraft = Infer<typeof quotationDraft>;

/** What of an account a quotation asks for. */
export type KnownBuyer = Pick<Account, 'civility' | 'lastName' | 'firstName'>;

/** Nothing is typed beside the way to an order. */
const nothingBeside = { revision: null, decline: { reason: null, remark: '' }, change: { remark: '' } } as const;

/** The draft of a visit that remembers nothing. */
export function freshQuotationDraft(seed: string): QuotationDraft {
  return { seed, attempt: 1, offer: freshOffer, aboutId: null, details: null, ...nothingBeside };
}

/**
 * The draft for a quotation. What was typed about another one is left behind; so is what was typed beside the way once
 * the quotation is answered. Details that were typed for one that ended serve the next quote of one's own.
 */
export function draftAbout(draft: QuotationDraft, { id, state }: Quotation): QuotationDraft {
  const isSame = draft.aboutId === id || draft.aboutId === null;
  const about = isSame ? { ...draft, aboutId: id } : { ...draft, ...nothingBeside, aboutId: id, details: null };
  return state === 'open' ? about : { ...about, ...nothingBeside };
}

/** The draft for a quote of one's own, for an offer. */
export function draftForNew(draft: QuotationDraft, offer: OfferDraft): QuotationDraft {
  return { ...draft, ...nothingBeside, attempt: draft.attempt + 1, offer, aboutId: null };
}

/** What is typed as the details that it means; `null` while a rule of the form refuses something. */
export function detailsOf({ details }: QuotationDraft): QuotationDetails | null {
  return details && judge(detailsForm, typedDetails(details)).valid;
}

/** Whether an address was typed with the wish to keep it in the account. */
const isWanted = ({ chosen, isToBeKept }: PlaceDraft): boolean => chosen === null && isToBeKept;

/**
 * The typed address that the account is to keep next; `null` where there is none, or a rule of the form refuses something.
 * The one that is kept last is the selected one, which a form begins with: that is to be the billing address.
 */
export function addressToKeep(draft: QuotationDraft): PostalAddress | null {
  const [typed, valid] = [draft.details, detailsOf(draft)];
  if (!typed || !valid) return null;
  if (valid.delivery && isWanted(typed.delivery)) return valid.delivery;
  return isWanted(typed.billing) ? valid.billing : null;
}

/** The draft once the account keeps an address: wherever it was typed it is one of the kept ones. */
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

/** An address as a form shows it: a kept one that says the same, else typed. */
function placeOf(address: PostalAddress, { addresses }: AddressBook): PlaceDraft {
  const chosen = addresses.find((kept) => isSameAddress(kept, address)) ?? null;
  // Whether this one is kept was answered when it was typed.
  return { chosen, typed: chosen ? emptyAddress : address, isToBeKept: false };
}

/** What the form begins with: what the quotation says already, else what is known of the person. */
export function beginDetails({ details }: Quotation, known: KnownBuyer | null, book: AddressBook): DetailsDraft {
  const identity = details?.identity ?? known ?? { civility: UNSET_CIVILITY, lastName: '', firstName: '' };
  const { civility, lastName, firstName } = identity;
  const blankPlace: PlaceDraft = {
    chosen: null,
    typed: { ...emptyAddress, recipient: displayedName(identity) },
    isToBeKept: true,
  };
  return {
    identity: { civility, lastName, firstName },
    // Asked for where too little is known of the person (specification §5), or a rule refuses what is.
    isIdentityOpen:
      !hasMinimumInformation(identity) || judge(identityForm, { civility, lastName, firstName }).valid === null,
    billing: details ? placeOf(details.billing, book) : { ...blankPlace, chosen: selectedAddress(book) },
    isDeliveredToBilling: !details?.delivery,
    delivery: details?.delivery ? placeOf(details.delivery, book) : blankPlace,
    vatNumber: details?.vatNumber ?? '',
    purchaseOrder: details?.purchaseOrder ?? '',
    isPublicBuyer: Boolean(details?.publicBuyer),
    publicBuyer: { siret: '', serviceCode: '', engagementNumber: '', ...details?.publicBuyer },
  };
}

/** A day: longer than a quotation is thought about in one sitting; what was confirmed is at the publisher's. */
const LIFETIME = 24 * 60 * 60 * 1_000;

export const quotationDraftRules: DraftRules<QuotationDraft> = {
  version: 2,
  struct: quotationDraft,
  lifetime: LIFETIME,
};
