import { msg } from '@lingui/core/macro';
import { lazy } from 'react';
import { isOpen } from '../../../machines/domain/invoice.ts';
import type { InvoiceContext, InvoiceEvent } from '../../../machines/invoice/invoice.machine.ts';
import { invoiceSteps as steps } from '../../../machines/invoice/invoice.steps.ts';
import type { Registry } from '../../engine/index.ts';
import { screensOf } from '../../engine/index.ts';
import { AwaitingTransfer } from './awaiting-transfer.tsx';
import { CartAside } from './cart-aside.tsx';
import { Check } from './check.tsx';
import { Choice } from './choice.tsx';
import { Confirming } from './confirming.tsx';
import { HelpSent } from './help-sent.tsx';
import { Interrupted } from './interrupted.tsx';
import { Leaving } from './leaving.tsx';
import { Loading } from './loading.tsx';
import { NotCharged } from './not-charged.tsx';
import { OutcomeReading } from './outcome-reading.tsx';
import { OutcomeUnknown } from './outcome-unknown.tsx';
import { OutcomeUnreadable } from './outcome-unreadable.tsx';
import { Paid } from './paid.tsx';
import { Recovering } from './recovering.tsx';
import { Settled } from './settled.tsx';
import { Unreadable } from './unreadable.tsx';

const screen = screensOf<InvoiceContext, InvoiceEvent>();

/** Form fields are only for those who ask for help. */
export const loadHelp = () => import('./help.tsx').then(({ Help: view }) => ({ default: view }));
const Help = lazy(loadHelp);

/** Every screen of the invoice funnel. */
export const invoiceScreens: Registry<InvoiceContext, InvoiceEvent, keyof typeof steps> = {
  progress: {
    choice: msg({ message: 'Invoices', comment: 'Mark in the progress list' }),
    check: msg({ message: 'Check', comment: 'Mark in the progress list: check before paying' }),
    payment: msg({ message: 'Payment', comment: 'Mark in the progress list' }),
    receipt: msg({ message: 'Receipt', comment: 'Mark in the progress list' }),
  },
  aside: CartAside,
  screens: {
    loading: screen(steps.loading, { title: msg`Your invoices`, view: Loading }),
    unreadable: screen(steps.unreadable, { title: msg`Your invoices`, view: Unreadable }),
    choice: screen(steps.choice, {
      title: ({ invoices }) => (invoices.filter(isOpen).length === 1 ? msg`Your invoice` : msg`Your invoices`),
      view: Choice,
    }),
    settled: screen(steps.settled, { title: msg`Nothing to pay`, view: Settled }),
    check: screen(steps.check, { title: msg`Check before you pay`, view: Check }),
    leaving: screen(steps.leaving, { title: msg`On to the payment page`, view: Leaving }),
    recovering: screen(steps.recovering, { title: msg`We are checking your order`, view: Recovering }),
    interrupted: screen(steps.interrupted, { title: msg`Your payment is not finished`, view: Interrupted }),
    help: screen(steps.help, { title: msg`Ask for help with an invoice`, view: Help }),
    helpSent: screen(steps.helpSent, { title: msg`Question sent`, view: HelpSent }),
    outcome: screen(steps.outcome, { title: msg`Your payment`, view: OutcomeReading }),
    outcomeUnreadable: screen(steps.outcomeUnreadable, { title: msg`Your payment`, view: OutcomeUnreadable }),
    outcomeUnknown: screen(steps.outcomeUnknown, { title: msg`Unknown payment`, view: OutcomeUnknown }),
    paid: screen(steps.paid, { title: msg({ message: 'Paid', comment: 'Heading of a receipt' }), view: Paid }),
    notCharged: screen(steps.notCharged, { title: msg`Not charged`, view: NotCharged }),
    confirming: screen(steps.confirming, { title: msg`Being confirmed`, view: Confirming }),
    awaitingTransfer: screen(steps.awaitingTransfer, { title: msg`Awaiting your transfer`, view: AwaitingTransfer }),
  },
};
