import type { newPasswordSteps } from '../../../machines/auth/auth.steps.ts';
import type { NewPasswordContext } from '../../../machines/auth/new-password/new-password.context.ts';
import type { NewPasswordEvent } from '../../../machines/auth/new-password/new-password.machine.ts';
import type { NeedsOf } from '../../../machines/engine/step.ts';
import type { ScreenProps } from '../../engine/index.ts';

/** Props of the view of a step of "New password". */
export type NewPasswordScreenProps<Name extends keyof typeof newPasswordSteps> = ScreenProps<
  NewPasswordContext & NeedsOf<(typeof newPasswordSteps)[Name]>,
  NewPasswordEvent
>;
