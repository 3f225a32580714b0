import type { NeedsOf } from '../../../../machines/engine/step.ts';
import type { NewWatchContext } from '../../../../machines/watch/new-watch/new-watch.context.ts';
import type { NewWatchEvent } from '../../../../machines/watch/new-watch/new-watch.machine.ts';
import type { newWatchSteps as steps } from '../../../../machines/watch/watch.steps.ts';
import type { ScreenProps } from '../../../engine/index.ts';

/** Props of a step's view. */
export type NewWatchScreenProps<Name extends keyof typeof steps> = ScreenProps<
  NewWatchContext & NeedsOf<(typeof steps)[Name]>,
  NewWatchEvent
>;
