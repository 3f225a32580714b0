import type { NeedsOf } from '../../../../machines/engine/step.ts';
import type { RangeFormContext } from '../../../../machines/licence/range-form/range-form.context.ts';
import type { RangeFormEvent } from '../../../../machines/licence/range-form/range-form.machine.ts';
import type { rangeFormSteps as steps } from '../../../../machines/licence/licence.steps.ts';
import type { ScreenProps } from '../../../engine/index.ts';

/** Props of a step's view. */
export type RangeFormScreenProps<Name extends keyof typeof steps> = ScreenProps<
  RangeFormContext & NeedsOf<(typeof steps)[Name]>,
  RangeFormEvent
>;
