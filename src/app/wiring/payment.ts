import { createActor } from 'xstate';
import { defineFunnel } from '../../../machines/funnel/index.ts';
import type { PaymentFacts } from '../../../machines/payment/payment.context.ts';
import { paymentDraftRules } from '../../../machines/payment/payment.draft.ts';
import { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import { addressesApi } from '../../api/addresses.ts';
import type { Ask } from '../../api/client.ts';
import { invoicesApi } from '../../api/invoices.ts';
import { subscriptionOrdersApi } from '../../api/subscription-orders.ts';
import { filled } from './filled.ts';
import { openHostedPage } from './hosted-page.ts';

/** The payment funnel with its ports filled. What became of an order is asked as for invoices: it has become one. */
export function paymentFunnelOf(ask: Ask, facts: PaymentFacts) {
  const ports = { ...addressesApi(ask), ...invoicesApi(ask), ...subscriptionOrdersApi(ask) };
  const machine = paymentMachine.provide({
    actors: {
      readSubscriptionOrder: filled(ports, 'readSubscriptionOrder'),
      readAddresses: filled(ports, 'readAddresses'),
      saveAddress: filled(ports, 'saveAddress'),
      checkOut: filled(ports, 'checkOut'),
      findCheckout: filled(ports, 'findCheckout'),
      readOutcome: filled(ports, 'readOutcome'),
      askForHelp: filled(ports, 'askForHelp'),
    },
    actions: { openHostedPage },
  });
  return defineFunnel({
    name: 'payment',
    machine,
    draft: paymentDraftRules,
    open: (input) => createActor(machine, { input: { ...input, ...facts } }),
  });
}
