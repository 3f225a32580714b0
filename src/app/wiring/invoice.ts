import { createActor } from 'xstate';
import { defineFunnel } from '../../../machines/funnel/index.ts';
import { invoiceDraftRules } from '../../../machines/invoice/invoice.draft.ts';
import { invoiceMachine } from '../../../machines/invoice/invoice.machine.ts';
import type { Ask } from '../../api/client.ts';
import { invoicesApi } from '../../api/invoices.ts';
import { filled } from './filled.ts';
import { openHostedPage } from './hosted-page.ts';

/** The invoice funnel with its ports filled. */
export function invoiceFunnelOf(ask: Ask) {
  const ports = invoicesApi(ask);
  const machine = invoiceMachine.provide({
    actors: {
      readInvoices: filled(ports, 'readInvoices'),
      checkOut: filled(ports, 'checkOut'),
      findCheckout: filled(ports, 'findCheckout'),
      readOutcome: filled(ports, 'readOutcome'),
      askForHelp: filled(ports, 'askForHelp'),
    },
    actions: { openHostedPage },
  });
  return defineFunnel({
    name: 'invoice',
    machine,
    draft: invoiceDraftRules,
    open: (input) => createActor(machine, { input }),
  });
}
