import type {
  ReadingsContext,
  ReadingsEvent,
  ReadLaterContext,
  ReadLaterEvent,
} from '../../../machines/reading/readings/readings.context.ts';
import type { readLaterSteps, readingsSteps } from '../../../machines/reading/readings/readings.steps.ts';
import type { NeedsOf } from '../../../machines/engine/step.ts';
import type { ScreenProps } from '../../engine/index.ts';

/** What the view of one step of the reading history gets. */
export type ReadingsScreenProps<Name extends keyof typeof readingsSteps> = ScreenProps<
  ReadingsContext & NeedsOf<(typeof readingsSteps)[Name]>,
  ReadingsEvent
>;

/** What the view of one step of the articles kept for later gets. */
export type ReadLaterScreenProps<Name extends keyof typeof readLaterSteps> = ScreenProps<
  ReadLaterContext & NeedsOf<(typeof readLaterSteps)[Name]>,
  ReadLaterEvent
>;
