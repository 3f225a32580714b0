import {
  forgottenPasswordDraftRules,
  freshForgotten,
} from '../../../machines/auth/forgotten-password/forgotten-password.draft.ts';
import { forgottenPasswordMachine } from '../../../machines/auth/forgotten-password/forgotten-password.machine.ts';
import { defineFunnel } from '../../../machines/engine/index.ts';
import { passwordsApi } from '../../api/passwords.ts';
import { forgottenPasswordScreens } from './registry.tsx';
import { chartPage, withDraft } from '../../page/page.tsx';
import { fill } from '../../page/fill-ports.ts';

/** The page to reset a forgotten password. */
export const page = chartPage({
  registry: forgottenPasswordScreens,
  open: (facts) => {
    const machine = fill(forgottenPasswordMachine, facts.cache, passwordsApi(facts.client));
    const funnel = defineFunnel({
      name: 'forgottenPassword',
      machine,
      draft: forgottenPasswordDraftRules,
    });
    return withDraft(facts, funnel, () => freshForgotten);
  },
});
