import MailComposer from 'nodemailer/lib/mail-composer';
import { dayIn } from '../../../domain/moment.ts';
import { formatDay } from '../i18n/format.ts';
import { emailHtml } from './email-html.ts';
import { emailText } from './email-text.ts';
import type { Mail } from './email.ts';

/** A text on one line, for a header. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * The MIME message of a mail: the email as text and HTML, in seven-bit characters. Names and subjects cannot inject
 * headers or addressees: they are encoded, and addresses are passed separately from names.
 */
export async function compose({ to, from, replyTo, unsubscribe, email }: Mail, date: Date): Promise<string> {
  const composer = new MailComposer({
    from: { name: oneLine(from.name), address: from.email },
    to: { name: oneLine(to.name), address: to.email },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject: oneLine(email.subject),
    date,
    text: emailText(email, from),
    html: emailHtml(email, from, formatDay(dayIn(date.toISOString(), from.timeZone), email.locale)),
    headers: {
      'Content-Language': email.locale,
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: 'windows',
  });
  return (await composer.compile().build()).toString();
}
