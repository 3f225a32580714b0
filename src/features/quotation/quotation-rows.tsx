import { Trans } from '@lingui/react/macro';
import type { Quotation } from '../../../machines/domain/quotation.ts';
import { DateText } from '../../ui/text/date-text.tsx';
import { Reference } from '../../ui/text/reference.tsx';
import { PartyText } from '../shared/ordering/party-block.tsx';
import { ExpiryText } from './expiry-text.tsx';

/** Which quote it is and how long it is good, as rows of a `DataList`. */
export function quotationRows(quotation: Quotation) {
  return [
    { id: 'reference', term: <Trans>Quote</Trans>, value: <Reference>{quotation.reference}</Reference> },
    { id: 'issued', term: <Trans>Made on</Trans>, value: <DateText day={quotation.issuedOn} /> },
    { id: 'expiry', term: <Trans>Validity</Trans>, value: <ExpiryText quotation={quotation} /> },
    ...(quotation.issuer
      ? [{ id: 'issuer', term: <Trans>Offered by</Trans>, value: <PartyText party={quotation.issuer} /> }]
      : []),
    ...(quotation.note === ''
      ? []
      : [{ id: 'note', term: <Trans>Note of the publisher</Trans>, value: quotation.note }]),
  ];
}
