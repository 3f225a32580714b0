import { routedIn } from '../../engine/route.ts';
import type { Step } from '../../engine/step.ts';
import { failed } from '../../engine/action-params.ts';

/** Events of an auth chart that ends in an email. */
export type EmailEvent<Typed> =
  | { readonly type: 'form.typed'; readonly typed: Partial<Typed> }
  /** The form is submitted, or the email requested again. */
  | { readonly type: 'email.requested' }
  /** The person wants to enter another address. */
  | { readonly type: 'address.reopened' };

/** The screens of such a chart. */
interface EmailSteps {
  readonly form: Step;
  readonly sent: Step;
}

/** The form's changed fields. */
const typedIn = <Typed>({
  event,
}: {
  readonly event: Extract<EmailEvent<Typed>, { readonly type: 'form.typed' }>;
}) => ({
  change: event.typed,
});

/**
 * States shared by the auth charts that end in an email: a form, the request, and the confirmation, from which the
 * email can be requested again. The server answers alike for every address, so that the chart does not reveal whether
 * it has an account. The chart defines `isComplete`, `isSent`, `keepTyped`, `noteSent`, `noteRepeated`, `forgetSent`,
 * `clearFailure` and `keepFailure`.
 *
 * @param asking The port that requests the email.
 * @param askingAgain The port that requests it again.
 */
export function emailStates<
  const Asking extends { readonly src: string },
  const AskingAgain extends { readonly src: string },
>(name: string, steps: EmailSteps, asking: Asking, askingAgain: AskingAgain) {
  const routed = routedIn(name);
  return {
    entering: { always: [{ guard: 'isSent', target: 'sent' }, { target: 'form' }] },
    form: {
      ...routed(steps.form, {}),
      exit: 'clearFailure',
      on: {
        'form.typed': { actions: { type: 'keepTyped', params: typedIn } },
        'email.requested': { guard: 'isComplete', target: 'sending' },
      },
    },
    sending: {
      meta: { step: steps.form },
      tags: 'busy',
      invoke: {
        ...asking,
        onDone: { target: 'sent', actions: 'noteSent' },
        onError: { target: 'form', actions: failed },
      },
    },
    sent: {
      ...routed(steps.sent),
      exit: 'clearFailure',
      on: {
        'email.requested': { target: 'sendingAgain' },
        'address.reopened': { target: 'form', actions: 'forgetSent' },
      },
    },
    sendingAgain: {
      meta: { step: steps.sent },
      tags: 'busy',
      invoke: {
        ...askingAgain,
        onDone: { target: 'sent', actions: 'noteRepeated' },
        onError: { target: 'sent', actions: failed },
      },
    },
  } as const;
}
