import { msg } from '@lingui/core/macro';
import type { ContactContext } from '../../../machines/contact/contact.context.ts';
import type { ContactEvent } from '../../../machines/contact/contact.machine.ts';
import { contactSteps as steps } from '../../../machines/contact/contact.steps.ts';
import type { Registry } from '../../engine/index.ts';
import { screensOf } from '../../engine/index.ts';
import { Sent, Writing } from './screens.tsx';

const screen = screensOf<ContactContext, ContactEvent>();

/** Every screen of the page of messages to the desk. */
export const contactScreens: Registry<ContactContext, ContactEvent, typeof steps> = {
  progress: {},
  screens: {
    writing: screen(steps.writing, { title: msg`Contact Subscriber Services`, view: Writing }),
    sent: screen(steps.sent, { title: msg`Message sent`, view: Sent }),
  },
};
