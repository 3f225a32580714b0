import { type as having } from 'superstruct';
import { present, step } from '../engine/step.ts';
import type { ContactReceipt } from './contact.draft.ts';
import { contactPaths } from '../../contract/pages/contact.ts';

const { writing, sent } = contactPaths;

/** Steps of messages to the desk: their addresses (specification §2) and needs. */
export const contactSteps = {
  writing: step('writing', { paths: [writing], needs: having({}) }),
  sent: step('sent', {
    paths: [sent],
    isOutcome: true,
    needs: having({ draft: having({ receipt: present<ContactReceipt>() }) }),
  }),
};
