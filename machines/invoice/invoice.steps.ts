import { define, is, literal, type as having } from 'superstruct';
import type { Cart, Invoice } from '../domain/invoice.ts';
import type { ConfirmingOutcome, Outcome, TransferDetails } from '../domain/payment.ts';
import { ofKind, present, step } from '../funnel/step.ts';

const choice = '/account/invoices';
const check = '/account/invoices?step=check';
const help = '/account/invoices?step=help';
const success = '/account/invoices/success/:reference';
const failed = '/account/invoices/failed/:reference';

const invoices = present<readonly Invoice[]>();
const nothing = having({});
const awaitedTransfer = define<ConfirmingOutcome & { readonly transfer: TransferDetails }>(
  'awaited transfer',
  (outcome) => is(outcome, having({ kind: literal('confirming'), transfer: present<TransferDetails>() })),
);

/**
 * Every screen of the invoice funnel: where it lives (specification §2) and what it needs. An outcome that is not
 * known yet keeps whichever outcome address the person came by: the address is never believed.
 */
export const invoiceSteps = {
  loading: step('loading', { paths: [choice], needs: nothing, progress: 'choice' }),
  unreadable: step('unreadable', { paths: [choice], needs: nothing, progress: 'choice' }),
  choice: step('choice', { paths: [choice], needs: having({ invoices }), progress: 'choice' }),
  settled: step('settled', { paths: [choice], needs: having({ invoices }) }),
  check: step('check', { paths: [check], needs: having({ cart: present<Cart>() }), progress: 'check' }),
  leaving: step('leaving', { paths: [check], needs: having({ hostedUrl: present<string>() }), progress: 'payment' }),
  recovering: step('recovering', { paths: [check], needs: nothing, progress: 'payment' }),
  interrupted: step('interrupted', {
    paths: [check],
    needs: having({ hostedUrl: present<string>() }),
    progress: 'payment',
  }),
  help: step('help', { paths: [help], needs: nothing }),
  helpSent: step('helpSent', { paths: [help], needs: nothing }),
  outcome: step('outcome', {
    paths: [success, failed],
    isOutcome: true,
    needs: having({ reference: present<string>() }),
    progress: 'receipt',
  }),
  outcomeUnreadable: step('outcomeUnreadable', {
    paths: [success, failed],
    isOutcome: true,
    needs: having({ reference: present<string>() }),
    progress: 'receipt',
  }),
  outcomeUnknown: step('outcomeUnknown', { paths: [success, failed], isOutcome: true, needs: nothing }),
  paid: step('paid', {
    paths: [success],
    isOutcome: true,
    needs: having({ outcome: ofKind<Outcome, 'paid'>('paid') }),
    progress: 'receipt',
  }),
  notCharged: step('notCharged', {
    paths: [failed],
    isOutcome: true,
    needs: having({ outcome: ofKind<Outcome, 'notCharged'>('notCharged') }),
    progress: 'receipt',
  }),
  confirming: step('confirming', {
    paths: [success, failed],
    isOutcome: true,
    needs: having({ outcome: ofKind<Outcome, 'confirming'>('confirming') }),
    progress: 'receipt',
  }),
  awaitingTransfer: step('awaitingTransfer', {
    paths: [success, failed],
    isOutcome: true,
    needs: having({ outcome: awaitedTransfer }),
    progress: 'receipt',
  }),
};
