import type { Email, EmailLayout, EmailPart } from './email.ts';
import type { Party } from '../../../domain/invoice.ts';
import type { Locale } from '../../../domain/locale.ts';
import { translator } from '../i18n/translator.ts';

const vatNumber = /*i18n*/ {
  id: 'mail.vatNumber',
  message: 'VAT number: {number}',
  comment: 'At the foot of every email, after the company and its address',
};

/** The company that writes, in one line of small print. */
export function issuerLine({ name, address, vatNumber: number }: Party, locale: Locale): string {
  const vat = number === null ? [] : [translator(locale)._({ ...vatNumber, values: { number } })];
  return [name, ...address, ...vat].join(', ');
}

function partText(part: EmailPart): string {
  switch (part.kind) {
    case 'paragraph':
      return part.text;
    case 'sum':
      return [part.amount, part.due].filter((line) => line !== '').join('\n');
    case 'lines': {
      const [, net] = part.columns;
      const lines = part.rows.map(({ label, net: amount, tax }) =>
        [`${label}\n    ${net} ${amount}`, ...(tax === null ? [] : [tax])].join(' · '),
      );
      return [...lines, ...part.sums.map(({ row: [label, value] }) => `${label}\n    ${value}`)].join('\n');
    }
    case 'facts':
      return part.rows.map(([label, value]) => `${label}\n    ${value}`).join('\n');
    case 'link':
      return `${part.label}\n${part.url}`;
    case 'quotation':
      return part.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
  }
}

/** An email as plain text. */
export function emailText(mail: Email, { name, email, phone, issuer }: EmailLayout): string {
  const company = issuerLine(issuer, mail.locale);
  const blocks = [
    mail.salutation,
    ...mail.parts.map(partText),
    mail.note,
    // Mail programs cut what follows this line from answers.
    `-- \n${name}\n${email}\n${phone}\n${company}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
