import { type as having } from 'superstruct';
import type { AddressBook } from '../../domain/address.ts';
import type { ChorusInvoice, Quotation, QuotationDetails } from '../../domain/quotation.ts';
import { routedIn } from '../engine/route.ts';
import { present, step } from '../engine/step.ts';
import type { OfferDraft } from '../shared/offer/offer.draft.ts';
import type { DetailsDraft } from '../../validation/forms/quotation.ts';
import { quotationPaths } from '../../contract/pages/quotation.ts';

const { offer, revision, details, check, decline, change, share, success, failed } = quotationPaths;

/** Wherever a quotation is, before it is known. */
const anywhere = [offer, revision, details, check, decline, change, share];

const nothing = having({});
const named = having({ aboId: present<string>() });
/** Stands in at every address that needs the quotation until it is known. */
const reading = { paths: anywhere, standsIn: true, needs: named, progress: 'offer' } as const;
const received = having({ reference: present<string>() });
const quotation = present<Quotation>();
const opened = having({ aboId: present<string>(), quotation });
const ended = having({ reference: present<string>(), quotation });
const detailed = having({
  aboId: present<string>(),
  quotation: having({ details: present<QuotationDetails>() }),
});

export const routed = routedIn('quotation');
/** States of an open quotation. */
export const routedOpen = routedIn('quotation.open');

/**
 * Steps of the quotation funnel: their addresses (specification §2) and needs. An outcome that is not known yet keeps
 * the outcome address by which the person came: the address is never believed.
 */
export const quotationSteps = {
  loading: step('loading', reading),
  unreadable: step('unreadable', reading),
  unknown: step('unknown', { paths: anywhere, needs: named }),
  newOffer: step('newOffer', {
    paths: [quotationPaths.newOffer, quotationPaths.newOfferAnyhow],
    needs: nothing,
    progress: 'offer',
  }),
  /** The site has no publication to choose: the desk is asked in writing. */
  unlisted: step('unlisted', { paths: [quotationPaths.newOffer, quotationPaths.newOfferAnyhow], needs: nothing }),
  /** The quote is made: its first step takes the place of the form that asked for it, so that Back does not ask again. */
  preparing: step('preparing', { paths: [offer], isOutcome: true, needs: opened, progress: 'offer' }),
  offer: step('offer', { paths: [offer], needs: opened, progress: 'offer' }),
  revision: step('revision', {
    paths: [revision],
    needs: having({ ...opened.schema, draft: having({ revision: present<OfferDraft>() }) }),
    progress: 'offer',
  }),
  details: step('details', {
    paths: [details],
    needs: having({
      ...opened.schema,
      addresses: present<AddressBook>(),
      draft: having({ details: present<DetailsDraft>() }),
    }),
    progress: 'details',
  }),
  check: step('check', { paths: [check], needs: detailed, progress: 'check' }),
  /**
   * Checks after an uncertain failure whether the person's answer arrived; a reload here shows the quote's present
   * state.
   */
  verifying: step('verifying', { paths: [check], needs: named, progress: 'check' }),
  ordering: step('ordering', { paths: [check], needs: opened, progress: 'check' }),
  unordered: step('unordered', { paths: [check], needs: opened, progress: 'check' }),
  decline: step('decline', { paths: [decline], needs: opened }),
  change: step('change', { paths: [change], needs: opened }),
  share: step('share', { paths: [share], needs: opened }),
  /** Only the server's "ordered" completes the last mark. */
  outcome: step('outcome', { paths: [success, failed], isOutcome: true, needs: received, progress: 'check' }),
  outcomeUnreadable: step('outcomeUnreadable', {
    paths: [success, failed],
    isOutcome: true,
    needs: received,
    progress: 'check',
  }),
  outcomeUnknown: step('outcomeUnknown', { paths: [success, failed], isOutcome: true, needs: received }),
  undecided: step('undecided', { paths: [success, failed], isOutcome: true, needs: ended }),
  ordered: step('ordered', { paths: [success], isOutcome: true, needs: ended, progress: 'outcome' }),
  /** Ordered by a French public body: the invoice goes through Chorus Pro. */
  invoiced: step('invoiced', {
    paths: [success],
    isOutcome: true,
    needs: having({ ...received.schema, quotation: having({ invoice: present<ChorusInvoice>() }) }),
    progress: 'outcome',
  }),
  changeAsked: step('changeAsked', { paths: [success], isOutcome: true, needs: ended }),
  declined: step('declined', { paths: [failed], isOutcome: true, needs: ended }),
  expired: step('expired', { paths: [failed], isOutcome: true, needs: ended }),
  withdrawn: step('withdrawn', { paths: [failed], isOutcome: true, needs: ended }),
};
