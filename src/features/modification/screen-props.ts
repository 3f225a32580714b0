import type { NeedsOf } from '../../../machines/engine/step.ts';
import type { ModificationContext } from '../../../machines/modification/modification.context.ts';
import type { ModificationEvent } from '../../../machines/modification/modification.machine.ts';
import type { modificationSteps } from '../../../machines/modification/modification.steps.ts';
import type { ScreenProps } from '../../engine/index.ts';

/** What the view of one step of the page of a request gets. */
export type ModificationScreenProps<Name extends keyof typeof modificationSteps> = ScreenProps<
  ModificationContext & NeedsOf<(typeof modificationSteps)[Name]>,
  ModificationEvent
>;
