/**
 * The states of a section: a part of a page that makes one request and loads, fails and retries independently. Each
 * section is a chart of its own, and pages show them side by side: their states add up, and never multiply.
 */
import type { Read } from '../../../domain/completeness.ts';
import { isWhole } from '../../../domain/completeness.ts';
import type { WithContext } from '../../engine/action-params.ts';
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

/**
 * Setup of a chart with {@link sectionStates}.
 *
 * @param hasNothing Whether the answer has nothing to show.
 * @param isPartial Whether something that it shows could not be read.
 */
export function sectionParts<Received extends Read>(
  hasNothing: (received: Received) => boolean,
  isPartial: (received: Received) => boolean = (received) => !isWhole(received),
) {
  const change = <Params extends ParameterizedObject['params']>(
    to: (standing: WithContext<SectionContext<Received>>, params: Params) => Partial<SectionContext<Received>>,
  ) => assign<SectionContext<Received>, SectionEvent, Params, SectionEvent, never>(to);
  return {
    actions: {
      keepReceived: change((_, { answer }: { readonly answer: Received }) => keepReceived(answer)),
      keepFailure: change((_, { error }: { readonly error: unknown }) => keepFailure(error)),
      keepAsker: change((_, { isRetried }: { readonly isRetried: boolean }) => ({ isRetried })),
    },
    guards: {
      isUnread: ({ context }: WithContext<SectionContext<Received>>) => context.received === null,
      isEmpty: ({ context: { received } }: WithContext<SectionContext<Received>>) =>
        received !== null && isWhole(received) && hasNothing(received),
      /** What is missing from the answer may be all that there is to show. */
      hasNothing: ({ context: { received } }: WithContext<SectionContext<Received>>) =>
        received !== null && hasNothing(received),
      isPartial: ({ context: { received } }: WithContext<SectionContext<Received>>) =>
        received !== null && isPartial(received),
    },
  };
}

/** @param read The port that reads the section. */
export function sectionStates<Received, const Read extends string>(read: Read) {
  const asking = <const Target extends string>(unanswered: Target) =>
    ({
      src: read,
      onDone: { target: 'received', actions: { type: 'keepReceived', params: answerOf<Received> } },
      onError: { target: unanswered, actions: { type: 'keepFailure', params: errorOf } },
    }) as const;
  /** The person retries, or has returned to the page. */
  const again = <const Target extends string>(target: Target, isRetried: boolean) =>
    ({ target, actions: { type: 'keepAsker', params: { isRetried } } }) as const;
  return {
    initial: 'begun',
    states: {
      /** Shows the cached answer at once, and revalidates it. */
      begun: {
        always: [
          { guard: 'isUnread', target: 'reading' },
          { guard: 'isEmpty', target: 'checking' },
          { guard: 'hasNothing', target: 'reading' },
          { target: 'refreshing' },
        ],
      },
      reading: { meta: { step: steps.loading }, tags: 'busy', invoke: asking('unreadable') },
      unreadable: {
        meta: { step: steps.unreadable },
        on: { retried: again('reading', true), 'page.entered': again('reading', false) },
      },
      received: {
        always: [
          { guard: 'isEmpty', target: 'empty' },
          { guard: 'hasNothing', target: 'incomplete' },
          { target: 'shown' },
        ],
      },
      shown: {
        meta: { step: steps.shown },
        on: {
          retried: { ...again('refreshing', true), guard: 'isPartial' },
          'page.entered': { target: 'refreshing' },
        },
      },
      /** Nothing to show among what was read, and not all was read. */
      incomplete: {
        meta: { step: steps.incomplete },
        on: { retried: again('reading', true), 'page.entered': again('reading', false) },
      },
      /** The known answer stays on the page while it is read again. */
      refreshing: { meta: { step: steps.shown }, tags: 'busy', invoke: asking('outdated') },
      outdated: {
        meta: { step: steps.shown },
        on: { retried: again('refreshing', true), 'page.entered': again('refreshing', false) },
      },
      empty: {
        meta: { step: steps.empty },
        on: { 'page.entered': { target: 'checking' } },
      },
      /** The last answer was empty; reads again, and reports a failure. */
      checking: { meta: { step: steps.empty }, tags: 'busy', invoke: asking('unreadable') },
    },
  } as const;
}
