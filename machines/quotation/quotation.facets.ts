/** The explored configurations of the quotation chart: possible moves, and facets. */
import type { DetailsDraft } from '../../validation/forms/quotation.ts';
import type { Facets } from '../engine/model/samples.ts';
import type { OfferDraft } from '../shared/offer/offer.draft.ts';
import type { QuotationContext } from './quotation.context.ts';
import { isExpiryNear, simulationOf } from './quotation.context.ts';
import { largerOffer, quotations, teamOffer } from './quotation.fixtures.ts';

/** Facet of the quotation's state, if it decides the next moves; the chart's own state shows the ended ones. */
function standing({ quotation }: QuotationContext): string {
  if (!quotation) return 'unread';
  return quotation.state === 'open' ? '' : quotation.state;
}

/*
 * Whether the samples pass the forms' rules, without evaluating these: the exploration checks it often.
 */
const isComplete = ({ identity, billing, isPublicBuyer, publicBuyer }: DetailsDraft): boolean =>
  identity.lastName !== '' &&
  (billing.chosen !== null || billing.typed.city !== '') &&
  (!isPublicBuyer || publicBuyer.siret !== '');
const isChosen = (offer: OfferDraft): boolean => offer.publicationIds.length > 0;

/** Number of typed addresses to save, once their quotation exists. */
function toKeep({ draft: { details }, quotation }: QuotationContext): string {
  if (!quotation || !details || !isComplete(details)) return '';
  const places = details.isDeliveredToBilling ? [details.billing] : [details.billing, details.delivery];
  const count = places.filter(({ chosen, isToBeKept }) => chosen === null && isToBeKept).length;
  return ['', 'toKeepOne', 'toKeepTwo'][count] ?? '';
}

/** Facets of unused answers and of the agreement: one at a time, since they are independent. */
function asideFacets({ draft: typed, hasAgreed, isOverdue }: QuotationContext): readonly string[] {
  const larger = String(largerOffer.readers);
  const word = typed.revision && !isChosen(typed.revision) ? 'revisedToNothing' : 'revised';
  const revision = typed.revision && (typed.revision.readers === larger ? 'revisedToMore' : word);
  return [
    revision ?? '',
    hasAgreed ? 'agreed' : '',
    isOverdue ? 'overdue' : '',
    typed.decline.reason ? 'refusal' : '',
    typed.change.remark ? 'change' : '',
  ].filter(Boolean);
}

function priceWord(context: QuotationContext): string {
  const { status, question } = context.price;
  if (status === 'incomplete') return '';
  return JSON.stringify(question) === JSON.stringify(simulationOf(context)) ? status : `${status}Otherwise`;
}

/** Moves towards an order, from the typed details on. */
const wayToAnOrder =
  /^(details\.|terms\.agreed|quotation\.accepted|quote\.begun|(saveDetails|decideQuotation|orderQuotation):done\.(saved|accepted|ordered|invoiced)|saveAddress:|readAddresses:|readQuotation\w*:done\.(ordered|open|detailed))/;

/** Whether a move makes sense: samples are of one quotation, and independent input is not combined. */
export function isPossible(token: string, context: QuotationContext): boolean {
  const { draft: typed, price, isRevising, quotation, hasAgreed } = context;
  const isAlone = asideFacets(context).length === 0;
  const isAnswering = typed.decline.reason !== null || typed.change.remark !== '';
  const isNear = quotation !== null && isExpiryNear({ context });
  const isOrdinary = !quotation || (quotation.isOfferOpen && !isNear);
  // An address to save matters only on the way to an order.
  if (toKeep(context) !== '' && !wayToAnOrder.test(token)) return false;
  // Input for a new quote does not affect a quotation.
  if (token.startsWith('route #quotation.o') && isChosen(typed.offer)) return false;
  switch (token) {
    // The server answers the request that was made.
    case 'simulateOffer:done.team':
      return price.question?.offer.readers === teamOffer.readers;
    case 'simulateOffer:done.larger':
      return price.question?.offer.readers === largerOffer.readers;
    case 'decideQuotation:done.accepted':
      return hasAgreed;
    case 'decideQuotation:done.declined':
      return typed.decline.reason !== null;
    case 'decideQuotation:done.changeAsked':
      return typed.change.remark !== '';
    // Unreadable and missing quotations behave alike for every input.
    case 'readQuotationByReference:done.invoiced':
    case 'readQuotation:done.unknown':
    case 'readQuotation:done.office':
    case 'readQuotation:done.expiring':
    case 'readQuotation:failed.offline':
    case 'readQuotationByReference:done.unknown':
    case 'route #quotation.outcome':
      return typed.details === null && isAlone;
    // One change of an offer is enough.
    case 'offer.changed:team':
      return !isRevising;
    case 'offer.changed:larger':
      return isRevising;
    case 'details.changed:incomplete':
      return isAlone && !quotation?.details;
    case 'details.changed:typed':
      return isAlone && isOrdinary && !quotation?.details;
    case 'saveAddress:done.delivery':
      return toKeep(context) === 'toKeepTwo';
    case 'saveAddress:done.billing':
      return toKeep(context) === 'toKeepOne';
    // Both a newer and the same version as an answer.
    case 'saveDetails:done.corrected':
    case 'saveDetails:done.savedElsewhere':
    case 'changeOffer:done.corrected':
      return isOrdinary && quotation?.priced.net.minor === quotations.open.priced.net.minor;
    case 'decideQuotation:done.corrected':
      return isOrdinary && (hasAgreed || typed.details === null);
    case 'terms.agreed:yes':
    case 'wait expiry':
      return isAlone;
    // Unused answers do not affect the way to an order.
    case 'decline.written:budget':
    case 'change.written:readers':
      return isAlone && typed.details === null && isOrdinary;
    case 'revision.opened':
      return typed.revision !== null || (isAlone && typed.details === null && isOrdinary);
    case 'route #quotation.open.revision':
      return isAlone && typed.details === null && !isNear;
    case 'decline.opened':
    case 'change.opened':
    case 'share.opened':
    case 'route #quotation.open.decline':
    case 'route #quotation.open.change':
    case 'route #quotation.open.share':
      return isAnswering || (isAlone && (typed.details === null || (isOrdinary && Boolean(quotation?.details))));
    case 'offer.confirmed':
      return isRevising || (isAlone && (isOrdinary || typed.details !== null));
    case 'route #quotation.open.details':
    case 'route #quotation.open.check':
      return isAlone && (isOrdinary || Boolean(quotation?.details));
    case 'route #quotation.newOffer':
      return typed.aboutId === null;
    default:
      return true;
  }
}

/** Facets that the guards read. */
export function serialize(context: QuotationContext): Facets {
  const { draft: typed, quotation, addresses } = context;
  const details = typed.details && (isComplete(typed.details) ? 'complete' : 'incomplete');
  return {
    catalogue: context.site.publications.length === 0 ? 'unlisted' : '',
    quotation: standing(context),
    saved: quotation?.details ? 'detailed' : '',
    offer: quotation && !quotation.isOfferOpen ? 'fixed' : '',
    expiry: quotation && isExpiryNear({ context }) ? 'near' : '',
    addresses: addresses ? '' : 'addressesUnread',
    details: details ?? '',
    toKeep: toKeep(context),
    besides: asideFacets(context).join('And'),
    newOffer: isChosen(typed.offer) ? 'chosen' : '',
    price: priceWord(context),
  };
}

/** Facets that a step shows in one state. */
export function visibleContext(
  { draft: typed, notice, differences, failure, link }: QuotationContext,
  step: string,
): Facets {
  switch (step) {
    case 'details':
      return {
        failure: failure?.kind ?? '',
        notice: notice ?? '',
        identity: typed.details?.isIdentityOpen ? 'nameless' : '',
      };
    case 'share':
      return { failure: failure?.kind ?? '', link: link ? 'shared' : '' };
    case 'offer':
    case 'check':
      return { failure: failure?.kind ?? '', notice: notice ?? '', differences: differences.join('And') };
    case 'newOffer':
    case 'revision':
    case 'decline':
    case 'change':
      return { failure: failure?.kind ?? '' };
    case 'expired':
      return { notice: notice ?? '' };
    default:
      return {};
  }
}
