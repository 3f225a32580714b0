import { createActor } from 'xstate';
import { isImpersonal } from '../../../../domain/visitor.ts';
import {
  freshSignup,
  newsletterSignupDraftRules,
} from '../../../../machines/newsletter/newsletter-signup/newsletter-signup.draft.ts';
import { newsletterSignupMachine } from '../../../../machines/newsletter/newsletter-signup/newsletter-signup.machine.ts';
import { defineFunnel } from '../../../../machines/engine/index.ts';
import { newsletterSignupCalls } from '../../../../contract/newsletter-signup.ts';
import { callPorts } from '../../../api/call-ports.ts';
import { loadLaterNewsletterSignup, newsletterSignupScreens } from './registry.tsx';
import { chartPage, withDraft } from '../../../page/page.tsx';
import { fill } from '../../../page/fill-ports.ts';

/** The landing page of newsletters. */
export const page = chartPage({
  registry: newsletterSignupScreens,
  preload: loadLaterNewsletterSignup,
  open: (facts) => {
    const { client, visitor } = facts;
    const account = visitor && !isImpersonal(visitor) ? visitor.account : null;
    const machine = fill(newsletterSignupMachine, facts.cache, callPorts(client, newsletterSignupCalls));
    const funnel = defineFunnel({
      name: 'newsletterSignup',
      machine,
      draft: newsletterSignupDraftRules,
      open: (input) => createActor(machine, { input: { ...input, isSignedIn: account !== null, origin: 'landing' } }),
    });
    return withDraft(facts, funnel, () => freshSignup(account?.email));
  },
});
