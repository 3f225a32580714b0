import { define, type as having } from 'superstruct';
import { step } from '../../engine/step.ts';
import { createAccountPaths } from './create-account.paths.ts';

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
