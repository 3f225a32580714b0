import { msg } from '@lingui/core/macro';
import { isOpen } from '../../../machines/domain/invoice.ts';
import type { InvoiceContext } from '../../../machines/invoice/invoice.context.ts';
import type { InvoiceEvent } from '../../../machines/invoice/invoice.machine.ts';
import { invoiceSteps as steps } from '../../../machines/invoice/invoice.steps.ts';
import type { Registry } from '../../engine/index.ts';
import { screensOf } from '../../engine/index.ts';
import { withTexts } from '../../i18n/catalogue.ts';
import { lazySteps } from '../../ui/layout/lazy-steps.ts';
import { orderingProgress, orderingScreens } from '../shared/ordering/screens.tsx';
import { CartAside } from './cart-aside.tsx';
import { Choice } from './choice.tsx';
import { Loading } from './loading.tsx';
import { Settled } from './settled.tsx';
import { Unreadable } from './unreadable.tsx';
import { invoiceWays } from './ways.tsx';

const screen = screensOf<InvoiceContext, InvoiceEvent>();

/** What nobody sees first comes while the first step is read. */
const later = lazySteps(withTexts('laterInvoice', () => import('./later-invoice.ts')));
export const loadLaterInvoice = later.load;

const ordering = orderingScreens(() => invoiceWays);

/** Every screen of the invoice funnel. */
export const invoiceScreens: Registry<InvoiceContext, InvoiceEvent, typeof steps> = {
  progress: {
    choice: msg({ message: 'Invoices', comment: 'Mark in the progress list' }),
    ...orderingProgress,
  },
  aside: CartAside,
  screens: {
    loading: screen(steps.loading, { title: msg`Your invoices`, view: Loading }),
    unreadable: screen(steps.unreadable, { title: msg`Your invoices`, view: Unreadable }),
    choice: screen(steps.choice, {
      title: ({ invoices }) => {
        const [reference, ...others] = invoices.filter(isOpen).map((invoice) => invoice.reference);
        return reference === undefined || others.length > 0 ? msg`Your invoices` : msg`Your invoice ${reference}`;
      },
      view: Choice,
    }),
    settled: screen(steps.settled, { title: msg`Nothing to pay`, view: Settled }),
    check: screen(steps.check, { title: msg`Check before you pay`, view: later.view(({ Check }) => Check) }),
    help: screen(steps.help, { title: msg`Ask for help with an invoice`, ...ordering.help }),
    helpSent: screen(steps.helpSent, ordering.helpSent),
    reopening: screen(steps.reopening, ordering.reopening),
    leaving: screen(steps.leaving, ordering.leaving),
    recovering: screen(steps.recovering, ordering.recovering),
    interrupted: screen(steps.interrupted, ordering.interrupted),
    outcome: screen(steps.outcome, ordering.outcome),
    outcomeUnreadable: screen(steps.outcomeUnreadable, ordering.outcomeUnreadable),
    outcomeUnknown: screen(steps.outcomeUnknown, ordering.outcomeUnknown),
    paid: screen(steps.paid, { ...ordering.paid, view: later.view(({ PaidInvoices }) => PaidInvoices) }),
    partlyPaid: screen(steps.partlyPaid, ordering.partlyPaid),
    returned: screen(steps.returned, ordering.returned),
    notCharged: screen(steps.notCharged, ordering.notCharged),
    confirming: screen(steps.confirming, ordering.confirming),
    awaitingTransfer: screen(steps.awaitingTransfer, ordering.awaitingTransfer),
  },
};
