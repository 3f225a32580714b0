import type { NeedsOf } from '../../../machines/engine/step.ts';
import type { PaymentContext } from '../../../machines/payment/payment.context.ts';
import type { PaymentEvent } from '../../../machines/payment/payment.machine.ts';
import type { paymentSteps as steps } from '../../../machines/payment/payment.steps.ts';
import type { ScreenProps } from '../../engine/index.ts';

/** Props of a step's view. */
export type PaymentScreenProps<Name extends keyof typeof steps> = ScreenProps<
  PaymentContext & NeedsOf<(typeof steps)[Name]>,
  PaymentEvent
>;
