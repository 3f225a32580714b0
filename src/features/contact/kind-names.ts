import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RequestKind } from '../../../machines/domain/contact.ts';

/** What a message may be about, in the order of the list: what is asked most often first. */
export const kindNames: Readonly<Record<RequestKind, MessageDescriptor>> = {
  subscriptionManagement: msg({ message: 'My subscription', comment: 'Subject of a message to the desk' }),
  readerManagement: msg({ message: 'The readers of my license', comment: 'Subject of a message to the desk' }),
  support: msg({ message: 'Signing in, or a technical problem', comment: 'Subject of a message to the desk' }),
  payment: msg({ message: 'An invoice or a payment', comment: 'Subject of a message to the desk' }),
  claim: msg({ message: 'A complaint', comment: 'Subject of a message to the desk' }),
  order: msg({ message: 'An order', comment: 'Subject of a message to the desk' }),
  quote: msg({ message: 'A quote', comment: 'Subject of a message to the desk' }),
  globalLicenceForm: msg({ message: 'A global license', comment: 'Subject of a message to the desk' }),
  modificationRequest: msg({ message: 'A change to my account', comment: 'Subject of a message to the desk' }),
  wallet: msg({ message: 'My wallet', comment: 'Subject of a message to the desk' }),
  unsubscription: msg({ message: 'Stop receiving e-mails', comment: 'Subject of a message to the desk' }),
  contactForm: msg({ message: 'Something else', comment: 'Subject of a message to the desk' }),
};
