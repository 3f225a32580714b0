import { createActor } from 'xstate';
import { definePage } from '../../../machines/engine/index.ts';
import { openInvoicesMachine } from '../../../machines/shared/sections/open-invoices.machine.ts';
import { invoicesApi } from '../../api/invoices.ts';
import { chartSection } from '../../page/section.tsx';
import { fill } from '../../page/fill-ports.ts';
import type { openInvoicesScreens } from './open-invoices-registry.ts';

/** A section that reads the person's invoices. Not shown from the cache: they may have been paid since. */
export const invoicesSection = (registry: typeof openInvoicesScreens) =>
  chartSection({
    registry,
    open: ({ client, cache }) => {
      const machine = fill(openInvoicesMachine, cache, { readInvoices: invoicesApi(client).readInvoices });
      return definePage({ machine, open: () => createActor(machine, { input: { cached: null } }) });
    },
  });
