import type { ReadersContext } from '../../../machines/account/readers/readers.context.ts';
import type { ReadersEvent } from '../../../machines/account/readers/readers.machine.ts';
import type { readersSteps } from '../../../machines/account/readers/readers.steps.ts';
import type { NeedsOf } from '../../../machines/funnel/step.ts';
import type { ScreenProps } from '../../engine/index.ts';

/** What the view of one step of a licence's readers gets. */
export type ReadersScreenProps<Name extends keyof typeof readersSteps> = ScreenProps<
  ReadersContext & NeedsOf<(typeof readersSteps)[Name]>,
  ReadersEvent
>;
