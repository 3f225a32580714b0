import { type as having } from 'superstruct';
import type { ReadModification } from '../../domain/modification.ts';
import type { Failure } from '../failure.ts';
import { present, step } from '../engine/step.ts';
import { modificationPaths } from '../../contract/pages/modification.ts';

const paths = [modificationPaths.request];

/** Every screen of the page of a request; they share its address. Each state of a request has its screen. */
export const modificationSteps = {
  loading: step('loading', { paths, needs: having({}) }),
  unreadable: step('unreadable', { paths, needs: having({ failure: present<Failure>() }) }),
  /** No such request, or not this person’s. */
  notFound: step('notFound', { paths, needs: having({}) }),
  request: step('request', { paths, needs: having({ modification: present<ReadModification>() }) }),
};

/** The life of a request draws nothing: its page does (`modification.steps.ts`). */
export const lifecycleSteps = { nothing: step('nothing', { paths: [], needs: having({}) }) };
