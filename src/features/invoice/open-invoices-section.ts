import { createActor } from 'xstate';
import { definePage } from '../../../machines/engine/index.ts';
import { openInvoicesMachine } from '../../../machines/shared/sections/open-invoices.machine.ts';
import { invoicesApi } from '../../api/invoices.ts';
import { openInvoicesScreens } from './open-invoices-summary.tsx';
import { chartSection } from '../../page/section.tsx';
import { countedInvoices } from '../../page/counted-invoices.ts';
import { fill } from '../../page/fill-ports.ts';

/** Open invoices as a section. Not shown from the cache: they may have been paid since. */
export const openInvoices = chartSection({
  registry: openInvoicesScreens,
  open: ({ client, cache }) => {
    const machine = fill(openInvoicesMachine, cache, { readInvoices: countedInvoices(invoicesApi(client), cache) });
    return definePage({ machine, open: () => createActor(machine, { input: { cached: null } }) });
  },
});
