import { createActor } from 'xstate';
import {
  freshReaderImport,
  readerImportDraftRules,
} from '../../../machines/account/reader-import/reader-import.draft.ts';
import { readerImportMachine } from '../../../machines/account/reader-import/reader-import.machine.ts';
import { defineFunnel } from '../../../machines/funnel/index.ts';
import { licenceApi } from '../../api/licence.ts';
import { followModifications } from '../../api/modification-events.ts';
import { readerImportScreens } from '../../screens/reader-import/registry.tsx';
import { chartPage, withDraft } from '../page.tsx';
import { fill } from '../wiring/fill.ts';
import { randomSeed } from './random-seed.ts';

/** The page where readers are added by a list. */
export const page = chartPage({
  registry: readerImportScreens,
  follow: followModifications,
  open: (facts) => {
    const { readReaders, readAllReaders, addReaders, editReader } = licenceApi(facts.ask);
    const machine = fill(readerImportMachine, facts.shelf, {
      readReaders,
      readAllReaders,
      editReader,
      addReaders,
    });
    const funnel = defineFunnel({
      name: 'readerImport',
      machine,
      draft: readerImportDraftRules,
      open: (input) => createActor(machine, { input }),
    });
    return withDraft(facts, funnel, () => freshReaderImport(randomSeed()));
  },
});
