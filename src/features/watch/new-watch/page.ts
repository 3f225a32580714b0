import { freshWatch, newWatchDraftRules } from '../../../../machines/watch/new-watch/new-watch.draft.ts';
import { newWatchMachine } from '../../../../machines/watch/new-watch/new-watch.machine.ts';
import { defineFunnel } from '../../../../machines/engine/index.ts';
import { watchesApi } from '../../../api/watches.ts';
import { newWatchScreens } from './registry.tsx';
import { chartPage, withDraft } from '../../../page/page.tsx';
import { fill } from '../../../page/fill-ports.ts';

/** The page where a watch is set. */
export const page = chartPage({
  registry: newWatchScreens,
  open: (facts) => {
    const { client } = facts;
    const machine = fill(newWatchMachine, facts.cache, watchesApi(client));
    const funnel = defineFunnel({
      name: 'newWatch',
      machine,
      draft: newWatchDraftRules,
    });
    return withDraft(facts, funnel, () => freshWatch);
  },
});
