import { formatMonths } from '../../i18n/format.ts';
import { useLingui, Plural, Trans } from '@lingui/react/macro';
import { savedOn } from '../../../domain/discount.ts';
import { dayIn } from '../../../domain/moment.ts';
import type { Quotation } from '../../../domain/quotation.ts';
import type { Site } from '../../../domain/site.ts';
import { sumsOf, totalRows } from '../../../domain/total-rows.ts';
import { useTimeZone } from '../../i18n/use-time-zone.ts';
import { Reference } from '../../ui/text/text-parts.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { AddressText } from '../shared/address/address-text.tsx';
import { licences } from '../shared/offer/offer-names.ts';
import { buyerName } from './buyer-name.ts';
import { OfficeText } from '../shared/office-text.tsx';
import { OfferLines } from '../shared/offer/offer-lines.tsx';
import { TaxNote } from '../shared/offer/tax-note.tsx';
import { DocumentParties } from '../shared/ordering/document-parties.tsx';
import styles from '../shared/ordering/document.module.css';
import { Document, FactBand, SignatureBox } from '../shared/ordering/document.tsx';
import { PartyBlock } from '../shared/ordering/party-block.tsx';
import { publicBuyerRows } from './public-buyer-rows.tsx';
import { SavedText } from './saved-text.tsx';

/** How a quote stands, in a word or two. */
function QuotationStateText({ quotation: { state, expiresAt } }: Pick<QuotationDocumentProps, 'quotation'>) {
  const zone = useTimeZone();
  switch (state) {
    case 'open':
      return (
        <Trans>
          Valid until <DateText day={dayIn(expiresAt, zone)} />
        </Trans>
      );
    case 'expired':
      return <Trans context="quote">Expired</Trans>;
    case 'accepted':
      return <Trans context="quote">Accepted</Trans>;
    case 'ordered':
      return <Trans context="quote">Ordered</Trans>;
    case 'declined':
      return <Trans context="quote">Declined</Trans>;
    case 'changeAsked':
      return <Trans context="quote">Change requested</Trans>;
    case 'withdrawn':
      return <Trans context="quote">Withdrawn</Trans>;
  }
}

interface QuotationDocumentProps {
  /** Of its title: it is printed alone, or stands on a page. */
  readonly heading?: 'h1' | 'h2';
  readonly quotation: Quotation;
  readonly site: Pick<Site, 'name' | 'contact'>;
}

/** A quote or an order as it is printed: who offers what to whom, at what price, until when. Made to fit one page. */
export function QuotationDocument({ quotation, site, heading = 'h1' }: QuotationDocumentProps) {
  const { i18n } = useLingui();
  const { reference, state, issuedOn, expiresAt, offer, priced, details, issuer, addressee, invoice, termsOn } =
    quotation;
  const { note, noteLocale } = quotation;
  return (
    <Document
      title={
        state === 'ordered' ? (
          <Trans>
            Order <Reference>{reference}</Reference>
          </Trans>
        ) : (
          <Trans>
            Quote <Reference>{reference}</Reference>
          </Trans>
        )
      }
      heading={heading}
      state={<QuotationStateText quotation={quotation} />}
      issuer={issuer}
    >
      <DocumentParties
        from={
          <>
            {issuer && <PartyBlock title={<Trans>Offered by</Trans>} party={issuer} />}
            <address className={styles.party} translate="no">
              {!issuer && <strong>{site.name}</strong>}
              {[site.contact.email, site.contact.phone].filter((each) => each !== '').join('\n')}
            </address>
          </>
        }
        to={
          details ? (
            <>
              <p className={styles.label}>
                <Trans>Offered to</Trans>
              </p>
              <address className={styles.party}>
                <AddressText address={details.billing} />
              </address>
              {details.vatNumber !== '' && (
                <p className={styles.label}>
                  <Trans>VAT number: {details.vatNumber}</Trans>
                </p>
              )}
            </>
          ) : (
            addressee && <PartyBlock title={<Trans>Offered to</Trans>} party={addressee} />
          )
        }
      />
      <FactBand
        rows={[
          { id: 'issued', term: <Trans>Prepared on</Trans>, value: <DateText day={issuedOn} /> },
          {
            id: 'expiry',
            term: <Trans>Valid until</Trans>,
            // An order is in force.
            value: state === 'ordered' ? null : <DateText moment={expiresAt} />,
          },
          {
            id: 'licence',
            term: <Trans>License</Trans>,
            value: (
              <>
                {i18n._(licences[offer.licence].name)},{' '}
                <Plural value={offer.readers} one="# reader" other="# readers" />, {formatMonths(offer.months, i18n)}
              </>
            ),
          },
          {
            id: 'orderedBy',
            term: <Trans>Ordered by</Trans>,
            value:
              details && state === 'ordered' ? <span translate="no">{buyerName(details.identity, i18n)}</span> : null,
          },
          {
            id: 'delivery',
            term: <Trans>Delivered to</Trans>,
            value: details?.delivery ? <AddressText address={details.delivery} /> : null,
          },
          { id: 'purchaseOrder', term: <Trans>Purchase order number</Trans>, value: details?.purchaseOrder ?? '' },
          ...(details?.publicBuyer ? publicBuyerRows(details.publicBuyer) : []),
          {
            id: 'terms',
            term: <Trans>Terms of sale</Trans>,
            value: termsOn && (
              <Trans>
                version of <DateText day={termsOn} />
              </Trans>
            ),
          },
          ...(invoice
            ? [
                { id: 'invoice', term: <Trans>Invoice</Trans>, value: <Reference>{invoice.reference}</Reference> },
                { id: 'due', term: <Trans>Due on</Trans>, value: <DateText day={invoice.dueOn} /> },
              ]
            : []),
        ]}
      />
      <OfferLines
        caption={<Trans>Our offer</Trans>}
        lines={priced.lines}
        readers={offer.readers}
        totals={totalRows({ ...sumsOf(priced), isToPay: state === 'ordered' })}
      />
      {savedOn(priced) && (
        <p>
          <SavedText priced={priced} />
        </p>
      )}
      <TaxNote priced={priced} />
      {note !== '' && (
        <p>
          <OfficeText locale={noteLocale}>{note}</OfficeText>
        </p>
      )}
      {state === 'open' && <SignatureBox />}
    </Document>
  );
}
