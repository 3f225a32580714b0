import { Trans, useLingui } from '@lingui/react/macro';
import { savedOn } from '../../../domain/discount.ts';
import type { Quotation } from '../../../domain/quotation.ts';
import { sumsOf, totalRows } from '../../../domain/total-rows.ts';
import { isUntaxed } from '../../../domain/vat-by-rate.ts';
import { formatCurrency, formatMoney } from '../../i18n/format.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { Intro } from '../../ui/text/intro.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { Figure, Reference, TextNote } from '../../ui/text/text-parts.tsx';
import { OfficeText } from '../shared/office-text.tsx';
import { OfferLines } from '../shared/offer/offer-lines.tsx';
import { OfferText } from '../shared/offer/offer-text.tsx';
import { TaxNote } from '../shared/offer/tax-note.tsx';
import { RetryNotice } from '../shared/retry-notice.tsx';
import { ExpiryText } from './expiry-text.tsx';
import { AsideLinks } from './aside-links.tsx';
import { NewQuoteLink } from './links.tsx';
import { revisionPlace, accountPlace } from './places.ts';
import { QuotationNotice } from './quotation-notice.tsx';
import { issuerRows } from './quotation-rows.tsx';
import styles from './quotation.module.css';
import { SavedText } from './saved-text.tsx';
import type { QuotationScreenProps } from './screen-props.ts';

/** The offer, its dates and its price, as on the page. */
export function QuotationFacts({ quotation }: { readonly quotation: Quotation }) {
  const { i18n } = useLingui();
  const { addressee, offer, priced } = quotation;
  const currency = formatCurrency(offer.currency, i18n);
  return (
    <>
      <p>
        <Figure>{formatMoney(priced.total, i18n)}</Figure>
        {!isUntaxed(priced.vatByRate) && (
          <>
            {' '}
            <Trans>including VAT</Trans>
          </>
        )}
        {savedOn(priced) !== null && (
          <>
            {isUntaxed(priced.vatByRate) ? ' ' : ' · '}
            <SavedText priced={priced} />
          </>
        )}
      </p>
      <div>
        {addressee && (
          <p>
            <Trans>
              For <span translate="no">{[addressee.name, ...addressee.address].join(', ')}</span>
            </Trans>
          </p>
        )}
        <p>
          <OfferText {...offer}>
            <span className={styles.currency}>{currency}</span>
          </OfferText>
        </p>
        <p>
          <ExpiryText quotation={quotation} />
        </p>
        <TextNote>
          <Trans>
            Quote <Reference>{quotation.reference}</Reference>, prepared on <DateText day={quotation.issuedOn} />
          </Trans>
        </TextNote>
      </div>
      {quotation.note !== '' && (
        <Section title={<Trans>Our note</Trans>}>
          <p className={styles.note}>
            <OfficeText locale={quotation.noteLocale}>{quotation.note}</OfficeText>
          </p>
        </Section>
      )}
      <OfferLines
        caption={<Trans>Our offer</Trans>}
        lines={priced.lines}
        readers={offer.readers}
        totals={totalRows(sumsOf(priced))}
      />
      <TaxNote priced={priced} />
    </>
  );
}

/** Who offers, after all that is to be decided. */
export function QuotationIssuer({ quotation }: { readonly quotation: Quotation }) {
  const rows = issuerRows(quotation);
  return rows.length > 0 && <DataList rows={rows} />;
}

/** The offer with its price and expiry date. */
export function Offer({ data, can, send }: QuotationScreenProps<'offer'>) {
  const { quotation, aboId } = data;
  return (
    <Stack gap="wide">
      <Stack>
        <QuotationNotice data={data} can={can} send={send} />
        <QuotationFacts quotation={quotation} />
        <Actions isInBar>
          <Button variant="repeated" onPress={() => send({ type: 'offer.confirmed' })}>
            <Trans>Continue with this offer</Trans>
          </Button>
          {can({ type: 'revision.opened' }) && (
            <Link href={revisionPlace(aboId)} variant="standalone" onFollow={() => send({ type: 'revision.opened' })}>
              <Trans>Change the offer</Trans>
            </Link>
          )}
        </Actions>
      </Stack>
      <AsideLinks data={data} can={can} send={send} />
      <QuotationIssuer quotation={quotation} />
    </Stack>
  );
}

/** The person has no quote of this number or reference. */
function UnknownQuote({ name, send }: { readonly name: string } & Pick<QuotationScreenProps<'unknown'>, 'send'>) {
  return (
    <Stack>
      <Intro kind="info">
        <Trans>We can’t find a quote with this number in your account.</Trans>
      </Intro>
      <p>
        <Trans>
          The page address contains <strong translate="no">{name}</strong>. Check it for typos, or sign in with another
          account.
        </Trans>
      </p>
      <Actions>
        <NewQuoteLink send={send} variant="button">
          <Trans>Request a quote</Trans>
        </NewQuoteLink>
        <Link href={accountPlace} variant="standalone">
          <Trans>Go to your account</Trans>
        </Link>
      </Actions>
    </Stack>
  );
}

export function Unknown({ data: { aboId }, send }: QuotationScreenProps<'unknown'>) {
  return <UnknownQuote name={aboId} send={send} />;
}

export function OutcomeUnknown({ data: { reference }, send }: QuotationScreenProps<'outcomeUnknown'>) {
  return <UnknownQuote name={reference} send={send} />;
}

/** The quote or its outcome could not be loaded. */
export function Unreadable({
  data: { failure },
  send,
  busy,
}: QuotationScreenProps<'unreadable'> | QuotationScreenProps<'outcomeUnreadable'>) {
  return (
    <RetryNotice
      failure={failure}
      busy={busy}
      onRetry={() => send({ type: 'retried' })}
      title={<Trans>We couldn’t load your quote</Trans>}
    >
      <Trans>Trying again doesn’t place an order.</Trans>
    </RetryNotice>
  );
}
