import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { QuotationContext } from '../../../machines/quotation/quotation.context.ts';
import type { QuotationEvent } from '../../../machines/quotation/quotation.machine.ts';
import { quotationSteps as steps } from '../../../machines/quotation/quotation.steps.ts';
import type { Registry } from '../../engine/index.ts';
import { screensOf } from '../../engine/index.ts';
import { withTexts } from '../../i18n/catalogue.ts';
import { lazySteps } from '../../ui/layout/lazy-steps.tsx';
import { NoCatalogue } from '../shared/offer/no-catalogue.tsx';
import { skeletonView } from '../shared/load-views.tsx';
import { NewOffer } from './new-offer.tsx';
import { QuotationAside } from './quotation-aside.tsx';
import { Offer, Unknown, OutcomeUnknown, Unreadable } from './screens.tsx';

const screen = screensOf<QuotationContext, QuotationEvent>();

/** Views of later steps load after the first one has rendered. */
const later = lazySteps(withTexts('laterQuotation', () => import('./later-quotation.tsx')));

export const loadLaterQuotation = later.load;

const yourQuote = msg`Your quote`;

/** Title of a quote’s page: what it offers, once that is known. */
function quoteTitle({ quotation, site }: Pick<QuotationContext, 'quotation' | 'site'>) {
  if (quotation === null) return yourQuote;
  const { lines } = quotation.priced;
  const [first = '', second] = lines.map(
    ({ publicationId, title }) => site.publications.find(({ id }) => id === publicationId)?.title ?? title,
  );
  if (lines.length > 2) return msg`Your quote for ${lines.length} publications`;
  return second === undefined ? msg`Your quote for ${first}` : msg`Your quote for ${first} and ${second}`;
}

const ordering = msg`Your order`;

/** Every screen of the quotation funnel. */
export const quotationScreens: Registry<QuotationContext, QuotationEvent, typeof steps> = {
  progress: {
    offer: msg({ message: 'Offer', comment: 'Mark in the progress list' }),
    details: msg({ message: 'Details', comment: 'Mark in the progress list: who buys, and where things go' }),
    check: msg({ message: 'Check', comment: 'Mark in the progress list: check before ordering' }),
    outcome: msg({ message: 'Order', comment: 'Mark in the progress list: the quote is answered' }),
  },
  aside: QuotationAside,
  screens: {
    loading: screen(steps.loading, {
      title: quoteTitle,
      view: skeletonView(2, <Trans>Loading your quote…</Trans>, 'records', ['sum', 'order']),
    }),
    unreadable: screen(steps.unreadable, { title: yourQuote, view: Unreadable }),
    unknown: screen(steps.unknown, { title: msg`Unknown quote`, view: Unknown }),
    newOffer: screen(steps.newOffer, {
      title: msg`A quote for you`,
      view: NewOffer,
    }),
    unlisted: screen(steps.unlisted, { title: msg`Request a quote`, view: NoCatalogue }),
    preparing: screen(steps.preparing, {
      title: yourQuote,
      view: skeletonView(6, <Trans>Your quote is ready. Preparing the next step…</Trans>),
    }),
    offer: screen(steps.offer, { title: quoteTitle, view: Offer }),
    revision: screen(steps.revision, {
      title: ({ quotation: { reference } }) => msg`Change the offer of quote ${reference}`,
      view: later.view(({ Revision }) => Revision),
    }),
    details: screen(steps.details, {
      title: msg`Billing and delivery`,
      view: later.view(({ Details }) => Details),
    }),
    check: screen(steps.check, {
      title: ({ quotation: { reference } }) => msg`Check quote ${reference} before you order`,
      view: later.view(({ Check }) => Check),
    }),
    verifying: screen(steps.verifying, {
      title: msg`Your answer`,
      view: skeletonView(3, <Trans>We may not have received your answer. Checking…</Trans>),
    }),
    ordering: screen(steps.ordering, {
      title: ordering,
      view: skeletonView(3, <Trans>You’ve accepted. Placing your order…</Trans>),
    }),
    unordered: screen(steps.unordered, { title: ordering, view: later.view(({ Unordered }) => Unordered) }),
    decline: screen(steps.decline, {
      title: ({ quotation: { reference } }) => msg`Decline quote ${reference}`,
      view: later.view(({ Decline }) => Decline),
    }),
    change: screen(steps.change, {
      title: ({ quotation: { reference } }) => msg`Ask for a change to quote ${reference}`,
      view: later.view(({ Change }) => Change),
    }),
    share: screen(steps.share, {
      title: ({ quotation: { reference } }) => msg`Share quote ${reference}`,
      view: later.view(({ Share }) => Share),
    }),
    outcome: screen(steps.outcome, { title: yourQuote, view: skeletonView(2, <Trans>Checking your quote…</Trans>) }),
    outcomeUnreadable: screen(steps.outcomeUnreadable, { title: yourQuote, view: Unreadable }),
    outcomeUnknown: screen(steps.outcomeUnknown, { title: msg`Unknown quote`, view: OutcomeUnknown }),
    undecided: screen(steps.undecided, {
      title: ({ quotation: { reference } }) => msg`Quote ${reference} awaiting your answer`,
      view: later.view(({ Undecided }) => Undecided),
    }),
    ordered: screen(steps.ordered, {
      title: msg`Order placed`,
      view: later.view(({ Ordered }) => Ordered),
    }),
    invoiced: screen(steps.invoiced, {
      title: msg`Order placed`,
      // With the page: its words of Chorus Pro are shared with pages of invoices, whose files the later steps would load.
      view: later.view(({ Invoiced }) => Invoiced),
    }),
    changeAsked: screen(steps.changeAsked, {
      title: ({ quotation: { reference } }) => msg`Change requested to quote ${reference}`,
      view: later.view(({ ChangeAsked }) => ChangeAsked),
    }),
    declined: screen(steps.declined, {
      title: ({ quotation: { reference } }) => msg`Quote ${reference} declined`,
      view: later.view(({ Declined }) => Declined),
    }),
    expired: screen(steps.expired, {
      title: ({ quotation: { reference } }) => msg`Quote ${reference} expired`,
      view: later.view(({ Expired }) => Expired),
    }),
    withdrawn: screen(steps.withdrawn, {
      title: ({ quotation: { reference } }) => msg`Quote ${reference} withdrawn`,
      view: later.view(({ Withdrawn }) => Withdrawn),
    }),
  },
};
