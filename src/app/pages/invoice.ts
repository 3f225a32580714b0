import { createActor } from 'xstate';
import { defineFunnel } from '../../../machines/funnel/index.ts';
import { freshInvoiceDraft, invoiceDraftRules } from '../../../machines/invoice/invoice.draft.ts';
import { invoiceMachine } from '../../../machines/invoice/invoice.machine.ts';
import { invoicesApi } from '../../api/invoices.ts';
import { invoiceScreens, loadLaterInvoice } from '../../screens/invoice/registry.tsx';
import { chartPage, withDraft } from '../page.tsx';
import { fill } from '../wiring/fill.ts';
import { openHostedPage } from '../wiring/hosted-page.ts';
import { orderingPage } from './ordering.ts';
import { randomSeed } from './random-seed.ts';

/** The invoice funnel as a page. */
export const page = chartPage({
  ...orderingPage,
  registry: invoiceScreens,
  preload: () => Promise.all([orderingPage.preload(), loadLaterInvoice()]),
  open: (facts) => {
    const machine = fill(invoiceMachine, facts.shelf, invoicesApi(facts.ask), { openHostedPage });
    const funnel = defineFunnel({
      name: 'invoice',
      machine,
      draft: invoiceDraftRules,
      open: (input) => createActor(machine, { input }),
    });
    return withDraft(facts, funnel, () =>
      freshInvoiceDraft({ seed: randomSeed(), email: facts.visitor?.account?.email ?? '' }),
    );
  },
});
