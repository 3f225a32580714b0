/**
 * The states of a section: a part of a page that asks one question and loads, fails and is tried again alone. Each section
 * is a chart of its own, and pages have them side by side: their states add up, and never multiply.
 */
import type { Asked } from '../../engine/action-params.ts';
import type { ParameterizedObject } from 'xstate';
import { assign } from 'xstate';
import { answerOf, errorOf } from '../../engine/action-params.ts';
import type { StepMeta } from '../../engine/step.ts';
import type { SectionContext, SectionEvent, SectionInput } from './sections.context.ts';
import { keepFailure, keepReceived } from './sections.context.ts';
import { sectionSteps as steps } from './sections.steps.ts';

/** The types of a section's chart: `typed<SectionTypes<Newsletters>>()`. */
export interface SectionTypes<Received> {
  readonly context: SectionContext<Received>;
  readonly events: SectionEvent;
  readonly input: SectionInput<Received>;
  readonly meta: StepMeta;
  readonly tags: 'busy';
}

/** What {@link sectionStates} needs of a chart's setup. @param isEmpty Whether what was told is nothing to show. */
export function sectionParts<Received>(isEmpty: (received: Received) => boolean) {
  const change = <Params extends ParameterizedObject['params']>(
    to: (standing: Asked<SectionContext<Received>>, params: Params) => Partial<SectionContext<Received>>,
  ) => assign<SectionContext<Received>, SectionEvent, Params, SectionEvent, never>(to);
  return {
    actions: {
      keepReceived: change((_, { answer }: { readonly answer: Received }) => keepReceived(answer)),
      keepFailure: change((_, { error }: { readonly error: unknown }) => keepFailure(error)),
      keepAsker: change((_, { isRetried }: { readonly isRetried: boolean }) => ({ isRetried })),
    },
    guards: {
      isUnread: ({ context }: Asked<SectionContext<Received>>) => context.received === null,
      isEmpty: ({ context: { received } }: Asked<SectionContext<Received>>) => received !== null && isEmpty(received),
    },
  };
}

/** @param read The port that is asked. */
export function sectionStates<Received, const Read extends string>(read: Read) {
  const asking = <const Target extends string>(unanswered: Target) =>
    ({
      src: read,
      onDone: { target: 'received', actions: { type: 'keepReceived', params: answerOf<Received> } },
      onError: { target: unanswered, actions: { type: 'keepFailure', params: errorOf } },
    }) as const;
  /** The person wants another try, or has only come back. */
  const again = <const Target extends string>(target: Target, isRetried: boolean) =>
    ({ target, actions: { type: 'keepAsker', params: { isRetried } } }) as const;
  return {
    initial: 'begun',
    states: {
      /** What was told before is shown at once, and read again behind. */
      begun: {
        always: [
          { guard: 'isUnread', target: 'reading' },
          { guard: 'isEmpty', target: 'checking' },
          { target: 'refreshing' },
        ],
      },
      reading: { meta: { step: steps.loading }, tags: 'busy', invoke: asking('unreadable') },
      unreadable: {
        meta: { step: steps.unreadable },
        on: { retried: again('reading', true), 'page.entered': again('reading', false) },
      },
      received: { always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'shown' }] },
      shown: { meta: { step: steps.shown }, on: { 'page.entered': { target: 'refreshing' } } },
      /** What is known stays in the page while it is read again. */
      refreshing: { meta: { step: steps.shown }, tags: 'busy', invoke: asking('outdated') },
      outdated: {
        meta: { step: steps.shown },
        on: { retried: again('refreshing', true), 'page.entered': again('refreshing', false) },
      },
      empty: { meta: { step: steps.empty }, on: { 'page.entered': { target: 'checking' } } },
      /** Nothing was there; whether that is still so is read again. Where nobody knows, that is said. */
      checking: { meta: { step: steps.empty }, tags: 'busy', invoke: asking('unreadable') },
    },
  } as const;
}
