import { defineFunnel } from '../../../machines/engine/index.ts';
import { freshInvoiceDraft, invoiceDraftRules } from '../../../machines/invoice/invoice.draft.ts';
import { invoiceMachine } from '../../../machines/invoice/invoice.machine.ts';
import { invoicesApi } from '../../api/invoices.ts';
import { invoiceScreens, loadLaterInvoice } from './registry.tsx';
import { chartPage, withDraft } from '../../page/page.tsx';
import { fill } from '../../page/fill-ports.ts';
import { openHostedPage, randomSeed } from '../../page/browser-ports.ts';
import { orderingPage } from '../shared/ordering/ordering-page.ts';

/** The invoice funnel as a page. */
export const page = chartPage({
  ...orderingPage,
  registry: invoiceScreens,
  preload: () => Promise.all([orderingPage.preload(), loadLaterInvoice()]),
  open: (facts) => {
    const machine = fill(invoiceMachine, facts.cache, invoicesApi(facts.client), { openHostedPage });
    const funnel = defineFunnel({
      name: 'invoice',
      machine,
      draft: invoiceDraftRules,
    });
    return withDraft(facts, funnel, () =>
      freshInvoiceDraft({ seed: randomSeed(), email: facts.visitor?.account?.email ?? '' }),
    );
  },
});
