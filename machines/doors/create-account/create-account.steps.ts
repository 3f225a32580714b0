import { define, type as having } from 'superstruct';
import { step } from '../../funnel/step.ts';

const address = define<string>('address', (value) => typeof value === 'string' && value !== '');

/** Every screen of asking for an account: where it lives and what it needs. */
export const createAccountSteps = {
  form: step('form', { paths: ['/signin/create?redirect=:redirect?'], needs: having({}) }),
  sent: step('sent', {
    paths: ['/signin/create?step=sent&redirect=:redirect?'],
    isOutcome: true,
    needs: having({ draft: having({ sentTo: address }) }),
  }),
};
