import { assert, string, type as having } from 'superstruct';
import { assign, setup } from 'xstate';
import type { ConfirmationAnswer, DeletionAnswer, PersonalData } from '../../domain/personal-data.ts';
import { failureOf } from '../failure.ts';
import { answerOf, failed } from '../engine/action-params.ts';
import type { PageInput } from '../engine/funnel.ts';
import { routedIn } from '../engine/route.ts';
import type { StepMeta } from '../engine/step.ts';
import { typed } from '../engine/chart.ts';
import { port } from '../ports.ts';
import type { PersonalDataContext } from './personal-data.context.ts';
import { asked, begin, confirmed } from './personal-data.context.ts';
import { personalDataSteps as steps } from './personal-data.steps.ts';

export type PersonalDataEvent =
  | { readonly type: 'password.given'; readonly presentPassword: string }
  /** The person asks for the consequences of a deletion. */
  | { readonly type: 'deletion.considered' }
  | { readonly type: 'deletion.dismissed' }
  | { readonly type: 'deletion.confirmed'; readonly presentPassword: string }
  /** It could not be read. */
  | { readonly type: 'retried' };

const given = having({ presentPassword: string() });

const passwordOf = ({ event }: { readonly event: unknown }): { readonly presentPassword: string } => {
  assert(event, given);
  return { presentPassword: event.presentPassword };
};

const routed = routedIn('personalData');

/** All that is held of a person: they download it once they have given their password, or have it deleted. */
export const personalDataMachine = setup({
  types: typed<{
    context: PersonalDataContext;
    events: PersonalDataEvent;
    input: PageInput;
    meta: StepMeta;
    tags: 'busy';
  }>(),
  actors: {
    readPersonalData: port('readPersonalData'),
    confirmPassword: port('confirmPassword'),
    requestDeletion: port('requestDeletion'),
  },
  actions: {
    keepData: assign((_, { answer }: { answer: PersonalData }) => ({ data: answer, failure: null })),
    keepConfirmed: assign((_, { answer }: { answer: ConfirmationAnswer }) => confirmed(answer)),
    keepAsked: assign((_, { answer }: { answer: DeletionAnswer }) => asked(answer)),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    isAsked: (_, { answer }: { answer: DeletionAnswer }) => answer.kind === 'asked',
  },
}).createMachine({
  id: 'personalData',
  context: begin,
  initial: 'reading',
  states: {
    reading: {
      meta: { step: steps.loading },
      tags: 'busy',
      invoke: {
        src: 'readPersonalData',
        onDone: { target: 'overview', actions: { type: 'keepData', params: answerOf<PersonalData> } },
        onError: { target: 'unreadable', actions: failed },
      },
    },
    unreadable: {
      meta: { step: steps.unreadable },
      exit: 'clearFailure',
      on: { retried: { target: 'reading' } },
    },
    overview: {
      ...routed(steps.overview),
      exit: 'clearFailure',
      on: {
        'password.given': { target: 'confirming' },
        'deletion.considered': { target: 'deletion' },
      },
    },
    confirming: {
      meta: { step: steps.overview },
      tags: 'busy',
      invoke: {
        src: 'confirmPassword',
        input: passwordOf,
        onDone: { target: 'overview', actions: { type: 'keepConfirmed', params: answerOf<ConfirmationAnswer> } },
        onError: { target: 'overview', actions: failed },
      },
    },
    deletion: {
      ...routed(steps.deletion),
      exit: 'clearFailure',
      on: {
        'deletion.confirmed': { target: 'asking' },
        'deletion.dismissed': { target: 'overview' },
      },
    },
    asking: {
      meta: { step: steps.deletion },
      tags: 'busy',
      invoke: {
        src: 'requestDeletion',
        input: passwordOf,
        onDone: [
          {
            guard: { type: 'isAsked', params: answerOf<DeletionAnswer> },
            target: 'asked',
            actions: { type: 'keepAsked', params: answerOf<DeletionAnswer> },
          },
          { target: 'deletion', actions: { type: 'keepAsked', params: answerOf<DeletionAnswer> } },
        ],
        onError: { target: 'deletion', actions: failed },
      },
    },
    asked: { meta: { step: steps.asked } },
  },
});
