import { type as having } from 'superstruct';
import { present, step } from '../../funnel/step.ts';
import type { ContactReceipt } from './contact.draft.ts';

/** A link may say what it is about, which is then chosen; the address forgets it, so that a reload chooses nothing again. */
const writing = '/account/contact?kind=:kind?';
const sent = '/account/contact?step=sent';

/** Every screen of the page of messages to the desk: where it lives (specification §2) and what it needs. */
export const contactSteps = {
  writing: step('writing', { paths: [writing], needs: having({}) }),
  sent: step('sent', {
    paths: [sent],
    isOutcome: true,
    needs: having({ draft: having({ receipt: present<ContactReceipt>() }) }),
  }),
};
