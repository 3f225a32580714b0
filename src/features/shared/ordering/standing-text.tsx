import { Trans } from '@lingui/react/macro';
import type { Invoice } from '../../../../domain/invoice.ts';
import { standingName } from '../../../../domain/invoice-condition.ts';

/** How an invoice stands on any day, in a word or two; nothing for a document without payment. */
export function StandingText({ invoice }: { readonly invoice: Invoice }) {
  switch (standingName(invoice)) {
    case null:
      return null;
    case 'canceled':
      return <Trans context="invoice">Canceled</Trans>;
    case 'partlySettled':
      return <Trans context="invoice">Partly paid</Trans>;
    case 'open':
      return <Trans>To pay</Trans>;
    case 'disputed':
      return <Trans context="invoice">Paid, disputed</Trans>;
    case 'partlyDisputed':
      return <Trans context="invoice">Paid, partly disputed</Trans>;
    case 'givenBack':
      return <Trans context="invoice">Paid, then refunded</Trans>;
    case 'partlyGivenBack':
      return <Trans context="invoice">Paid, then partly refunded</Trans>;
    case 'settled':
      return <Trans context="invoice">Paid</Trans>;
  }
}
