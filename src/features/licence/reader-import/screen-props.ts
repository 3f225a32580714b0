import type { ReaderImportContext } from '../../../../machines/licence/reader-import/reader-import.context.ts';
import type { ReaderImportEvent } from '../../../../machines/licence/reader-import/reader-import.machine.ts';
import type { readerImportSteps } from '../../../../machines/licence/reader-import/reader-import.steps.ts';
import type { NeedsOf } from '../../../../machines/engine/step.ts';
import type { ScreenProps } from '../../../engine/index.ts';

/** What the view of one step of the page where readers are added by a list gets. */
export type ReaderImportScreenProps<Name extends keyof typeof readerImportSteps> = ScreenProps<
  ReaderImportContext & NeedsOf<(typeof readerImportSteps)[Name]>,
  ReaderImportEvent
>;
