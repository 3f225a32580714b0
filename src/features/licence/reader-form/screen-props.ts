import type { NeedsOf } from '../../../../machines/engine/step.ts';
import type { ReaderFormContext } from '../../../../machines/licence/reader-form/reader-form.context.ts';
import type { ReaderFormEvent } from '../../../../machines/licence/reader-form/reader-form.machine.ts';
import type { readerFormSteps as steps } from '../../../../machines/licence/licence.steps.ts';
import type { ScreenProps } from '../../../engine/index.ts';

/** Props of a step's view. */
export type ReaderFormScreenProps<Name extends keyof typeof steps> = ScreenProps<
  ReaderFormContext & NeedsOf<(typeof steps)[Name]>,
  ReaderFormEvent
>;
