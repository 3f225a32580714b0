import { setup } from 'xstate';
import type { RowsRead } from '../../../domain/completeness.ts';
import type { HeldSubscription } from '../../../domain/subscription.ts';
import { renewalsNotInvoiced } from '../../../domain/subscription.ts';
import { typed } from '../../engine/chart.ts';
import { port } from '../../ports.ts';
import type { SectionTypes } from './section.states.ts';
import { sectionParts, sectionStates } from './section.states.ts';
import { begin } from './sections.context.ts';

/** The subscriptions that are to be renewed, paid or decided on (specification §3). */
export const renewalsMachine = setup({
  types: typed<SectionTypes<RowsRead<HeldSubscription>>>(),
  actors: { readSubscriptions: port('readSubscriptions') },
  ...sectionParts<RowsRead<HeldSubscription>>(({ rows }) => renewalsNotInvoiced(rows).length === 0),
}).createMachine({
  id: 'renewals',
  context: ({ input }) => begin(input),
  ...sectionStates<RowsRead<HeldSubscription>, 'readSubscriptions'>('readSubscriptions'),
});
