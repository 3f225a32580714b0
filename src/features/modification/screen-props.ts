import type { NeedsOf } from '../../../machines/engine/step.ts';
import type { ModificationContext } from '../../../machines/modification/modification.context.ts';
import type { ModificationEvent } from '../../../machines/modification/modification.machine.ts';
import type { modificationSteps as steps } from '../../../machines/modification/modification.steps.ts';
import type { ScreenProps } from '../../engine/index.ts';

/** Props of a step's view. */
export type ModificationScreenProps<Name extends keyof typeof steps> = ScreenProps<
  ModificationContext & NeedsOf<(typeof steps)[Name]>,
  ModificationEvent
>;
