import { createActor } from 'xstate';
import { freshProfile, profileDraftRules } from '../../../machines/profile/profile.draft.ts';
import { profileMachine } from '../../../machines/profile/profile.machine.ts';
import { defineFunnel } from '../../../machines/engine/index.ts';
import { profileApi } from '../../api/profile.ts';
import { visitorApi } from '../../api/visitor.ts';
import { profileScreens } from './registry.tsx';
import { chartPage, withDraft } from '../../page/page.tsx';
import { fill } from '../../page/fill-ports.ts';

/** The page of personal information. */
export const page = chartPage({
  registry: profileScreens,
  open: (facts) => {
    const { client, onVisitorUpdated } = facts;
    const { refreshVisitor } = visitorApi(client);
    const machine = fill(profileMachine, facts.cache, { ...profileApi(client), refreshVisitor });
    const funnel = defineFunnel({
      name: 'profile',
      machine,
      draft: profileDraftRules,
      open: (input) => {
        const actor = createActor(machine, { input });
        actor.on('visitor.updated', ({ visitor }) => onVisitorUpdated(visitor));
        return actor;
      },
    });
    return withDraft(facts, funnel, () => freshProfile);
  },
});
