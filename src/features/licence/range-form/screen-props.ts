import type { RangeFormContext } from '../../../../machines/licence/range-form/range-form.context.ts';
import type { RangeFormEvent } from '../../../../machines/licence/range-form/range-form.machine.ts';
import type { rangeFormSteps } from '../../../../machines/licence/range-form/range-form.steps.ts';
import type { NeedsOf } from '../../../../machines/engine/step.ts';
import type { ScreenProps } from '../../../engine/index.ts';

/** What the view of one step of the page where networks are added or changed gets. */
export type RangeFormScreenProps<Name extends keyof typeof rangeFormSteps> = ScreenProps<
  RangeFormContext & NeedsOf<(typeof rangeFormSteps)[Name]>,
  RangeFormEvent
>;
