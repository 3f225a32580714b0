import { createActor } from 'xstate';
import { contactDraftRules, freshContact } from '../../../machines/contact/contact.draft.ts';
import { contactMachine } from '../../../machines/contact/contact.machine.ts';
import { displayedName } from '../../../domain/account.ts';
import { defineFunnel } from '../../../machines/engine/index.ts';
import { contactCalls } from '../../../contract/contact.ts';
import { callPorts } from '../../api/call-ports.ts';
import { contactScreens } from './registry.ts';
import { chartPage, withDraft } from '../../page/page.tsx';
import { fill } from '../../page/fill-ports.ts';
import { randomSeed } from '../../page/browser-ports.ts';

/** The page of messages to the desk. */
export const page = chartPage({
  registry: contactScreens,
  open: (facts) => {
    const { client, site, visitor } = facts;
    const account = visitor?.account;
    if (!account) throw new Error('Messages to the desk are written by people who have signed in');
    const sender = { name: displayedName(account), email: account.email };
    const machine = fill(contactMachine, facts.cache, callPorts(client, contactCalls));
    const funnel = defineFunnel({
      name: 'contact',
      machine,
      draft: contactDraftRules,
      open: (input) =>
        createActor(machine, { input: { ...input, sender, hasCatalogue: site.publications.length > 0 } }),
    });
    return withDraft(facts, funnel, () => freshContact(randomSeed()));
  },
});
