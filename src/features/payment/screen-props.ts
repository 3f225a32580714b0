import type { NeedsOf } from '../../../machines/engine/step.ts';
import type { PaymentContext } from '../../../machines/payment/payment.context.ts';
import type { PaymentEvent } from '../../../machines/payment/payment.machine.ts';
import type { paymentSteps } from '../../../machines/payment/payment.steps.ts';
import type { ScreenProps } from '../../engine/index.ts';

/** What the view of one step of the payment funnel gets. */
export type PaymentScreenProps<Name extends keyof typeof paymentSteps> = ScreenProps<
  PaymentContext & NeedsOf<(typeof paymentSteps)[Name]>,
  PaymentEvent
>;
