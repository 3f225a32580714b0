import { setup } from 'xstate';
import type { LifecycleEvent } from '../../domain/modification-lifecycle.ts';
import { decisionGuards, lifecycle } from '../../domain/modification-lifecycle.ts';
import type { StepMeta } from '../engine/step.ts';
import { typed } from '../engine/chart.ts';
import { lifecycleSteps as steps } from './modification.steps.ts';

interface Given {
  readonly event: LifecycleEvent;
}

/** A state without transitions is final. */
const states = Object.fromEntries(
  Object.entries(lifecycle).map(
    ([state, on]) => [state, Object.keys(on).length > 0 ? { on } : { type: 'final' as const }] as const,
  ),
);

/** The states of a request, and the draft before them, as a chart without ports: the table of the domain, drawn. */
export const lifecycleMachine = setup({
  types: typed<{ context: object; events: LifecycleEvent; input: object; meta: StepMeta; tags: 'busy' }>(),
  guards: {
    isAccepted: ({ event }: Given) => event.type === 'request.decided' && decisionGuards.isAccepted(event),
    isRejected: ({ event }: Given) => event.type === 'request.decided' && decisionGuards.isRejected(event),
  },
}).createMachine({ id: 'lifecycle', context: {}, initial: 'draft', meta: { step: steps.nothing }, states });
