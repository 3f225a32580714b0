import { createActor } from 'xstate';
import type { Origin } from '../../../machines/domain/enumerations.ts';
import { createAccountDraftRules, freshAccount } from '../../../machines/doors/create-account/create-account.draft.ts';
import { createAccountMachine } from '../../../machines/doors/create-account/create-account.machine.ts';
import { wayBack } from '../../../machines/doors/way-back.ts';
import { defineFunnel } from '../../../machines/funnel/index.ts';
import { passwordsApi } from '../../api/passwords.ts';
import { createAccountScreens } from '../../screens/doors/registry.tsx';
import { placeOfText } from '../address.ts';
import { chartPage, withDraft } from '../page.tsx';
import type { PageName } from '../pages.ts';
import { pageAt } from '../pages.ts';
import { fill } from '../wiring/fill.ts';

/** By which door somebody comes, by the page to which they go on. */
const origins: Readonly<Partial<Record<PageName, Origin>>> = {
  payment: 'subscription',
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
    const machine = fill(createAccountMachine, facts.shelf, passwordsApi(facts.ask));
    const funnel = defineFunnel({
      name: 'createAccount',
      machine,
      draft: createAccountDraftRules,
      open: (input) => createActor(machine, { input: { ...input, origin: originOf(wayBack(input.params)) } }),
    });
    return withDraft(facts, funnel, () => freshAccount);
  },
});
