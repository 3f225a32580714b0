import { Plural, Trans } from '@lingui/react/macro';
import type { Invoice } from '../../../../domain/invoice.ts';
import { Facts } from '../../../ui/text/facts.tsx';

interface InvoiceSubjectProps {
  readonly invoice: Pick<Invoice, 'lines'>;
}

/** Summary of an invoice: its first line, and the number of further ones. */
export function InvoiceSubject({ invoice: { lines } }: InvoiceSubjectProps) {
  const subject = lines[0]?.label ?? '';
  const others = lines.length - 1;
  if (others < 1) return subject;
  return (
    <Trans>
      {subject} and <Plural value={others} one="# other line" other="# other lines" />
    </Trans>
  );
}

/** The first line up to its comma: what was bought, without its terms. */
export function InvoiceTitle({ invoice: { lines } }: InvoiceSubjectProps) {
  const [title] = (lines[0]?.label ?? '').split(', ');
  return title;
}

/** What `InvoiceTitle` leaves out: the terms of the first line, and the number of further lines. */
export function InvoiceTerms({ invoice: { lines } }: InvoiceSubjectProps) {
  const [, first = '', ...further] = (lines[0]?.label ?? '').split(', ');
  const others = lines.length - 1;
  return (
    <Facts>
      {first !== '' && first.charAt(0).toUpperCase() + first.slice(1)}
      {further}
      {others > 0 && <Plural value={others} one="# other line" other="# other lines" />}
    </Facts>
  );
}
