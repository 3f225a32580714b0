import { freshRanges, rangeDraftRules } from '../../../../machines/licence/range-form/range-form.draft.ts';
import { rangeFormMachine } from '../../../../machines/licence/range-form/range-form.machine.ts';
import { defineFunnel } from '../../../../machines/engine/index.ts';
import { modificationCalls } from '../../../../contract/modification.ts';
import { callPorts } from '../../../api/call-ports.ts';
import { rangeCalls } from '../../../../contract/range.ts';
import { followModifications } from '../../../api/modification-events.ts';
import { rangeFormScreens } from './registry.tsx';
import { chartPage, withDraft } from '../../../page/page.tsx';
import { fill } from '../../../page/fill-ports.ts';
import { randomSeed } from '../../../page/browser-ports.ts';

/** The page where networks are added, changed or asked for once more. */
export const page = chartPage({
  registry: rangeFormScreens,
  follow: followModifications,
  open: (facts) => {
    const { client } = facts;
    const machine = fill(rangeFormMachine, facts.cache, {
      ...callPorts(client, rangeCalls),
      ...callPorts(client, modificationCalls),
    });
    const funnel = defineFunnel({
      name: 'rangeForm',
      machine,
      draft: rangeDraftRules,
    });
    return withDraft(facts, funnel, () => freshRanges(randomSeed()));
  },
});
