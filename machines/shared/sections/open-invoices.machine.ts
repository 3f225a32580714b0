import { setup } from 'xstate';
import type { InvoicesAnswer } from '../../domain/checkout.ts';
import { isWhole } from '../../domain/completeness.ts';
import { isOpen } from '../../domain/invoice.ts';
import { typed } from '../../engine/chart.ts';
import { port } from '../../ports.ts';
import type { SectionTypes } from './section.states.ts';
import { sectionParts, sectionStates } from './section.states.ts';
import { begin } from './sections.context.ts';

/** Section of the person's invoices; empty if none is open. */
export const openInvoicesMachine = setup({
  types: typed<SectionTypes<InvoicesAnswer>>(),
  actors: { readInvoices: port('readInvoices') },
  ...sectionParts<InvoicesAnswer>(
    ({ invoices }) => !invoices.some(isOpen),
    (received) => !isWhole(received) || !isWhole(received.refunds),
  ),
}).createMachine({
  id: 'openInvoices',
  context: ({ input }) => begin(input),
  ...sectionStates<InvoicesAnswer, 'readInvoices'>('readInvoices'),
});
