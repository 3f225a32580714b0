import type { NeedsOf } from '../../../machines/engine/step.ts';
import type { PersonalDataContext } from '../../../machines/personal-data/personal-data.context.ts';
import type { PersonalDataEvent } from '../../../machines/personal-data/personal-data.machine.ts';
import type { personalDataSteps as steps } from '../../../machines/personal-data/personal-data.steps.ts';
import type { ScreenProps } from '../../engine/index.ts';

/** Props of a step's view. */
export type PersonalDataScreenProps<Name extends keyof typeof steps> = ScreenProps<
  PersonalDataContext & NeedsOf<(typeof steps)[Name]>,
  PersonalDataEvent
>;
