import { expect, test } from 'vitest';
import { edgesOf } from '../funnel/edges.ts';
import { quotationMachine } from './quotation.machine.ts';

/** The approved chart, edge by edge; states without their `quotation.`. */
const approved = `
  quotation | route -> open.offer
  quotation | route -> open.revision
  quotation | route -> open.details
  quotation | route -> open.check
  quotation | route -> open.decline
  quotation | route -> open.change
  quotation | route -> open.share
  quotation | route -> newOffer
  quotation | route -> outcome
  entering | always [hasReference] -> outcome
  entering | always [isNamed] -> sought
  entering | always -> newOffer
  sought | always [canBeAsked] -> opening
  sought | always -> unknown
  opening | done readQuotation [isFound] -> opened
  opening | done readQuotation -> unknown
  opening | failed readQuotation -> unreadable
  opened | always [isIn] -> ordering
  opened | always [isEnded] -> outcome.told
  opened | always -> open.offer
  unreadable | retried -> opening
  unknown | quote.begun -> newOffer
  open | retried [isOverdue] -> opening
  open | after expiry [isExpiryNear] -> stays
  open.offer.deciding | always [isUnread] -> sought
  open.offer.deciding | always [isEnded] -> opened
  open.offer.deciding | always -> open.offer.reviewing
  open.offer.reviewing | decline.opened -> open.decline
  open.offer.reviewing | change.opened -> open.change
  open.offer.reviewing | share.opened -> open.share
  open.offer.reviewing | offer.confirmed -> open.details
  open.offer.reviewing | revision.opened [isOfferOpen] -> open.revision
  open.revision.form.deciding | always [isUnread] -> sought
  open.revision.form.deciding | always [isEnded] -> opened
  open.revision.form.deciding | always [isOfferFixed] -> open.offer
  open.revision.form.deciding | always [lacksRevision] -> open.revision.form.typing
  open.revision.form.deciding | always -> open.revision.form.typing
  open.revision.form.typing | offer.changed -> stays
  open.revision.form.typing | offer.confirmed [hasOffer] -> open.revision.form.changing
  open.revision.form.typing | offer.reopened -> open.offer
  open.revision.form.changing | done changeOffer [isOfferTaken] -> open.offer
  open.revision.form.changing | done changeOffer -> open.offer
  open.revision.form.changing | failed changeOffer -> open.revision.form.typing
  open.revision.price.deciding | always [isPriceKnown] -> open.revision.price.priced
  open.revision.price.deciding | always [isPriceable] -> open.revision.price.settling
  open.revision.price.deciding | always -> open.revision.price.incomplete
  open.revision.price.incomplete | always [isPriceOutdated] -> open.revision.price.deciding
  open.revision.price.settling | after typingPause -> open.revision.price.pricing
  open.revision.price.settling | always [isPriceOutdated] -> open.revision.price.deciding
  open.revision.price.pricing | done simulateOffer -> open.revision.price.priced
  open.revision.price.pricing | failed simulateOffer -> open.revision.price.unpriced
  open.revision.price.pricing | always [isPriceOutdated] -> open.revision.price.deciding
  open.revision.price.priced | always [isPriceOutdated] -> open.revision.price.deciding
  open.revision.price.unpriced | price.retried -> open.revision.price.pricing
  open.revision.price.unpriced | always [isPriceOutdated] -> open.revision.price.deciding
  open.details.deciding | always [isUnread] -> sought
  open.details.deciding | always [isEnded] -> opened
  open.details.deciding | always [lacksAddresses] -> open.details.reading
  open.details.deciding | always [lacksDetails] -> open.details.typing
  open.details.deciding | always -> open.details.typing
  open.details.reading | done readAddresses -> open.details.deciding
  open.details.reading | failed readAddresses -> open.details.deciding
  open.details.typing | details.changed -> stays
  open.details.typing | details.confirmed [hasDetails] -> open.details.saving
  open.details.typing | offer.reopened -> open.offer
  open.details.saving | done saveDetails [isDone] -> open.check
  open.details.saving | done saveDetails -> open.details.overtaken
  open.details.saving | failed saveDetails -> open.details.typing
  open.details.overtaken | always [isUndisputed] -> open.check
  open.details.overtaken | always -> open.offer
  open.check.deciding | always [isUnread] -> sought
  open.check.deciding | always [isEnded] -> opened
  open.check.deciding | always [lacksSavedDetails] -> open.details
  open.check.deciding | always -> open.check.reviewing
  open.check.reviewing | decline.opened -> open.decline
  open.check.reviewing | change.opened -> open.change
  open.check.reviewing | share.opened -> open.share
  open.check.reviewing | terms.agreed -> stays
  open.check.reviewing | quotation.accepted [hasAgreed] -> open.check.accepting
  open.check.reviewing | offer.reopened -> open.offer
  open.check.reviewing | details.reopened -> open.details
  open.check.accepting | done decideQuotation [isDone] -> opened
  open.check.accepting | done decideQuotation -> open.check.deciding
  open.check.accepting | failed decideQuotation [isUncertain] -> verifying
  open.check.accepting | failed decideQuotation [isAboutDetails] -> open.details
  open.check.accepting | failed decideQuotation -> open.check.reviewing
  open.decline.deciding | always [isUnread] -> sought
  open.decline.deciding | always [isEnded] -> opened
  open.decline.deciding | always -> open.decline.writing
  open.decline.writing | quotation.reopened [hasSavedDetails] -> open.check
  open.decline.writing | quotation.reopened -> open.offer
  open.decline.writing | decline.written -> stays
  open.decline.writing | decline.confirmed [hasRefusal] -> open.decline.sending
  open.decline.sending | done decideQuotation [isDone] -> outcome.told
  open.decline.sending | done decideQuotation -> open.check
  open.decline.sending | failed decideQuotation [isUncertain] -> verifying
  open.decline.sending | failed decideQuotation -> open.decline.writing
  open.change.deciding | always [isUnread] -> sought
  open.change.deciding | always [isEnded] -> opened
  open.change.deciding | always -> open.change.writing
  open.change.writing | quotation.reopened [hasSavedDetails] -> open.check
  open.change.writing | quotation.reopened -> open.offer
  open.change.writing | change.written -> stays
  open.change.writing | change.confirmed [hasWish] -> open.change.sending
  open.change.sending | done decideQuotation [isDone] -> outcome.told
  open.change.sending | done decideQuotation -> open.check
  open.change.sending | failed decideQuotation [isUncertain] -> verifying
  open.change.sending | failed decideQuotation -> open.change.writing
  open.share.deciding | always [isUnread] -> sought
  open.share.deciding | always [isEnded] -> opened
  open.share.deciding | always -> open.share.link
  open.share.link | quotation.reopened [hasSavedDetails] -> open.check
  open.share.link | quotation.reopened -> open.offer
  open.share.link | link.asked -> open.share.sharing
  open.share.sharing | done shareQuotation -> open.share.link
  open.share.sharing | failed shareQuotation -> open.share.link
  newOffer.form.typing | offer.changed -> stays
  newOffer.form.typing | offer.confirmed [hasOffer] -> newOffer.form.starting
  newOffer.form.starting | done startQuotation -> preparing
  newOffer.form.starting | failed startQuotation [isUncertain] -> newOffer.form.waiting
  newOffer.form.starting | failed startQuotation -> newOffer.form.typing
  newOffer.form.waiting | retried -> newOffer.form.starting
  newOffer.form.waiting | offer.reopened -> newOffer.form.typing
  newOffer.form.waiting | after patience -> newOffer.form.starting
  newOffer.price.deciding | always [isPriceKnown] -> newOffer.price.priced
  newOffer.price.deciding | always [isPriceable] -> newOffer.price.settling
  newOffer.price.deciding | always -> newOffer.price.incomplete
  newOffer.price.incomplete | always [isPriceOutdated] -> newOffer.price.deciding
  newOffer.price.settling | after typingPause -> newOffer.price.pricing
  newOffer.price.settling | always [isPriceOutdated] -> newOffer.price.deciding
  newOffer.price.pricing | done simulateOffer -> newOffer.price.priced
  newOffer.price.pricing | failed simulateOffer -> newOffer.price.unpriced
  newOffer.price.pricing | always [isPriceOutdated] -> newOffer.price.deciding
  newOffer.price.priced | always [isPriceOutdated] -> newOffer.price.deciding
  newOffer.price.unpriced | price.retried -> newOffer.price.pricing
  newOffer.price.unpriced | always [isPriceOutdated] -> newOffer.price.deciding
  preparing | done readAddresses -> open.details
  preparing | failed readAddresses -> open.details
  verifying | done readQuotation [isFound] -> verified
  verifying | done readQuotation -> unknown
  verifying | failed readQuotation -> unreadable
  verified | always [isEnded] -> opened
  verified | always -> open.check
  ordering | done orderQuotation -> opened
  ordering | failed orderQuotation -> unordered
  unordered | retried -> ordering
  unordered | after patience -> ordering
  outcome.reading | done readQuotationByReference [isFound] -> outcome.told
  outcome.reading | done readQuotationByReference -> outcome.unknown
  outcome.reading | failed readQuotationByReference -> outcome.unreadable
  outcome.told | always [isIn] -> outcome.ordered
  outcome.told | always [isIn] -> outcome.changeAsked
  outcome.told | always [isIn] -> outcome.declined
  outcome.told | always [isIn] -> outcome.expired
  outcome.told | always [isIn] -> outcome.withdrawn
  outcome.told | always [isIn] -> opened
  outcome.told | always -> outcome.undecided
  outcome.ordered | quote.begun -> newOffer
  outcome.changeAsked | quote.begun -> newOffer
  outcome.changeAsked | retried -> outcome.reading
  outcome.declined | quote.begun -> newOffer
  outcome.expired | quote.begun -> newOffer
  outcome.withdrawn | quote.begun -> newOffer
  outcome.undecided | quotation.reopened -> opened
  outcome.unreadable | retried -> outcome.reading
  outcome.unknown | quote.begun -> newOffer
`;

test('the chart has the approved edges, and no other', () => {
  const edges = edgesOf(quotationMachine).map(({ id }) => id.replaceAll(/\bquotation\.(?!accepted|reopened)/g, ''));
  expect(edges).toEqual(
    approved
      .trim()
      .split('\n')
      .map((line) => line.trim()),
  );
});
