import { assign, setup } from 'xstate';
import type { Devices, SignedOutDevices } from '../../domain/device.ts';
import { failureOf } from '../failure.ts';
import { answerOf, failed } from '../engine/action-params.ts';
import type { PageInput } from '../engine/funnel.ts';
import type { PlaceEvent } from '../engine/route.ts';
import type { StepMeta } from '../engine/step.ts';
import { typed } from '../engine/chart.ts';
import { port } from '../ports.ts';
import type { DevicesContext } from './devices.context.ts';
import { begin } from './devices.context.ts';
import { devicesSteps as steps } from './devices.steps.ts';

export type DevicesEvent =
  | { readonly type: 'device.signedOut'; readonly which: SignedOutDevices }
  /** Retries a failed read. */
  | { readonly type: 'retried' }
  /** Back, Forward or a link led here again. */
  | PlaceEvent;

const keep = { type: 'keepDevices', params: answerOf<Devices> } as const;

/** A person's signed-in devices, and remote sign-out: a device leaves the list once the server confirms it. */
export const devicesMachine = setup({
  types: typed<{ context: DevicesContext; events: DevicesEvent; input: PageInput; meta: StepMeta; tags: 'busy' }>(),
  actors: { readDevices: port('readDevices'), signOutDevices: port('signOutDevices') },
  actions: {
    keepDevices: assign((_, { answer }: { answer: Devices }) => ({ devices: answer, ending: null, failure: null })),
    noteEnding: assign((_, { which }: { which: SignedOutDevices }) => ({ ending: which, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
}).createMachine({
  id: 'devices',
  context: begin,
  initial: 'reading',
  states: {
    reading: {
      meta: { step: steps.loading },
      tags: 'busy',
      invoke: {
        src: 'readDevices',
        onDone: { target: 'shown', actions: keep },
        onError: { target: 'unreadable', actions: failed },
      },
    },
    unreadable: {
      meta: { step: steps.unreadable },
      on: { retried: { target: 'reading' }, 'place.changed': { target: 'reading' } },
    },
    shown: {
      meta: { step: steps.list },
      on: {
        'place.changed': { target: 'reading' },
        'device.signedOut': {
          target: 'ending',
          actions: { type: 'noteEnding', params: ({ event }) => ({ which: event.which }) },
        },
      },
    },
    ending: {
      meta: { step: steps.list },
      tags: 'busy',
      invoke: {
        src: 'signOutDevices',
        input: ({ context }) => ({ which: context.ending ?? 'others' }),
        onDone: { target: 'shown', actions: keep },
        onError: { target: 'shown', actions: failed },
      },
    },
  },
});
