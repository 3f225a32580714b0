import { createActor } from 'xstate';
import type { Origin } from '../../../domain/enumerations.ts';
import { createAccountDraftRules, freshAccount } from '../../../machines/auth/create-account/create-account.draft.ts';
import { createAccountMachine } from '../../../machines/auth/create-account/create-account.machine.ts';
import { wayBack } from '../../../machines/auth/return-path.ts';
import { defineFunnel } from '../../../machines/engine/index.ts';
import { passwordsApi } from '../../api/passwords.ts';
import { createAccountScreens } from './registry.tsx';
import { placeOfText } from '../../../contract/page-address.ts';
import { chartPage, withDraft } from '../../page/page.tsx';
import type { PageName } from '../../../contract/pages.ts';
import { pageAt } from '../../../contract/pages.ts';
import { fill } from '../../page/fill-ports.ts';

/** Origin of a new account, by the page to which the person is redirected. */
const origins: Readonly<Partial<Record<PageName, Origin>>> = {
  payment: 'subscription',
  purchase: 'subscription',
  quotation: 'subscription',
  quoteRequest: 'subscription',
  wallet: 'pme',
  newsletters: 'newsletter',
  newsletterSignup: 'landing',
};

function originOf(redirect: string): Origin {
  const page = redirect === '' ? null : pageAt(placeOfText(redirect));
  return (page && origins[page]) ?? 'prospect';
}

/** The page where an account is asked for. */
export const page = chartPage({
  registry: createAccountScreens,
  open: (facts) => {
    const machine = fill(createAccountMachine, facts.cache, passwordsApi(facts.client));
    const funnel = defineFunnel({
      name: 'createAccount',
      machine,
      draft: createAccountDraftRules,
      open: (input) => createActor(machine, { input: { ...input, origin: originOf(wayBack(input.params)) } }),
    });
    return withDraft(facts, funnel, () => freshAccount);
  },
});
