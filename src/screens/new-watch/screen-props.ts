import type { NewWatchContext } from '../../../machines/account/new-watch/new-watch.context.ts';
import type { NewWatchEvent } from '../../../machines/account/new-watch/new-watch.machine.ts';
import type { newWatchSteps } from '../../../machines/account/new-watch/new-watch.steps.ts';
import type { NeedsOf } from '../../../machines/funnel/step.ts';
import type { ScreenProps } from '../../engine/index.ts';

/** What the view of one step of a new watch gets. */
export type NewWatchScreenProps<Name extends keyof typeof newWatchSteps> = ScreenProps<
  NewWatchContext & NeedsOf<(typeof newWatchSteps)[Name]>,
  NewWatchEvent
>;
