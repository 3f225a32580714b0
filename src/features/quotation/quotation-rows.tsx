import { Trans } from '@lingui/react/macro';
import type { Quotation } from '../../../domain/quotation.ts';
import { DateText } from '../../ui/text/date-text.tsx';
import { OfficeText } from '../shared/office-text.tsx';
import { PartyText } from '../shared/ordering/party-block.tsx';
import { ExpiryText } from './expiry-text.tsx';

/** Who offers, as a row of a `DataList`; none where the publisher has not said. */
export function issuerRows({ issuer }: Pick<Quotation, 'issuer'>) {
  return issuer ? [{ id: 'issuer', term: <Trans>Offered by</Trans>, value: <PartyText party={issuer} /> }] : [];
}

/** Dates and note of a quote, as rows of a `DataList`. */
export function quotationRows(quotation: Quotation) {
  const { note, noteLocale } = quotation;
  return [
    { id: 'issued', term: <Trans context="quote">Prepared on</Trans>, value: <DateText day={quotation.issuedOn} /> },
    { id: 'expiry', term: <Trans>Validity</Trans>, value: <ExpiryText quotation={quotation} /> },
    ...(note === ''
      ? []
      : [{ id: 'note', term: <Trans>Our note</Trans>, value: <OfficeText locale={noteLocale}>{note}</OfficeText> }]),
  ];
}
