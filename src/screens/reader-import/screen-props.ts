import type { ReaderImportContext } from '../../../machines/account/reader-import/reader-import.context.ts';
import type { ReaderImportEvent } from '../../../machines/account/reader-import/reader-import.machine.ts';
import type { readerImportSteps } from '../../../machines/account/reader-import/reader-import.steps.ts';
import type { NeedsOf } from '../../../machines/funnel/step.ts';
import type { ScreenProps } from '../../engine/index.ts';

/** What the view of one step of the page where readers are added by a list gets. */
export type ReaderImportScreenProps<Name extends keyof typeof readerImportSteps> = ScreenProps<
  ReaderImportContext & NeedsOf<(typeof readerImportSteps)[Name]>,
  ReaderImportEvent
>;
