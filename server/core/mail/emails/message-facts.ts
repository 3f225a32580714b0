import type { I18n } from '@lingui/core';
import type { RequestKind } from '../../../../domain/contact.ts';
import type { ContactMessage } from '../../../../validation/forms/contact.ts';
import type { Fact } from '../email.ts';
import type { FieldFacts } from './facts.ts';
import { listFacts } from './facts.ts';

/** Name of a message's subject. */
function kindName(i18n: I18n, kind: RequestKind): string {
  switch (kind) {
    case 'quote':
      return i18n._(/*i18n*/ { id: 'mail.message.kind.quote', message: 'A quote' });
    case 'order':
      return i18n._(/*i18n*/ { id: 'mail.message.kind.order', message: 'An order' });
    case 'subscriptionManagement':
      return i18n._(/*i18n*/ { id: 'mail.message.kind.subscriptionManagement', message: 'A subscription' });
    case 'claim':
      return i18n._(/*i18n*/ { id: 'mail.message.kind.claim', message: 'A complaint' });
    case 'payment':
      return i18n._(/*i18n*/ { id: 'mail.message.kind.payment', message: 'An invoice or a payment' });
    case 'contactForm':
      return i18n._(/*i18n*/ { id: 'mail.message.kind.contactForm', message: 'Something else' });
    case 'wallet':
      return i18n._(/*i18n*/ { id: 'mail.message.kind.wallet', message: 'The wallet' });
    case 'unsubscription':
      return i18n._(/*i18n*/ { id: 'mail.message.kind.unsubscription', message: 'Stopping emails' });
    case 'support':
      return i18n._(/*i18n*/ { id: 'mail.message.kind.support', message: 'Signing in, or a technical problem' });
    case 'readerManagement':
      return i18n._(/*i18n*/ { id: 'mail.message.kind.readerManagement', message: 'The readers of a license' });
    case 'globalLicenceForm':
      return i18n._(/*i18n*/ { id: 'mail.message.kind.globalLicenceForm', message: 'A global license' });
    case 'modificationRequest':
      return i18n._(/*i18n*/ { id: 'mail.message.kind.modificationRequest', message: 'A change to the account' });
  }
}

/** Reference and subject of a message to the desk, and the number that it is about, if given. */
export function messageFacts(i18n: I18n, reference: string, { kind, about }: ContactMessage): readonly Fact[] {
  const facts: FieldFacts<ContactMessage> = {
    kind: [i18n._(/*i18n*/ { id: 'mail.message.fact.kind', message: 'About' }), kindName(i18n, kind)],
    about: about === '' ? null : [i18n._(/*i18n*/ { id: 'mail.message.fact.about', message: 'Number' }), about],
    // Quoted below.
    remark: null,
  };
  return [
    [i18n._(/*i18n*/ { id: 'mail.message.fact.reference', message: 'Reference' }), reference],
    ...listFacts(facts),
  ];
}
