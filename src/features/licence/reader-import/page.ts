import {
  freshReaderImport,
  readerImportDraftRules,
} from '../../../../machines/licence/reader-import/reader-import.draft.ts';
import { readerImportMachine } from '../../../../machines/licence/reader-import/reader-import.machine.ts';
import { defineFunnel } from '../../../../machines/engine/index.ts';
import { licenceCalls } from '../../../../contract/licence.ts';
import { callPorts } from '../../../api/call-ports.ts';
import { followModifications } from '../../../api/modification-events.ts';
import { readerImportScreens } from './registry.tsx';
import { chartPage, withDraft } from '../../../page/page.tsx';
import { fill } from '../../../page/fill-ports.ts';
import { randomSeed } from '../../../page/browser-ports.ts';

/** The page where readers are added by a list. */
export const page = chartPage({
  registry: readerImportScreens,
  follow: followModifications,
  open: (facts) => {
    const machine = fill(readerImportMachine, facts.cache, callPorts(facts.client, licenceCalls));
    const funnel = defineFunnel({
      name: 'readerImport',
      machine,
      draft: readerImportDraftRules,
    });
    return withDraft(facts, funnel, () => freshReaderImport(randomSeed()));
  },
});
