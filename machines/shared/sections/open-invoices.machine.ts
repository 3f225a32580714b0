import { setup } from 'xstate';
import type { InvoicesAnswer } from '../../../domain/checkout.ts';
import { isWhole } from '../../../domain/completeness.ts';
import { isOpen } from '../../../domain/invoice.ts';
import { typed } from '../../engine/chart.ts';
import { port } from '../../ports.ts';
import type { SectionTypes } from './section.states.ts';
import { sectionParts, sectionStates } from './section.states.ts';
import { begin } from './sections.context.ts';

const section = sectionStates<InvoicesAnswer, 'readInvoices'>('readInvoices');
const { shown, empty } = section.states;
const { retried } = shown.on;

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
  ...section,
  states: {
    ...section.states,
    /** No invoice is open; refunds that could not be read are read again. */
    empty: { ...empty, on: { ...empty.on, retried: { ...retried, target: 'checking' } } },
  },
});
