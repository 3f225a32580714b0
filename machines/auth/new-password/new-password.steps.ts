import { type as having } from 'superstruct';
import type { PasswordLink } from '../../domain/password.ts';
import type { Failure } from '../../failure.ts';
import { present, step } from '../../engine/step.ts';
import { newPasswordPaths } from './new-password.paths.ts';

const nothing = having({});
const here = [newPasswordPaths.choice];

/** Every screen of choosing a password: they share one address. */
export const newPasswordSteps = {
  loading: step('loading', { paths: here, needs: nothing }),
  unreadable: step('unreadable', { paths: here, needs: having({ failure: present<Failure>() }) }),
  choice: step('choice', { paths: here, needs: having({ link: present<PasswordLink>() }) }),
  over: step('over', { paths: here, needs: nothing }),
};
