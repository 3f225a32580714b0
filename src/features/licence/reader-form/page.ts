import { freshReader, readerDraftRules } from '../../../../machines/licence/reader-form/reader-form.draft.ts';
import { readerFormMachine } from '../../../../machines/licence/reader-form/reader-form.machine.ts';
import { defineFunnel } from '../../../../machines/engine/index.ts';
import { licenceApi } from '../../../api/licence.ts';
import { modificationApi } from '../../../api/modification.ts';
import { readerFormScreens } from './registry.tsx';
import { chartPage, withDraft } from '../../../page/page.tsx';
import { fill } from '../../../page/fill-ports.ts';
import { randomSeed } from '../../../page/browser-ports.ts';

/** The page where a reader is added or changed. */
export const page = chartPage({
  registry: readerFormScreens,
  open: (facts) => {
    const { client } = facts;
    const { readReaders, readReader, addReaders, editReader } = licenceApi(client);
    const { readModification } = modificationApi(client);
    const machine = fill(readerFormMachine, facts.cache, {
      readReaders,
      readReader,
      readModification,
      addReaders,
      editReader,
    });
    const funnel = defineFunnel({
      name: 'readerForm',
      machine,
      draft: readerDraftRules,
    });
    return withDraft(facts, funnel, () => freshReader(randomSeed()));
  },
});
