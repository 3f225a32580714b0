import { setup } from 'xstate';
import type { HeldSubscription } from '../../domain/subscription.ts';
import { renewalsAmong } from '../../domain/subscription.ts';
import { typed } from '../../engine/chart.ts';
import { port } from '../../ports.ts';
import type { SectionTypes } from './section.states.ts';
import { sectionParts, sectionStates } from './section.states.ts';
import { begin } from './sections.context.ts';

/** The subscriptions that are to be renewed, paid or decided on (specification §3). */
export const renewalsMachine = setup({
  types: typed<SectionTypes<readonly HeldSubscription[]>>(),
  actors: { readSubscriptions: port('readSubscriptions') },
  ...sectionParts<readonly HeldSubscription[]>((held) => renewalsAmong(held).length === 0),
}).createMachine({
  id: 'renewals',
  context: ({ input }) => begin(input),
  ...sectionStates<readonly HeldSubscription[], 'readSubscriptions'>('readSubscriptions'),
});
