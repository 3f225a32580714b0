import type { HelpEvent } from '../../../../machines/shared/ordering/help.states.ts';
import type { OrderingContext } from '../../../../machines/shared/ordering/ordering.context.ts';
import type { OrderingEvent } from '../../../../machines/shared/ordering/ordering.states.ts';
import type { orderingSteps } from '../../../../machines/shared/ordering/ordering.steps.ts';
import type { NeedsOf } from '../../../../machines/engine/step.ts';
import type { ScreenProps } from '../../../engine/index.ts';
import type { Ways } from './ways.ts';

type OrderingSteps = ReturnType<typeof orderingSteps>;

/** What every view of an order, its outcome or a question about it gets. */
type Props<Data> = ScreenProps<Data, OrderingEvent | HelpEvent> & { readonly ways: Ways };

/** What the view of one step of an order gets. */
export type OrderingScreenProps<Name extends keyof OrderingSteps> = Props<
  OrderingContext & NeedsOf<OrderingSteps[Name]>
>;

/** What the views of a question to the desk get. */
export type HelpScreenProps = Props<
  OrderingContext & { readonly draft: { readonly help: { readonly message: string; readonly email: string } } }
>;
