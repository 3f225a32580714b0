import type { ReaderFormContext } from '../../../../machines/licence/reader-form/reader-form.context.ts';
import type { ReaderFormEvent } from '../../../../machines/licence/reader-form/reader-form.machine.ts';
import type { readerFormSteps } from '../../../../machines/licence/reader-form/reader-form.steps.ts';
import type { NeedsOf } from '../../../../machines/engine/step.ts';
import type { ScreenProps } from '../../../engine/index.ts';

/** What the view of one step of the page where a reader is added or changed gets. */
export type ReaderFormScreenProps<Name extends keyof typeof readerFormSteps> = ScreenProps<
  ReaderFormContext & NeedsOf<(typeof readerFormSteps)[Name]>,
  ReaderFormEvent
>;
