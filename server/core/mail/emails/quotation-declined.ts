import type { Infer } from 'superstruct';
import { defaultLocale } from '../../../../domain/locale.ts';
import type { Quotation, RefusalReason } from '../../../../domain/quotation.ts';
import type { declineForm } from '../../../../validation/forms/quotation.ts';
import { translator } from '../../i18n/translator.ts';
import { toOffice } from '../addressee.ts';
import type { Addressee, EmailLayout, EmailPart, Mail } from '../email.ts';
import type { FieldFacts } from './facts.ts';
import { listFacts } from './facts.ts';
import { buyerFacts, quotationParts } from './quotation-facts.ts';
import type { I18n } from '@lingui/core';

/** Why a quotation was declined, in words. */
function refusalReason(i18n: I18n, reason: RefusalReason): string {
  const names: Readonly<Record<RefusalReason, string>> = {
    price: i18n._(/*i18n*/ { id: 'refusal.price', message: 'The price is too high' }),
    scope: i18n._(/*i18n*/ { id: 'refusal.scope', message: 'It isn’t what is needed' }),
    budget: i18n._(/*i18n*/ { id: 'refusal.budget', message: 'There is no budget for it' }),
    otherSupplier: i18n._(/*i18n*/ { id: 'refusal.otherSupplier', message: 'Another publisher was chosen' }),
    later: i18n._(/*i18n*/ { id: 'refusal.later', message: 'They’ll decide later' }),
    other: i18n._(/*i18n*/ { id: 'refusal.other', message: 'Another reason' }),
  };
  return names[reason];
}

/** A declined quotation, to the office. */
export interface QuotationDeclined {
  readonly from: EmailLayout;
  readonly buyer: Addressee;
  readonly quotation: Quotation;
  readonly reason: RefusalReason;
  readonly message: string;
}

/**
 * The email to the office about a declined quotation and the reason, in the office's language; replies go to the buyer.
 */
export function quotationDeclined({ from, buyer, quotation, reason, message }: QuotationDeclined): Mail {
  const locale = defaultLocale;
  const i18n = translator(locale);
  const { reference } = quotation;
  const facts: FieldFacts<Infer<typeof declineForm>> = {
    reason: [i18n._(/*i18n*/ { id: 'mail.fact.reason', message: 'Reason' }), refusalReason(i18n, reason)],
    // Quoted below.
    remark: null,
  };
  const messageParts: readonly EmailPart[] = message === '' ? [] : [{ kind: 'quotation', text: message }];
  return {
    kind: 'quotation-declined',
    from,
    ...toOffice(from),
    replyTo: buyer.email,
    email: {
      locale,
      subject: i18n._(
        /*i18n*/ {
          id: 'mail.quotation.declined.subject',
          message: 'Quote {reference} declined',
          values: { reference },
        },
      ),
      salutation: i18n._(/*i18n*/ { id: 'mail.help.office.salutation', message: 'To Subscriber Services,' }),
      parts: [
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.quotation.declined.body',
              message: 'A customer declined their quote. Reply to this email to answer them.',
            },
          ),
        },
        ...quotationParts(i18n, locale, quotation, {
          before: [...listFacts(facts), ...buyerFacts(i18n, locale, buyer, quotation)],
        }),
        ...messageParts,
      ],
      note: '',
    },
  };
}
