import type { Infer } from 'superstruct';
import { defaultLocale } from '../../../../domain/locale.ts';
import type { helpForm } from '../../../../validation/forms/ordering.ts';
import { formatList } from '../../i18n/format.ts';
import { translator } from '../../i18n/translator.ts';
import { toOffice } from '../addressee.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import type { FieldFacts } from './facts.ts';
import { listFacts } from './facts.ts';

/** A question about invoices to the office. */
export interface HelpRequested {
  readonly from: EmailLayout;
  /** The sender, and the Reply-To address. */
  readonly buyer: Addressee;
  /** Numbers of the invoices concerned; empty for a general question. */
  readonly invoices: readonly string[];
  readonly message: string;
}

/** The email with a buyer's question to the office, in the office's language; replies go to the buyer. */
export function helpRequested({ from, buyer, invoices, message }: HelpRequested): Mail {
  const locale = defaultLocale;
  const i18n = translator(locale);
  const references = formatList(invoices, locale);
  const facts: FieldFacts<Infer<typeof helpForm>> = {
    // Quoted below.
    message: null,
    email: [i18n._(/*i18n*/ { id: 'mail.fact.email', message: 'Email address' }), buyer.email],
  };
  return {
    kind: 'help-requested',
    from,
    ...toOffice(from),
    replyTo: buyer.email,
    email: {
      locale,
      subject: i18n._(
        /*i18n*/ {
          id: 'mail.help.office.subject',
          message:
            'Question about {count, plural, =0 {invoices} one {invoice {references}} other {invoices {references}}}',
          values: { count: invoices.length, references },
        },
      ),
      salutation: i18n._(/*i18n*/ { id: 'mail.help.office.salutation', message: 'To Subscriber Services,' }),
      parts: [
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.help.office.body',
              message: 'A customer asked for help. Reply to this email to answer them.',
            },
          ),
        },
        {
          kind: 'facts',
          rows: [[i18n._(/*i18n*/ { id: 'mail.fact.name', message: 'Name' }), buyer.name], ...listFacts(facts)],
        },
        { kind: 'quotation', text: message },
      ],
      note: '',
    },
  };
}
