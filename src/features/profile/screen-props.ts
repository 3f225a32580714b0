import type { ProfileContext } from '../../../machines/profile/profile.context.ts';
import type { ProfileEvent } from '../../../machines/profile/profile.machine.ts';
import type { profileSteps } from '../../../machines/profile/profile.steps.ts';
import type { NeedsOf } from '../../../machines/engine/step.ts';
import type { ScreenProps } from '../../engine/index.ts';

/** What the view of one step of personal information gets. */
export type ProfileScreenProps<Name extends keyof typeof profileSteps> = ScreenProps<
  ProfileContext & NeedsOf<(typeof profileSteps)[Name]>,
  ProfileEvent
>;
