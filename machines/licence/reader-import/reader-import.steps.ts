import { type as having } from 'superstruct';
import type { Failure } from '../../failure.ts';
import { present, step } from '../../engine/step.ts';
import type { ImportedLicence } from './reader-import.context.ts';
import type { ImportReceipt } from './reader-import.draft.ts';
import { readerImportPaths } from './reader-import.paths.ts';

const { list, check, sent } = readerImportPaths;

const named = having({ aboId: present<string>() });
const known = { aboId: present<string>(), licence: present<ImportedLicence>() };

/** Stands in at every address while the licence is read. */
const reading = { paths: [list, check, sent], standsIn: true } as const;

/** Steps of the import of readers from a list: their addresses and needs. */
export const readerImportSteps = {
  loading: step('loading', { ...reading, needs: named }),
  unreadable: step('unreadable', { ...reading, needs: having({ failure: present<Failure>() }) }),
  list: step('list', { paths: [list], needs: having(known) }),
  check: step('check', { paths: [check], needs: having(known) }),
  sent: step('sent', {
    paths: [sent],
    isOutcome: true,
    needs: having({ ...known, draft: having({ receipt: present<ImportReceipt>() }) }),
  }),
};
