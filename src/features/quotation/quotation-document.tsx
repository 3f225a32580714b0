import { formatMonths } from '../../i18n/format.ts';
import { useLingui, Plural, Trans } from '@lingui/react/macro';
import type { Quotation } from '../../../machines/domain/quotation.ts';
import type { Site } from '../../../machines/domain/site.ts';
import { DateText } from '../../ui/text/date-text.tsx';
import { Totals } from '../../ui/list/totals.tsx';
import { AddressText } from '../shared/address/address-text.tsx';
import { licences } from '../shared/offer/offer-names.ts';
import { OfferLines } from '../shared/offer/offer-lines.tsx';
import { TaxNote } from '../shared/offer/tax-note.tsx';
import styles from '../shared/ordering/document.module.css';
import { PartyBlock } from '../shared/ordering/party-block.tsx';

interface QuotationDocumentProps {
  /** Of its heading: it is printed alone, or stands on a page. */
  readonly heading?: 'h1' | 'h2';
  readonly quotation: Quotation;
  readonly site: Pick<Site, 'name' | 'contact'>;
}

/** A quote as it is printed: who offers what to whom, at what price, until when. Made to fit one page. */
export function QuotationDocument({ quotation, site, heading: Heading = 'h1' }: QuotationDocumentProps) {
  const { i18n } = useLingui();
  const { reference, issuedOn, expiresAt, offer, priced, details, note, issuer } = quotation;
  return (
    <article className={styles.document}>
      <Heading>
        <Trans>Quote {reference}</Trans>
      </Heading>
      <p className={styles.facts}>
        <Trans>
          Made on <DateText day={issuedOn} />, valid until <DateText moment={expiresAt} />.
        </Trans>
      </p>
      <div className={styles.parties}>
        <div>
          <p className={styles.label}>
            <Trans>Offered by</Trans>
          </p>
          <address className={styles.party} translate="no">
            <strong>{site.name}</strong>
            {[site.contact.email, site.contact.phone].filter((each) => each !== '').join('\n')}
          </address>
          {issuer && <PartyBlock title={<Trans>Issued by</Trans>} party={issuer} />}
        </div>
        {details && (
          <div>
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
          </div>
        )}
      </div>
      <p>
        {i18n._(licences[offer.licence].name)}, <Plural value={offer.readers} one="# reader" other="# readers" />,{' '}
        {formatMonths(offer.months, i18n)}
      </p>
      <OfferLines caption={<Trans>What is offered</Trans>} lines={priced.lines} />
      <div className={styles.totals}>
        <Totals
          net={priced.net}
          vat={priced.vatByRate.map(({ rate, vat }) => ({ rate, amount: vat }))}
          total={priced.total}
        />
      </div>
      <TaxNote priced={priced} />
      {note !== '' && <p>{note}</p>}
    </article>
  );
}
