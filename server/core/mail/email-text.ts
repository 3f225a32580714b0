import { issuerLine } from './issuer-line.ts';
import type { Letter, Letterhead, LetterPart } from './email.ts';

function partText(part: LetterPart): string {
  switch (part.kind) {
    case 'paragraph':
      return part.text;
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

/** A letter as plain text. */
export function letterText(letter: Letter, { name, email, phone, issuer }: Letterhead): string {
  const company = issuerLine(issuer, letter.locale);
  const blocks = [
    letter.salutation,
    ...letter.parts.map(partText),
    `-- \n${name}\n${email}\n${phone}\n${company}`,
    letter.note,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
