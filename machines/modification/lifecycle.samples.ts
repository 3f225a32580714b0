import type { Chart } from '../engine/model/samples.ts';
import { defineChart, plain } from '../engine/model/samples.ts';
import { lifecycleMachine } from './lifecycle.machine.ts';
import { lifecycleSteps } from './modification.steps.ts';

/** The life of a request of forty lines, with everything that can happen to it. */
export const lifecycleChart: Chart = defineChart({
  name: 'lifecycle',
  machine: lifecycleMachine,
  steps: lifecycleSteps,
  inputs: { draft: {} },
  events: {
    'request.sent': plain,
    'request.letThrough': plain,
    'request.decided': {
      all: { accepted: 40, lines: 40 },
      most: { accepted: 39, lines: 40 },
      none: { accepted: 0, lines: 40 },
    },
    'request.cancelled': plain,
  },
  actorResponses: {},
  params: {},
  effects: [],
  serialize: () => ({}),
  visibleContext: () => ({}),
});
