import type { NewWatchContext } from '../../../../machines/watch/new-watch/new-watch.context.ts';
import type { NewWatchEvent } from '../../../../machines/watch/new-watch/new-watch.machine.ts';
import type { newWatchSteps } from '../../../../machines/watch/new-watch/new-watch.steps.ts';
import type { NeedsOf } from '../../../../machines/engine/step.ts';
import type { ScreenProps } from '../../../engine/index.ts';

/** What the view of one step of a new watch gets. */
export type NewWatchScreenProps<Name extends keyof typeof newWatchSteps> = ScreenProps<
  NewWatchContext & NeedsOf<(typeof newWatchSteps)[Name]>,
  NewWatchEvent
>;
