import { msg } from '@lingui/core/macro';
import type { CreateAccountContext } from '../../../machines/auth/create-account/create-account.context.ts';
import type { CreateAccountEvent } from '../../../machines/auth/create-account/create-account.machine.ts';
import { createAccountSteps } from '../../../machines/auth/create-account/create-account.steps.ts';
import type { ForgottenPasswordContext } from '../../../machines/auth/forgotten-password/forgotten-password.context.ts';
import type { ForgottenPasswordEvent } from '../../../machines/auth/forgotten-password/forgotten-password.machine.ts';
import { forgottenPasswordSteps } from '../../../machines/auth/forgotten-password/forgotten-password.steps.ts';
import type { NewPasswordContext } from '../../../machines/auth/new-password/new-password.context.ts';
import type { NewPasswordEvent } from '../../../machines/auth/new-password/new-password.machine.ts';
import { newPasswordSteps } from '../../../machines/auth/new-password/new-password.steps.ts';
import type { Registry } from '../../engine/index.ts';
import { screensOf } from '../../engine/index.ts';
import { AccountForm } from './account-form.tsx';
import { AccountEmail } from './account-email.tsx';
import { ForgottenForm } from './forgotten-form.tsx';
import { ForgottenPasswordEmail } from './forgotten-password-email.tsx';
import { LinkOver } from './link-over.tsx';
import { LinkUnreadable } from './link-unreadable.tsx';
import { Loading } from './loading.tsx';
import { PasswordChoice } from './password-choice.tsx';

const ofAccount = screensOf<CreateAccountContext, CreateAccountEvent>();
const ofForgotten = screensOf<ForgottenPasswordContext, ForgottenPasswordEvent>();
const ofPassword = screensOf<NewPasswordContext, NewPasswordEvent>();

const sentTitle = msg`Check your e-mail`;
const choiceTitle = msg`Choose a password`;

/** Every screen of asking for an account. */
export const createAccountScreens: Registry<CreateAccountContext, CreateAccountEvent, typeof createAccountSteps> = {
  progress: {},
  screens: {
    form: ofAccount(createAccountSteps.form, { title: msg`Create an account`, view: AccountForm }),
    sent: ofAccount(createAccountSteps.sent, { title: sentTitle, view: AccountEmail }),
  },
};

/** Every screen of a forgotten password. */
export const forgottenPasswordScreens: Registry<
  ForgottenPasswordContext,
  ForgottenPasswordEvent,
  typeof forgottenPasswordSteps
> = {
  progress: {},
  screens: {
    form: ofForgotten(forgottenPasswordSteps.form, { title: msg`Forgot your password?`, view: ForgottenForm }),
    sent: ofForgotten(forgottenPasswordSteps.sent, { title: sentTitle, view: ForgottenPasswordEmail }),
  },
};

/** Every screen of choosing a password. */
export const newPasswordScreens: Registry<NewPasswordContext, NewPasswordEvent, typeof newPasswordSteps> = {
  progress: {},
  screens: {
    loading: ofPassword(newPasswordSteps.loading, { title: choiceTitle, view: Loading }),
    unreadable: ofPassword(newPasswordSteps.unreadable, { title: choiceTitle, view: LinkUnreadable }),
    choice: ofPassword(newPasswordSteps.choice, { title: choiceTitle, view: PasswordChoice }),
    over: ofPassword(newPasswordSteps.over, { title: msg`This link is no longer valid`, view: LinkOver }),
  },
};
