import { i18n } from '@lingui/core';
import { createActor } from 'xstate';
import { noReaderFilter, readersQuestion } from '../../../../machines/licence/readers/readers.context.ts';
import { readersMachine } from '../../../../machines/licence/readers/readers.machine.ts';
import { dayIn } from '../../../../domain/moment.ts';
import { definePage } from '../../../../machines/engine/index.ts';
import { filtersFrom } from '../../../../machines/shared/list/listing-filters.ts';
import { licenceCalls } from '../../../../contract/licence.ts';
import { modificationCalls } from '../../../../contract/modification.ts';
import { callPorts } from '../../../api/call-ports.ts';
import { readersFile } from './readers-file.ts';
import { readersScreens } from './registry.ts';
import { chartPage } from '../../../page/page.tsx';
import { saveFile } from '../../../page/browser-ports.ts';
import { fill } from '../../../page/fill-ports.ts';

/** The readers of a licence, as a page. */
export const page = chartPage({
  registry: readersScreens,
  open: ({ client, cache, site: { timeZone: zone } }) => {
    const machine = fill(readersMachine, cache, {
      ...callPorts(client, licenceCalls),
      ...callPorts(client, modificationCalls),
    });
    return definePage({
      machine,
      open: ({ params }) => {
        const { aboId = '' } = params;
        const asked = readersQuestion({ aboId, ...filtersFrom(noReaderFilter, params) }, null);
        const actor = createActor(machine, { input: { params, cached: cache.last('readReaders', asked) } });
        actor.on('readers.received', ({ readers }) => {
          const today = dayIn(new Date().toISOString(), zone);
          saveFile(readersFile(readers, { i18n, zone, today }), 'text/csv;charset=utf-8');
        });
        return actor;
      },
    });
  },
});
