import { define, type as having } from 'superstruct';
import { step } from '../../engine/step.ts';
import { forgottenPasswordPaths } from './forgotten-password.paths.ts';

const address = define<string>('address', (value) => typeof value === 'string' && value !== '');

/** Steps of a forgotten password: their addresses and needs. */
export const forgottenPasswordSteps = {
  form: step('form', { paths: [forgottenPasswordPaths.form], needs: having({}) }),
  sent: step('sent', {
    paths: [forgottenPasswordPaths.sent],
    isOutcome: true,
    needs: having({ draft: having({ sentTo: address }) }),
  }),
};
