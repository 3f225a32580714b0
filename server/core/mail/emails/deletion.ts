/** Letters about the deletion of an account: one at each step. */
import type { MessageDescriptor } from '@lingui/core';
import type { Moment } from '../../../../machines/domain/invoice.ts';
import type { Locale } from '../../../../machines/domain/locale.ts';
import { formatMoment } from '../../i18n/format.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, EmailPart, Mail } from '../email.ts';
import { salutation } from './salutation.ts';

interface AboutDeletion {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
}

const keptByLaw: MessageDescriptor = /*i18n*/ {
  id: 'mail.deletion.keptByLaw',
  message:
    'The law obliges us to keep invoices, and what belongs to their payment and to the contracts, for ten years. Everything else is deleted.',
};

function email(
  kind: string,
  { from, to, locale }: AboutDeletion,
  { subject, texts }: { readonly subject: MessageDescriptor; readonly texts: readonly MessageDescriptor[] },
): Mail {
  const i18n = translator(locale);
  const parts = texts.map((text): EmailPart => ({ kind: 'paragraph', text: i18n._(text) }));
  return {
    kind,
    from,
    to,
    replyTo: null,
    email: { locale, subject: i18n._(subject), salutation: salutation(i18n, to), parts, note: '' },
  };
}

/** Somebody has asked for the deletion of their account: when it is done, and how it is taken back. */
export function deletionRequested(about: AboutDeletion & { readonly erasesAt: Moment }): Mail {
  const { from, locale, erasesAt } = about;
  return email('deletion-requested', about, {
    subject: /*i18n*/ { id: 'mail.deletionRequested.subject', message: 'You have asked us to delete your account' },
    texts: [
      /*i18n*/ {
        id: 'mail.deletionRequested.body',
        message:
          'Your account will be deleted on {moment}. You are signed out everywhere. If you sign in before that day, nothing is deleted.',
        values: { moment: formatMoment(erasesAt, locale, from.timeZone) },
      },
      keptByLaw,
      /*i18n*/ {
        id: 'mail.deletionRequested.advice',
        message: 'If it was not you, sign in and choose another password, or write to us at once: {email}, {phone}.',
        values: { email: from.email, phone: from.phone },
      },
    ],
  });
}

/** Its owner has signed in: the account stays. */
export function deletionTakenBack(about: AboutDeletion): Mail {
  return email('deletion-taken-back', about, {
    subject: /*i18n*/ { id: 'mail.deletionTakenBack.subject', message: 'Your account stays' },
    texts: [
      /*i18n*/ {
        id: 'mail.deletionTakenBack.body',
        message: 'You have signed in: your account will not be deleted, and nothing of it is lost.',
      },
    ],
  });
}

/** The day has come, and money is under way: the account is deleted once that is settled. */
export function deletionPostponed(about: AboutDeletion): Mail {
  const { from } = about;
  return email('deletion-postponed', about, {
    subject: /*i18n*/ { id: 'mail.deletionPostponed.subject', message: 'Your account will be deleted a little later' },
    texts: [
      /*i18n*/ {
        id: 'mail.deletionPostponed.body',
        message:
          'An invoice, a payment or a refund of your account is not settled yet. Your account will be deleted within a week of its being settled; you need not do anything. Questions? {email}, {phone}.',
        values: { email: from.email, phone: from.phone },
      },
    ],
  });
}

/** The account is deleted: the last letter to this address. */
export function accountErased(about: AboutDeletion): Mail {
  return email('account-erased', about, {
    subject: /*i18n*/ { id: 'mail.accountErased.subject', message: 'Your account is deleted' },
    texts: [
      /*i18n*/ {
        id: 'mail.accountErased.body',
        message: 'Your account is deleted, as you have asked. We will not write to you any more.',
      },
      keptByLaw,
    ],
  });
}
