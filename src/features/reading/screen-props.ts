import type { NeedsOf } from '../../../machines/engine/step.ts';
import type {
  ReadingsContext,
  ReadingsEvent,
  ReadLaterContext,
  ReadLaterEvent,
} from '../../../machines/reading/readings/readings.context.ts';
import type { readingsSteps, readLaterSteps as steps } from '../../../machines/reading/readings/readings.steps.ts';
import type { ScreenProps } from '../../engine/index.ts';

/** Props of a step's view of the reading history. */
export type ReadingsScreenProps<Name extends keyof typeof readingsSteps> = ScreenProps<
  ReadingsContext & NeedsOf<(typeof readingsSteps)[Name]>,
  ReadingsEvent
>;

/** Props of a step's view of the articles kept for later. */
export type ReadLaterScreenProps<Name extends keyof typeof steps> = ScreenProps<
  ReadLaterContext & NeedsOf<(typeof steps)[Name]>,
  ReadLaterEvent
>;
