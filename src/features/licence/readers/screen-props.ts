import type { ReadersContext } from '../../../../machines/licence/readers/readers.context.ts';
import type { ReadersEvent } from '../../../../machines/licence/readers/readers.machine.ts';
import type { readersSteps } from '../../../../machines/licence/readers/readers.steps.ts';
import type { NeedsOf } from '../../../../machines/engine/step.ts';
import type { ScreenProps } from '../../../engine/index.ts';

/** What the view of one step of a licence's readers gets. */
export type ReadersScreenProps<Name extends keyof typeof readersSteps> = ScreenProps<
  ReadersContext & NeedsOf<(typeof readersSteps)[Name]>,
  ReadersEvent
>;
