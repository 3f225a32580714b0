import { freshReader, readerDraftRules } from '../../../../machines/licence/reader-form/reader-form.draft.ts';
import { readerFormMachine } from '../../../../machines/licence/reader-form/reader-form.machine.ts';
import { defineFunnel } from '../../../../machines/engine/index.ts';
import { licenceCalls } from '../../../../contract/licence.ts';
import { modificationCalls } from '../../../../contract/modification.ts';
import { callPorts } from '../../../api/call-ports.ts';
import { readerFormScreens } from './registry.tsx';
import { chartPage, withDraft } from '../../../page/page.tsx';
import { fill } from '../../../page/fill-ports.ts';
import { randomSeed } from '../../../page/browser-ports.ts';

/** The page where a reader is added or changed. */
export const page = chartPage({
  registry: readerFormScreens,
  open: (facts) => {
    const { client } = facts;
    const machine = fill(readerFormMachine, facts.cache, {
      ...callPorts(client, licenceCalls),
      ...callPorts(client, modificationCalls),
    });
    const funnel = defineFunnel({
      name: 'readerForm',
      machine,
      draft: readerDraftRules,
    });
    return withDraft(facts, funnel, () => freshReader(randomSeed()));
  },
});
