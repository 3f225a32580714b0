import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CreateAccountContext } from '../../../machines/auth/create-account/create-account.context.ts';
import type { CreateAccountEvent } from '../../../machines/auth/create-account/create-account.machine.ts';
import { createAccountSteps, newPasswordSteps, forgottenPasswordSteps } from '../../../machines/auth/auth.steps.ts';
import type { ForgottenPasswordContext } from '../../../machines/auth/forgotten-password/forgotten-password.context.ts';
import type { ForgottenPasswordEvent } from '../../../machines/auth/forgotten-password/forgotten-password.machine.ts';
import type { NewPasswordContext } from '../../../machines/auth/new-password/new-password.context.ts';
import type { NewPasswordEvent } from '../../../machines/auth/new-password/new-password.machine.ts';
import type { Registry } from '../../engine/index.ts';
import { screensOf } from '../../engine/index.ts';
import { skeletonView } from '../shared/load-views.tsx';
import { PasswordChoice } from './password-choice.tsx';
import {
  AccountForm,
  AccountEmail,
  ForgottenForm,
  ForgottenPasswordEmail,
  LinkOver,
  LinkUnreadable,
} from './screens.tsx';

const ofAccount = screensOf<CreateAccountContext, CreateAccountEvent>();

const ofForgotten = screensOf<ForgottenPasswordContext, ForgottenPasswordEvent>();

const ofPassword = screensOf<NewPasswordContext, NewPasswordEvent>();

const sentTitle = msg`Check your email`;

const choiceTitle = msg`Choose a password`;

/** Screens of account creation. */
export const createAccountScreens: Registry<CreateAccountContext, CreateAccountEvent, typeof createAccountSteps> = {
  progress: {},
  screens: {
    form: ofAccount(createAccountSteps.form, { title: msg`Create an account`, view: AccountForm }),
    sent: ofAccount(createAccountSteps.sent, { title: sentTitle, view: AccountEmail }),
  },
};

/** Screens of a forgotten password. */
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

/** Screens of choosing a password. */
export const newPasswordScreens: Registry<NewPasswordContext, NewPasswordEvent, typeof newPasswordSteps> = {
  progress: {},
  screens: {
    loading: ofPassword(newPasswordSteps.loading, {
      title: choiceTitle,
      view: skeletonView(3, <Trans>Loading…</Trans>, 'fields'),
    }),
    unreadable: ofPassword(newPasswordSteps.unreadable, { title: choiceTitle, view: LinkUnreadable }),
    choice: ofPassword(newPasswordSteps.choice, { title: choiceTitle, view: PasswordChoice }),
    over: ofPassword(newPasswordSteps.over, { title: msg`This link is no longer valid`, view: LinkOver }),
  },
};
