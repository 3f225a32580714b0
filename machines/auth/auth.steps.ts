import { define, type as having } from 'superstruct';
import { step, present } from '../engine/step.ts';
import { createAccountPaths, newPasswordPaths, forgottenPasswordPaths } from '../../contract/pages/auth.ts';
import type { PasswordLink } from '../../domain/password.ts';
import type { Failure } from '../failure.ts';

const address = define<string>('address', (value) => typeof value === 'string' && value !== '');

/** Steps of the request for an account: their addresses and needs. */
export const createAccountSteps = {
  form: step('form', { paths: [createAccountPaths.form], needs: having({}) }),
  sent: step('sent', {
    paths: [createAccountPaths.sent],
    isOutcome: true,
    needs: having({ draft: having({ sentTo: address }) }),
  }),
};

const nothing = having({});
const here = [newPasswordPaths.choice];

/** Every screen of choosing a password: they share one address. */
export const newPasswordSteps = {
  loading: step('loading', { paths: here, needs: nothing }),
  unreadable: step('unreadable', { paths: here, needs: having({ failure: present<Failure>() }) }),
  choice: step('choice', { paths: here, needs: having({ link: present<PasswordLink>() }) }),
  over: step('over', { paths: here, needs: nothing }),
};

/** Steps of a forgotten password: their addresses and needs. */
export const forgottenPasswordSteps = {
  form: step('form', { paths: [forgottenPasswordPaths.form], needs: having({}) }),
  sent: step('sent', {
    paths: [forgottenPasswordPaths.sent],
    isOutcome: true,
    needs: having({ draft: having({ sentTo: address }) }),
  }),
};
