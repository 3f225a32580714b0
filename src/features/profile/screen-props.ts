import type { NeedsOf } from '../../../machines/engine/step.ts';
import type { ProfileContext } from '../../../machines/profile/profile.context.ts';
import type { ProfileEvent } from '../../../machines/profile/profile.machine.ts';
import type { profileSteps as steps } from '../../../machines/profile/profile.steps.ts';
import type { ScreenProps } from '../../engine/index.ts';

/** Props of a step's view. */
export type ProfileScreenProps<Name extends keyof typeof steps> = ScreenProps<
  ProfileContext & NeedsOf<(typeof steps)[Name]>,
  ProfileEvent
>;
