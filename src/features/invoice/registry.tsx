import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isWhole } from '../../../domain/completeness.ts';
import { openByDueDate } from '../../../domain/invoice.ts';
import type { InvoiceContext } from '../../../machines/invoice/invoice.context.ts';
import type { InvoiceEvent } from '../../../machines/invoice/invoice.machine.ts';
import { invoiceSteps as steps } from '../../../machines/invoice/invoice.steps.ts';
import type { Registry } from '../../engine/index.ts';
import { screensOf } from '../../engine/index.ts';
import { withTexts } from '../../i18n/catalogue.ts';
import { lazySteps } from '../../ui/layout/lazy-steps.tsx';
import { orderingProgress } from '../shared/ordering/progress.ts';
import { orderingScreens } from '../shared/ordering/registry.tsx';
import { skeletonView } from '../shared/load-views.tsx';
import { invoiceWays } from './invoice-ways.tsx';
import { isLeftToTransfers } from './left-to-transfers.ts';
import { Incomplete } from './missing-invoices.tsx';
import { Choice, CartAside, Settled, Unreadable } from './screens.tsx';

const screen = screensOf<InvoiceContext, InvoiceEvent>();

/** Views of later steps load after the first one has rendered. */
const later = lazySteps(withTexts('laterInvoice', () => import('./later-invoice.tsx')));

export const loadLaterInvoice = later.load;

const ordering = orderingScreens(() => invoiceWays);

/** Every screen of the invoice funnel. */
export const invoiceScreens: Registry<InvoiceContext, InvoiceEvent, typeof steps> = {
  progress: {
    choice: msg({ message: 'Invoices', comment: 'Mark in the progress list' }),
    ...orderingProgress,
  },
  skipped: (context) => (isLeftToTransfers(context) ? ['choice'] : []),
  aside: CartAside,
  screens: {
    loading: screen(steps.loading, {
      title: msg`Your invoices`,
      view: skeletonView(2, <Trans>Loading your invoices…</Trans>, 'invoices', ['legend']),
    }),
    unreadable: screen(steps.unreadable, { title: msg`Your invoices`, view: Unreadable }),
    choice: screen(steps.choice, {
      title: (data) => {
        const [reference, ...others] = openByDueDate(data.invoices).map((invoice) => invoice.reference);
        const isOnly = reference !== undefined && others.length === 0 && isWhole(data);
        return isOnly ? msg`Your invoice ${reference}` : msg`Your invoices`;
      },
      view: Choice,
    }),
    incomplete: screen(steps.incomplete, { title: msg`Your invoices`, view: Incomplete }),
    settled: screen(steps.settled, { title: msg`Nothing to pay`, view: Settled }),
    check: screen(steps.check, { title: msg`Check before you pay`, view: later.view(({ Check }) => Check) }),
    help: screen(steps.help, { title: msg`Get help with an invoice`, ...ordering.help }),
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
