import { msg } from '@lingui/core/macro';
import type { QuotationEvent } from '../../../machines/quotation/quotation.machine.ts';
import { quotationSteps as steps } from '../../../machines/quotation/quotation.steps.ts';
import type { QuotationContext } from '../../../machines/quotation/quotation.context.ts';
import type { Registry } from '../../engine/index.ts';
import { screensOf } from '../../engine/index.ts';
import { withTexts } from '../../i18n/catalogue.ts';
import { lazySteps } from '../../ui/layout/lazy-steps.ts';
import { Loading, Ordering, OutcomeReading, Preparing, Verifying } from './loading.tsx';
import { NewOffer } from './new-offer.tsx';
import { Offer } from './offer.tsx';
import { QuotationAside } from './quotation-aside.tsx';
import { OutcomeUnknown, Unknown } from './unknown.tsx';
import { Unreadable } from './unreadable.tsx';

const screen = screensOf<QuotationContext, QuotationEvent>();

/** What nobody sees first comes while the first step is read. */
const later = lazySteps(withTexts('laterQuotation', () => import('./later-quotation.ts')));
export const loadLaterQuotation = later.load;

const yourQuote = msg`Your quote`;

/** Quotes are told apart once it is known which one it is. */
function quoteTitle({ quotation }: Pick<QuotationContext, 'quotation'>) {
  if (quotation === null) return yourQuote;
  const { reference } = quotation;
  return msg`Your quote ${reference}`;
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
    loading: screen(steps.loading, { title: quoteTitle, view: Loading }),
    unreadable: screen(steps.unreadable, { title: yourQuote, view: Unreadable }),
    unknown: screen(steps.unknown, { title: msg`Unknown quote`, view: Unknown }),
    newOffer: screen(steps.newOffer, { title: msg`A quote for you`, view: NewOffer }),
    preparing: screen(steps.preparing, { title: yourQuote, view: Preparing }),
    offer: screen(steps.offer, { title: quoteTitle, view: Offer }),
    revision: screen(steps.revision, { title: msg`Change the offer`, view: later.view(({ Revision }) => Revision) }),
    details: screen(steps.details, {
      title: msg`Who orders, and where it goes`,
      view: later.view(({ Details }) => Details),
    }),
    check: screen(steps.check, { title: msg`Check before you order`, view: later.view(({ Check }) => Check) }),
    verifying: screen(steps.verifying, { title: msg`Your answer`, view: Verifying }),
    ordering: screen(steps.ordering, { title: ordering, view: Ordering }),
    unordered: screen(steps.unordered, { title: ordering, view: later.view(({ Unordered }) => Unordered) }),
    decline: screen(steps.decline, { title: msg`Decline the quote`, view: later.view(({ Decline }) => Decline) }),
    change: screen(steps.change, { title: msg`Ask for a change`, view: later.view(({ Change }) => Change) }),
    share: screen(steps.share, { title: msg`Share the quote`, view: later.view(({ Share }) => Share) }),
    outcome: screen(steps.outcome, { title: yourQuote, view: OutcomeReading }),
    outcomeUnreadable: screen(steps.outcomeUnreadable, { title: yourQuote, view: Unreadable }),
    outcomeUnknown: screen(steps.outcomeUnknown, { title: msg`Unknown quote`, view: OutcomeUnknown }),
    undecided: screen(steps.undecided, {
      title: msg`Quote awaiting your answer`,
      view: later.view(({ Undecided }) => Undecided),
    }),
    ordered: screen(steps.ordered, {
      title: msg({ message: 'Quote ordered', comment: 'Heading: the quote' }),
      view: later.view(({ Ordered }) => Ordered),
    }),
    changeAsked: screen(steps.changeAsked, {
      title: msg`Change requested`,
      view: later.view(({ ChangeAsked }) => ChangeAsked),
    }),
    declined: screen(steps.declined, {
      title: msg({ message: 'Quote declined', comment: 'Heading: the quote' }),
      view: later.view(({ Declined }) => Declined),
    }),
    expired: screen(steps.expired, {
      title: msg({ message: 'Quote expired', comment: 'Heading: the quote' }),
      view: later.view(({ Expired }) => Expired),
    }),
    withdrawn: screen(steps.withdrawn, {
      title: msg({ message: 'Quote withdrawn', comment: 'Heading: the quote' }),
      view: later.view(({ Withdrawn }) => Withdrawn),
    }),
  },
};
