import type { RangesContext } from '../../../../machines/licence/ranges/ranges.context.ts';
import type { RangesEvent } from '../../../../machines/licence/ranges/ranges.machine.ts';
import type { rangesSteps } from '../../../../machines/licence/ranges/ranges.steps.ts';
import type { NeedsOf } from '../../../../machines/engine/step.ts';
import type { ScreenProps } from '../../../engine/index.ts';

/** What the view of one step of the page of a licence's networks gets. */
export type RangesScreenProps<Name extends keyof typeof rangesSteps> = ScreenProps<
  RangesContext & NeedsOf<(typeof rangesSteps)[Name]>,
  RangesEvent
>;
