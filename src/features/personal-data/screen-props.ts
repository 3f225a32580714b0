import type { PersonalDataContext } from '../../../machines/personal-data/personal-data.context.ts';
import type { PersonalDataEvent } from '../../../machines/personal-data/personal-data.machine.ts';
import type { personalDataSteps } from '../../../machines/personal-data/personal-data.steps.ts';
import type { NeedsOf } from '../../../machines/engine/step.ts';
import type { ScreenProps } from '../../engine/index.ts';

/** What the view of one step of the page of all that is held of a person gets. */
export type PersonalDataScreenProps<Name extends keyof typeof personalDataSteps> = ScreenProps<
  PersonalDataContext & NeedsOf<(typeof personalDataSteps)[Name]>,
  PersonalDataEvent
>;
