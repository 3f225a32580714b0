import type { I18n } from '@lingui/core';
import type { EmailPart } from '../email.ts';

/** Who may use a link that opens one invoice. */
export function openLinkNote(i18n: I18n): string {
  return i18n._(
    /*i18n*/ {
      id: 'mail.invoice.note',
      message:
        'This link opens only this invoice. Anyone with the link can view and pay it, so forward it only to the person who pays.',
    },
  );
}

/** The end of an email about an unpaid invoice: the link that opens it, help, and who may use the link. */
export function invoiceLinkParts(i18n: I18n, link: string): readonly EmailPart[] {
  return [
    {
      kind: 'link',
      label: i18n._(/*i18n*/ { id: 'mail.invoice.link', message: 'View and pay the invoice', comment: 'Button' }),
      url: link,
    },
    {
      kind: 'paragraph',
      text: i18n._(
        /*i18n*/ {
          id: 'mail.invoice.help',
          message: 'Something not right? Get help on the same page, or reply to this email.',
        },
      ),
    },
    { kind: 'paragraph', text: openLinkNote(i18n) },
  ];
}
