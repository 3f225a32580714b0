import { Plural, Trans } from '@lingui/react/macro';
import type { Invoice } from '../../../../domain/invoice.ts';

/** Summary of an invoice: its first line, and the number of further ones. */
export function InvoiceSubject({ invoice: { lines } }: { readonly invoice: Invoice }) {
  const subject = lines[0]?.label ?? '';
  const others = lines.length - 1;
  if (others < 1) return subject;
  return (
    <Trans>
      {subject} and <Plural value={others} one="# other line" other="# other lines" />
    </Trans>
  );
}
