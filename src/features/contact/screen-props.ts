import type { ContactContext } from '../../../machines/contact/contact.context.ts';
import type { ContactEvent } from '../../../machines/contact/contact.machine.ts';
import type { contactSteps } from '../../../machines/contact/contact.steps.ts';
import type { NeedsOf } from '../../../machines/engine/step.ts';
import type { ScreenProps } from '../../engine/index.ts';

/** What the view of one step of the page of messages to the desk gets. */
export type ContactScreenProps<Name extends keyof typeof contactSteps> = ScreenProps<
  ContactContext & NeedsOf<(typeof contactSteps)[Name]>,
  ContactEvent
>;
