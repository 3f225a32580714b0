import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { InvoicesAnswer } from '../../../domain/checkout.ts';
import type { Invoice } from '../../../domain/invoice.ts';
import type { Day } from '../../../domain/day.ts';
import { isTransferAwaited, openByUrgency } from '../../../domain/invoice.ts';
import { Link } from '../../ui/layout/link.tsx';
import { choicePlace } from './places.ts';

/** Link to the page of invoices. */
export const toInvoices = (
  <Link href={choicePlace} variant="standalone" icon="forward">
    <Trans>View your invoices</Trans>
  </Link>
);

/** Consequence of invoices that cannot be shown. */
export const dueUnknown = msg`We can’t show all of your invoices, so we can’t say what is due.`;

/** The invoices to pay on a day, by urgency: those whose transfer is awaited are not among them. */
export function payableAmong({ invoices }: InvoicesAnswer, today: Day): readonly Invoice[] {
  return openByUrgency(invoices, today).filter((invoice) => !isTransferAwaited(invoice));
}
