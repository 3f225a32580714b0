import type { I18n } from '@lingui/core';
import type { Locale } from '../../../../domain/locale.ts';
import type { Modification } from '../../../../domain/modification.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { linesText, lineText, modificationFacts } from './modification-facts.ts';
import { salutation } from './salutation.ts';

/** A request that the office has decided. */
export interface ModificationDecided {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  readonly modification: Modification;
  /** Absolute address of the request's page. */
  readonly link: string;
}

/** The decision, as subject and sentence. */
function decision(i18n: I18n, { reference, lineCount, rejectedCount }: Modification) {
  const accepted = lineCount - rejectedCount;
  if (rejectedCount === 0)
    return {
      subject: i18n._(
        /*i18n*/ {
          id: 'mail.modification.accepted.subject',
          message: 'Your request {reference} has been accepted',
          values: { reference },
        },
      ),
      body: i18n._(/*i18n*/ { id: 'mail.modification.accepted.body', message: 'Your request has been completed.' }),
    };
  if (accepted === 0)
    return {
      subject: i18n._(
        /*i18n*/ {
          id: 'mail.modification.rejected.subject',
          message: 'We couldn’t accept your request {reference}',
          values: { reference },
        },
      ),
      body: i18n._(
        /*i18n*/ {
          id: 'mail.modification.rejected.body',
          message:
            'We couldn’t do what you asked for. The reason is below. Correct and resubmit your request on its page.',
        },
      ),
    };
  return {
    subject: i18n._(
      /*i18n*/ {
        id: 'mail.modification.partly.subject',
        message: 'Your request {reference} has been partly accepted',
        values: { reference },
      },
    ),
    body: i18n._(
      /*i18n*/ {
        id: 'mail.modification.partly.body',
        message:
          'Of the {lineCount} changes you asked for, {accepted, plural, one {# is done} other {# are done}}. The others are listed below with the reason. Correct and resubmit them on the request page.',
        values: { lineCount, accepted },
      },
    ),
  };
}

/** The email with the decision about a request: rejected lines are listed, with the reason. */
export function modificationDecided({ from, to, locale, modification, link }: ModificationDecided): Mail {
  const i18n = translator(locale);
  const { subject, body } = decision(i18n, modification);
  const rejected = modification.lines.filter(({ state }) => state === 'rejected');
  return {
    kind: 'modification-decided',
    from,
    to,
    replyTo: null,
    email: {
      locale,
      subject,
      salutation: salutation(i18n, to),
      parts: [
        { kind: 'paragraph', text: body },
        { kind: 'facts', rows: modificationFacts(i18n, modification) },
        ...(rejected.length === 0
          ? []
          : [
              {
                kind: 'quotation',
                text: linesText(i18n, rejected, (line) => `${lineText(line)}\n${line.reason}`),
              } as const,
            ]),
        {
          kind: 'link',
          label: i18n._(/*i18n*/ { id: 'mail.modification.link', message: 'View the request', comment: 'Button' }),
          url: link,
        },
      ],
      note: '',
    },
  };
}
