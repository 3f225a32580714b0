import type { Step } from '../../engine/step.ts';
import { failed } from '../../engine/action-params.ts';

/** What a person does at a door that ends in a letter. */
export type EmailEvent<Typed> =
  | { readonly type: 'form.typed'; readonly typed: Partial<Typed> }
  /** The form is given, or the letter is to be sent once more. */
  | { readonly type: 'email.requested' }
  /** Another address is to be typed. */
  | { readonly type: 'address.reopened' };

/** The screens of such a door. */
interface EmailSteps {
  readonly form: Step;
  readonly sent: Step;
}

/** What was typed. */
const typedIn = <Typed>({
  event,
}: {
  readonly event: Extract<EmailEvent<Typed>, { readonly type: 'form.typed' }>;
}) => ({
  change: event.typed,
});

/**
 * What the doors have in common that end in a letter: a form; what is typed is sent, and the letter is on its way, which can
 * be sent once more. The server says the same of every address, so that nothing here tells whether it has an account. The
 * chart names `isComplete`, `isSent`, `keepTyped`, `noteSent`, `noteRepeated`, `forgetSent`, `clearFailure` and `keepFailure`.
 *
 * @param asking How the letter is asked for.
 * @param askingAgain How it is asked for once more.
 */
export function emailStates<
  const Asking extends { readonly src: string },
  const AskingAgain extends { readonly src: string },
>(name: string, steps: EmailSteps, asking: Asking, askingAgain: AskingAgain) {
  return {
    entering: { always: [{ guard: 'isSent', target: 'sent' }, { target: 'form' }] },
    form: {
      id: `${name}.form`,
      route: {},
      meta: { step: steps.form },
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
      id: `${name}.sent`,
      route: { guard: 'isSent' },
      meta: { step: steps.sent },
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
