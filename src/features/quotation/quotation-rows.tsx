import { Trans, Plural } from '@lingui/react/macro';
import type { Quotation } from '../../../domain/quotation.ts';
import { daysLeft } from '../../../domain/quotation.ts';
import { DateText } from '../../ui/text/date-text.tsx';
import { PartyText } from '../shared/ordering/party-block.tsx';

/** Until when a quote is good, and how long that is from now. */
export function ExpiryText({ quotation }: { readonly quotation: Quotation }) {
  const days = daysLeft(quotation);
  return (
    <>
      <Trans>
        Valid until <DateText moment={quotation.expiresAt} />
      </Trans>
      {' – '}
      {days === 0 ? <Trans>less than a day left</Trans> : <Plural value={days} one="# day left" other="# days left" />}
    </>
  );
}

/** Who offers, as a row of a `DataList`; none where the publisher has not said. */
export function issuerRows({ issuer }: Pick<Quotation, 'issuer'>) {
  return issuer ? [{ id: 'issuer', term: <Trans>Offered by</Trans>, value: <PartyText party={issuer} /> }] : [];
}

/** Dates and note of a quote, as rows of a `DataList`. */
export function quotationRows(quotation: Quotation) {
  return [
    { id: 'issued', term: <Trans>Prepared on</Trans>, value: <DateText day={quotation.issuedOn} /> },
    { id: 'expiry', term: <Trans>Validity</Trans>, value: <ExpiryText quotation={quotation} /> },
    ...(quotation.note === '' ? [] : [{ id: 'note', term: <Trans>Our note</Trans>, value: quotation.note }]),
  ];
}
