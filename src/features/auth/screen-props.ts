import type { CreateAccountContext } from '../../../machines/auth/create-account/create-account.context.ts';
import type { CreateAccountEvent } from '../../../machines/auth/create-account/create-account.machine.ts';
import type { createAccountSteps } from '../../../machines/auth/create-account/create-account.steps.ts';
import type { ForgottenPasswordContext } from '../../../machines/auth/forgotten-password/forgotten-password.context.ts';
import type { ForgottenPasswordEvent } from '../../../machines/auth/forgotten-password/forgotten-password.machine.ts';
import type { forgottenPasswordSteps } from '../../../machines/auth/forgotten-password/forgotten-password.steps.ts';
import type { NewPasswordContext } from '../../../machines/auth/new-password/new-password.context.ts';
import type { NewPasswordEvent } from '../../../machines/auth/new-password/new-password.machine.ts';
import type { newPasswordSteps } from '../../../machines/auth/new-password/new-password.steps.ts';
import type { NeedsOf } from '../../../machines/engine/step.ts';
import type { ScreenProps } from '../../engine/index.ts';

/** What the view of one step gets: of an account that is asked for. */
export type CreateAccountScreenProps<Name extends keyof typeof createAccountSteps> = ScreenProps<
  CreateAccountContext & NeedsOf<(typeof createAccountSteps)[Name]>,
  CreateAccountEvent
>;

/** Of a password that is forgotten. */
export type ForgottenPasswordScreenProps<Name extends keyof typeof forgottenPasswordSteps> = ScreenProps<
  ForgottenPasswordContext & NeedsOf<(typeof forgottenPasswordSteps)[Name]>,
  ForgottenPasswordEvent
>;

/** Of a password that is chosen. */
export type NewPasswordScreenProps<Name extends keyof typeof newPasswordSteps> = ScreenProps<
  NewPasswordContext & NeedsOf<(typeof newPasswordSteps)[Name]>,
  NewPasswordEvent
>;
