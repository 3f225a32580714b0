import type { I18n } from '@lingui/core';
import type { Infer } from 'superstruct';
import { subscriptionNumberText } from '../../i18n/subscription-number.ts';
import { displayedName } from '../../../../domain/account.ts';
import type { ModificationType } from '../../../../domain/enumerations.ts';
import { modificationType } from '../../../../domain/enumerations.ts';
import type { Modification, ModificationLine, ModificationSubject } from '../../../../domain/modification.ts';
import type { ipRangeForm } from '../../../../validation/forms/ip-range.ts';
import type { readerForm } from '../../../../validation/forms/reader.ts';

/** The most lines of a request that an email lists; the request's page lists them all. */
const MOST_LINES = 20;

/** The name of a type of request (specification §3, modification request type). */
export function modificationName(i18n: I18n, type: ModificationType | 'unknown'): string {
  switch (type) {
    case modificationType.email:
      return i18n._(/*i18n*/ { id: 'mail.modification.type.email', message: 'Another email address' });
    case modificationType.ipRangeAddition:
      return i18n._(/*i18n*/ { id: 'mail.modification.type.ipRangeAddition', message: 'IP ranges to add' });
    case modificationType.ipRangeEdit:
      return i18n._(/*i18n*/ { id: 'mail.modification.type.ipRangeEdit', message: 'An IP range to change' });
    case modificationType.ipRangeDeletion:
      return i18n._(/*i18n*/ { id: 'mail.modification.type.ipRangeDeletion', message: 'An IP range to delete' });
    case modificationType.readerAddition:
      return i18n._(/*i18n*/ { id: 'mail.modification.type.readerAddition', message: 'Readers to add' });
    case modificationType.readerEdit:
      return i18n._(/*i18n*/ { id: 'mail.modification.type.readerEdit', message: 'A reader to change' });
    case modificationType.readerDeletion:
      return i18n._(/*i18n*/ { id: 'mail.modification.type.readerDeletion', message: 'A reader to remove' });
    case modificationType.administratorMessage:
      return i18n._(
        /*i18n*/ { id: 'mail.modification.type.administratorMessage', message: 'A message from an administrator' },
      );
    case modificationType.addressMessage:
      return i18n._(/*i18n*/ { id: 'mail.modification.type.addressMessage', message: 'A change of address' });
    case modificationType.other:
    case 'unknown':
      return i18n._(/*i18n*/ { id: 'mail.modification.type.other', message: 'Another change' });
  }
}

/** The text of each field of a form; empty if not shown. */
type FieldTexts<Values> = { readonly [Name in keyof Values]-?: string };

function joined(parts: FieldTexts<Readonly<Record<string, unknown>>>, separator: string): string {
  return Object.values(parts)
    .filter((part) => part !== '')
    .join(separator);
}

function subjectText(subject: ModificationSubject): string {
  switch (subject.kind) {
    case 'reader': {
      const parts: FieldTexts<Infer<typeof readerForm>> = {
        // The name is shown without a title.
        civility: '',
        // With the last name.
        firstName: '',
        lastName: displayedName(subject.reader),
        email: `<${subject.reader.email}>`,
      };
      return joined(parts, ' ');
    }
    case 'ipRange': {
      const { range, label } = subject.range;
      const parts: FieldTexts<Infer<typeof ipRangeForm>> = { range, label };
      return joined(parts, ' · ');
    }
    case 'email':
      return subject.email;
    case 'text':
      return subject.text;
  }
}

/** A line of a request in an email: old value, arrow, new value. */
export function lineText({ before, after }: Pick<ModificationLine, 'before' | 'after'>): string {
  return [before, after].flatMap((subject) => (subject ? [subjectText(subject)] : [])).join(' → ');
}

/** Several lines, one per row; of many, the first ones and the number of the others. */
export function linesText(
  i18n: I18n,
  lines: readonly ModificationLine[],
  textOf: (line: ModificationLine) => string,
): string {
  const more = lines.length - MOST_LINES;
  const listed = lines.slice(0, MOST_LINES).map((line) => textOf(line));
  const rest =
    more > 0
      ? [
          i18n._(
            /*i18n*/ {
              id: 'mail.modification.more',
              message: '{more, plural, one {and # more} other {and # more}}',
              values: { more },
            },
          ),
        ]
      : [];
  return [...listed, ...rest].join('\n');
}

/** The reference of a request, its type, its subscription, and the buyer's number for its order. */
export function modificationFacts(
  i18n: I18n,
  { reference, type, subscription, purchaseOrder }: Modification,
): readonly (readonly [string, string])[] {
  return [
    [i18n._(/*i18n*/ { id: 'mail.modification.fact.reference', message: 'Request' }), reference],
    [i18n._(/*i18n*/ { id: 'mail.modification.fact.type', message: 'Type of request' }), modificationName(i18n, type)],
    ...(subscription
      ? [
          [
            i18n._(/*i18n*/ { id: 'mail.modification.fact.subscription', message: 'Subscription' }),
            subscriptionNumberText(i18n, subscription),
          ] as const,
        ]
      : []),
    ...(purchaseOrder === ''
      ? []
      : [
          [
            i18n._(/*i18n*/ { id: 'mail.fact.purchaseOrder', message: 'Purchase order number' }),
            purchaseOrder,
          ] as const,
        ]),
  ];
}
