/** Emails about the deletion of an account: one at each step. */
import type { MessageDescriptor } from '@lingui/core';
import type { Moment } from '../../../../domain/moment.ts';
import type { Locale } from '../../../../domain/locale.ts';
import { formatMoment } from '../../i18n/format.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, EmailPart, Mail } from '../email.ts';
import type { MailKind } from './facts-drawn.ts';
import { salutation } from './salutation.ts';

interface AboutDeletion {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
}

const keptByLaw: MessageDescriptor = /*i18n*/ {
  id: 'mail.deletion.keptByLaw',
  message:
    'The law requires us to keep invoices, payment records, and contracts for ten years. We delete everything else.',
};

function email(
  kind: MailKind,
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

/** The deletion of an account was requested: its date, and how to cancel it. */
export function deletionRequested(about: AboutDeletion & { readonly erasesAt: Moment }): Mail {
  const { from, locale, erasesAt } = about;
  return email('deletion-requested', about, {
    subject: /*i18n*/ { id: 'mail.deletionRequested.subject', message: 'You asked us to delete your account' },
    texts: [
      /*i18n*/ {
        id: 'mail.deletionRequested.body',
        message:
          'Your account will be deleted on {moment}. You’ve been signed out everywhere. Sign in before that day to cancel.',
        values: { moment: formatMoment(erasesAt, locale, from.timeZone) },
      },
      keptByLaw,
      /*i18n*/ {
        id: 'mail.deletionRequested.advice',
        message: 'If it wasn’t you, sign in and set a new password, or contact us right away: {email}, {phone}.',
        values: { email: from.email, phone: from.phone },
      },
    ],
  });
}

/** Its owner has signed in, which cancels the deletion. */
export function deletionTakenBack(about: AboutDeletion): Mail {
  return email('deletion-taken-back', about, {
    subject: /*i18n*/ { id: 'mail.deletionTakenBack.subject', message: 'Your account won’t be deleted' },
    texts: [
      /*i18n*/ {
        id: 'mail.deletionTakenBack.body',
        message: 'You’ve signed in, so we won’t delete your account. Nothing is lost.',
      },
    ],
  });
}

/** The date has come, but a payment is in progress: the account is deleted after it settles. */
export function deletionPostponed(about: AboutDeletion): Mail {
  const { from } = about;
  return email('deletion-postponed', about, {
    subject: /*i18n*/ { id: 'mail.deletionPostponed.subject', message: 'Your account will be deleted a little later' },
    texts: [
      /*i18n*/ {
        id: 'mail.deletionPostponed.body',
        message:
          'An invoice, a payment, or a refund on your account is still pending. We’ll delete your account within a week after that’s done. You don’t need to do anything. Questions? {email}, {phone}.',
        values: { email: from.email, phone: from.phone },
      },
    ],
  });
}

/** The account is deleted: the last email to this address. */
export function accountErased(about: AboutDeletion): Mail {
  return email('account-erased', about, {
    subject: /*i18n*/ { id: 'mail.accountErased.subject', message: 'Your account has been deleted' },
    texts: [
      /*i18n*/ {
        id: 'mail.accountErased.body',
        message: 'We’ve deleted your account, as you asked. We won’t write to you anymore.',
      },
      keptByLaw,
    ],
  });
}
