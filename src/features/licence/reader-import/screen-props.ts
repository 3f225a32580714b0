import type { NeedsOf } from '../../../../machines/engine/step.ts';
import type { ReaderImportContext } from '../../../../machines/licence/reader-import/reader-import.context.ts';
import type { ReaderImportEvent } from '../../../../machines/licence/reader-import/reader-import.machine.ts';
import type { readerImportSteps as steps } from '../../../../machines/licence/licence.steps.ts';
import type { ScreenProps } from '../../../engine/index.ts';

/** Props of a step's view. */
export type ReaderImportScreenProps<Name extends keyof typeof steps> = ScreenProps<
  ReaderImportContext & NeedsOf<(typeof steps)[Name]>,
  ReaderImportEvent
>;
