import { define, type as having } from 'superstruct';
import { step } from '../../funnel/step.ts';

const address = define<string>('address', (value) => typeof value === 'string' && value !== '');

/** Every screen of a forgotten password: where it lives and what it needs. */
export const forgottenPasswordSteps = {
  form: step('form', { paths: ['/signin/forgotten?redirect=:redirect?'], needs: having({}) }),
  sent: step('sent', {
    paths: ['/signin/forgotten?step=sent&redirect=:redirect?'],
    isOutcome: true,
    needs: having({ draft: having({ sentTo: address }) }),
  }),
};
