import type { ReactNode } from 'react';
import type { NeedsOf } from '../../../../machines/engine/step.ts';
import type { HelpEvent } from '../../../../machines/shared/ordering/help.states.ts';
import type { OrderingContext } from '../../../../machines/shared/ordering/ordering.context.ts';
import type { OrderingEvent } from '../../../../machines/shared/ordering/ordering.states.ts';
import type { orderingSteps } from '../../../../machines/shared/ordering/ordering.steps.ts';
import type { ScreenProps } from '../../../engine/index.ts';

/**
 * Links of a funnel with a payment: targets and texts. They and the choices are all that differs between these funnels.
 */
export interface Ways {
  /** Address for links; a plain click sends an event instead. */
  readonly choicePlace: string;
  readonly helpPlace: string;
  /** Text of the link back to the choice. */
  readonly back: ReactNode;
  /** The same text while an order is being processed. */
  readonly change: ReactNode;
  /** Link to another page when nothing is left to choose; `null` for none. */
  readonly onward: ReactNode;
}

type OrderingSteps = ReturnType<typeof orderingSteps>;

/** Props of every view of an order, its outcome, or a question about it. */
type Props<Data> = ScreenProps<Data, OrderingEvent | HelpEvent> & { readonly ways: Ways };

/** Props of a step's view of an order. */
export type OrderingScreenProps<Name extends keyof OrderingSteps> = Props<
  OrderingContext & NeedsOf<OrderingSteps[Name]>
>;

/** Props of the views of a question to the desk. */
export type HelpScreenProps = Props<
  OrderingContext & { readonly draft: { readonly help: { readonly message: string; readonly email: string } } }
>;
