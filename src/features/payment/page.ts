import { createActor } from 'xstate';
import { displayedName } from '../../../domain/account.ts';
import { defineFunnel } from '../../../machines/engine/index.ts';
import { freshPaymentDraft, paymentDraftRules } from '../../../machines/payment/payment.draft.ts';
import { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import { addressesApi } from '../../api/addresses.ts';
import { invoicesApi } from '../../api/invoices.ts';
import { subscriptionOrdersApi } from '../../api/subscription-orders.ts';
import { loadLaterPayment, paymentScreens } from './registry.tsx';
import { chartPage, withDraft } from '../../page/page.tsx';
import { fill } from '../../page/fill-ports.ts';
import { openHostedPage, randomSeed } from '../../page/browser-ports.ts';
import { orderingPage } from '../shared/ordering/ordering-page.ts';

/** The payment of a subscription as a page. Its outcome is read as an invoice's: an order has become an invoice. */
export const page = chartPage({
  ...orderingPage,
  registry: paymentScreens,
  preload: () => Promise.all([orderingPage.preload(), loadLaterPayment()]),
  open: (facts) => {
    const { client, site } = facts;
    const account = facts.visitor?.account ?? null;
    const buyer = account ? displayedName(account) : '';
    const ports = { ...addressesApi(client), ...invoicesApi(client), ...subscriptionOrdersApi(client) };
    const machine = fill(paymentMachine, facts.cache, ports, { openHostedPage });
    const funnel = defineFunnel({
      name: 'payment',
      machine,
      draft: paymentDraftRules,
      open: (input) =>
        createActor(machine, { input: { ...input, countries: site.countries, buyer, seller: site.name } }),
    });
    return withDraft(facts, funnel, () => freshPaymentDraft({ seed: randomSeed(), email: account?.email ?? '' }));
  },
});
