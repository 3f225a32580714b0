import type { ProfileContext } from '../../../machines/account/profile/profile.context.ts';
import type { ProfileEvent } from '../../../machines/account/profile/profile.machine.ts';
import type { profileSteps } from '../../../machines/account/profile/profile.steps.ts';
import type { NeedsOf } from '../../../machines/funnel/step.ts';
import type { ScreenProps } from '../../engine/index.ts';

/** What the view of one step of personal information gets. */
export type ProfileScreenProps<Name extends keyof typeof profileSteps> = ScreenProps<
  ProfileContext & NeedsOf<(typeof profileSteps)[Name]>,
  ProfileEvent
>;
