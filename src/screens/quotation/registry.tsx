import { msg } from '@lingui/core/macro';
import type { QuotationEvent } from '../../../machines/quotation/quotation.machine.ts';
import { quotationSteps as steps } from '../../../machines/quotation/quotation.steps.ts';
import type { QuotationContext } from '../../../machines/quotation/quotation.context.ts';
import type { Registry } from '../../engine/index.ts';
import { screensOf } from '../../engine/index.ts';
import { Change } from './change.tsx';
import { ChangeAsked } from './change-asked.tsx';
import { Check } from './check.tsx';
import { Decline } from './decline.tsx';
import { Details } from './details.tsx';
import { Declined, Expired, Withdrawn } from './ended.tsx';
import { Loading, Ordering, OutcomeReading, Preparing, Verifying } from './loading.tsx';
import { NewOffer } from './new-offer.tsx';
import { Offer } from './offer.tsx';
import { Ordered } from './ordered.tsx';
import { QuotationAside } from './quotation-aside.tsx';
import { Revision } from './revision.tsx';
import { Share } from './share.tsx';
import { Undecided } from './undecided.tsx';
import { OutcomeUnknown, Unknown } from './unknown.tsx';
import { Unordered } from './unordered.tsx';
import { Unreadable } from './unreadable.tsx';

const screen = screensOf<QuotationContext, QuotationEvent>();

const yourQuote = msg`Your quote`;
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
    loading: screen(steps.loading, { title: yourQuote, view: Loading }),
    unreadable: screen(steps.unreadable, { title: yourQuote, view: Unreadable }),
    unknown: screen(steps.unknown, { title: msg`Unknown quote`, view: Unknown }),
    newOffer: screen(steps.newOffer, { title: msg`A quote for you`, view: NewOffer }),
    preparing: screen(steps.preparing, { title: yourQuote, view: Preparing }),
    offer: screen(steps.offer, { title: yourQuote, view: Offer }),
    revision: screen(steps.revision, { title: msg`Change the offer`, view: Revision }),
    details: screen(steps.details, { title: msg`Who orders, and where it goes`, view: Details }),
    check: screen(steps.check, { title: msg`Check before you order`, view: Check }),
    verifying: screen(steps.verifying, { title: msg`Your answer`, view: Verifying }),
    ordering: screen(steps.ordering, { title: ordering, view: Ordering }),
    unordered: screen(steps.unordered, { title: ordering, view: Unordered }),
    decline: screen(steps.decline, { title: msg`Decline the quote`, view: Decline }),
    change: screen(steps.change, { title: msg`Ask for a change`, view: Change }),
    share: screen(steps.share, { title: msg`Share the quote`, view: Share }),
    outcome: screen(steps.outcome, { title: yourQuote, view: OutcomeReading }),
    outcomeUnreadable: screen(steps.outcomeUnreadable, { title: yourQuote, view: Unreadable }),
    outcomeUnknown: screen(steps.outcomeUnknown, { title: msg`Unknown quote`, view: OutcomeUnknown }),
    undecided: screen(steps.undecided, { title: msg`Quote awaiting your answer`, view: Undecided }),
    ordered: screen(steps.ordered, {
      title: msg({ message: 'Quote ordered', comment: 'Heading: the quote' }),
      view: Ordered,
    }),
    changeAsked: screen(steps.changeAsked, { title: msg`Change requested`, view: ChangeAsked }),
    declined: screen(steps.declined, {
      title: msg({ message: 'Quote declined', comment: 'Heading: the quote' }),
      view: Declined,
    }),
    expired: screen(steps.expired, {
      title: msg({ message: 'Quote expired', comment: 'Heading: the quote' }),
      view: Expired,
    }),
    withdrawn: screen(steps.withdrawn, {
      title: msg({ message: 'Quote withdrawn', comment: 'Heading: the quote' }),
      view: Withdrawn,
    }),
  },
};
