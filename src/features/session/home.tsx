import { Plural, SelectOrdinal, Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { invoicePaths } from '../../../machines/invoice/invoice.paths.ts';
import { newsletterSignupPaths } from '../../../machines/newsletter/newsletter.paths.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import type { Money } from '../../../machines/domain/money.ts';
import { isWhole } from '../../../machines/domain/completeness.ts';
import { tierPrices } from '../../../machines/domain/tier-price.ts';
import type { Publication, Rates, Site } from '../../../machines/domain/site.ts';
import type { Visitor } from '../../../machines/domain/visitor.ts';
import { isEligible, isImpersonal } from '../../../machines/domain/visitor.ts';
import { purchasePaths } from '../../../machines/purchase/purchase.paths.ts';
import { quoteRequestPaths } from '../../../machines/quote-request/quote-request.paths.ts';
import { placePaths } from '../../../machines/session/places.paths.ts';
import { formatPrice } from '../../i18n/format.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { Link } from '../../ui/layout/link.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { Amount } from '../../ui/text/amount.tsx';
import { TextNote } from '../../ui/text/text-parts.tsx';
import { regionNames } from '../shared/offer/offer-names.ts';
import type { SessionScreenProps } from './home-screens.tsx';
import { useFailureReason } from '../shared/failure-notice.tsx';
import { PartialNotice } from '../shared/partial-notice.tsx';
import { SectionPlace } from '../shared/section-place.tsx';
import { useRetry } from './use-retry.ts';
import styles from './home.module.css';

/** What subscribers come for: their account and their invoices, and to the signed-in what is due. */
function Returning({ visitor }: { readonly visitor: Visitor | null }) {
  const account = visitor?.account ?? null;
  const name = account?.firstName ?? '';
  const isPersonal = visitor !== null && isEligible(visitor) && !isImpersonal(visitor);
  return (
    <div className={styles.returning}>
      <Section
        title={
          account ? (
            name === '' ? (
              <Trans>Welcome back</Trans>
            ) : (
              <Trans>Hello, {name}</Trans>
            )
          ) : (
            <Trans>Already a subscriber?</Trans>
          )
        }
      >
        {isPersonal ? (
          <div className={styles.due}>
            <SectionPlace name="openInvoices" />
          </div>
        ) : (
          <p className={styles.purpose}>
            <Trans>Pay an invoice, find a receipt, or manage your subscriptions.</Trans>
          </p>
        )}
        <Actions>
          <Link href={linkTo(placePaths.accountHome)} variant="standalone" icon="forward">
            {account ? <Trans>Go to your account</Trans> : <Trans>Sign in to your account</Trans>}
          </Link>
          {!isPersonal && (
            <Link href={linkTo(invoicePaths.choice)} variant="standalone" icon="forward">
              <Trans>Pay an invoice</Trans>
            </Link>
          )}
        </Actions>
      </Section>
    </div>
  );
}

/** Counts and the year, from the site’s information alone; nothing for a publisher that says none. */
function Facts({ site }: { readonly site: Site }) {
  const { foundedIn } = site;
  const counted = isWhole(site) ? site.publications : [];
  const databases = counted.filter(({ kind }) => kind === 'database').length;
  const others = counted.length - databases;
  const figure = (value: number) => <span className={styles.figure}>{value}</span>;
  if (counted.length === 0 && foundedIn === null) return null;
  return (
    <ul className={styles.facts}>
      {others > 0 && (
        <li>{others === 1 ? <Trans>{figure(1)} publication</Trans> : <Trans>{figure(others)} publications</Trans>}</li>
      )}
      {databases > 0 && (
        <li>{databases === 1 ? <Trans>{figure(1)} database</Trans> : <Trans>{figure(databases)} databases</Trans>}</li>
      )}
      {foundedIn !== null && (
        <li>
          <Trans>since {figure(foundedIn)}</Trans>
        </li>
      )}
    </ul>
  );
}

/** The price of a publication in euros, or in the first currency that it is sold in. */
function priceOf({ prices }: Site, publicationId: number): Money | null {
  const own = prices.filter((price) => price.publicationId === publicationId).map(({ price }) => price);
  return own.find(({ currency }) => currency === 'EUR') ?? own[0] ?? null;
}

interface LadderProps {
  /** Of the first reader. */
  readonly price: Money;
  readonly tiers: Rates['tiers'];
}

/** What further readers cost: `2nd to 5th: €564 · 6th to 20th: €423`; nothing where the price is the same for all. */
function Ladder({ price, tiers }: LadderProps) {
  const { i18n } = useLingui();
  const [, ...steps] = tierPrices(price, tiers);
  if (steps.length === 0) return null;
  return (
    <p className={styles.ladder}>
      <Trans>Additional readers, each:</Trans>{' '}
      {steps.map(({ from, to, price: each }, index) => {
        const amount = formatPrice(each, i18n);
        return (
          <Fragment key={from}>
            {index > 0 && ' · '}
            <span className={styles.step}>
              {to === null ? (
                <Trans>
                  from the <SelectOrdinal value={from} one="#st" two="#nd" few="#rd" other="#th" />: {amount}
                </Trans>
              ) : to === from ? (
                <Trans>
                  <SelectOrdinal value={from} one="#st" two="#nd" few="#rd" other="#th" />: {amount}
                </Trans>
              ) : (
                <Trans>
                  <SelectOrdinal value={from} one="#st" two="#nd" few="#rd" other="#th" /> to{' '}
                  <SelectOrdinal value={to} one="#st" two="#nd" few="#rd" other="#th" />: {amount}
                </Trans>
              )}
            </span>
          </Fragment>
        );
      })}
    </p>
  );
}

interface WaysProps {
  readonly publication: Pick<Publication, 'id' | 'title'>;
  /** The publisher sells to some readers at once. */
  readonly isForSale: boolean;
}

/** The ways to a subscription: an order at once where the publisher sells so, and a quote. */
function Ways({ publication: { id, title }, isForSale }: WaysProps) {
  const quote = linkTo(quoteRequestPaths.needs, { publication: String(id) });
  if (!isForSale)
    return (
      <div className={styles.way}>
        <Link href={quote} variant="standalone">
          <Trans>
            Subscribe<VisuallyHidden as="span">: {title}</VisuallyHidden>
          </Trans>
        </Link>
      </div>
    );
  return (
    <div className={classNames(styles.way, styles.ways)}>
      <Link href={linkTo(purchasePaths.choice, { publications: String(id) })} variant="standalone">
        <Trans>
          Subscribe now<VisuallyHidden as="span">: {title}</VisuallyHidden>
        </Trans>
      </Link>
      <Link href={quote} variant="standalone">
        <Trans>
          Request a quote<VisuallyHidden as="span">: {title}</VisuallyHidden>
        </Trans>
      </Link>
    </div>
  );
}

interface PublicationRowProps {
  readonly publication: Publication;
  readonly price: Money | null;
  readonly site: Pick<Site, 'rates' | 'immediatePurchase'>;
}

/** A publication: its name under the thread of its region, what it is about, when it appears, and what it costs. */
function PublicationRow({ publication, price, site: { rates, immediatePurchase } }: PublicationRowProps) {
  const { title, kind, region, line, rhythm } = publication;
  const isForSale = price !== null && immediatePurchase !== null;
  const { i18n } = useLingui();
  const regionName = i18n._(regionNames[region]);
  return (
    <li
      className={classNames(
        styles.publication,
        styles[region],
        kind === 'database' && styles.database,
        isForSale && styles.forSale,
      )}
    >
      <div className={styles.what}>
        <p className={styles.name}>{title}</p>
        {line !== null && <p className={styles.line}>{line}</p>}
      </div>
      <p className={styles.rhythm}>
        {rhythm ?? (kind === 'database' && <Trans>Database</Trans>)}
        {(rhythm !== null || kind === 'database') && ' · '}
        {regionName}
      </p>
      {price && (
        <p className={styles.price}>
          <Trans>
            <strong>
              <Amount value={price} isPrice />
            </strong>{' '}
            / year
          </Trans>
        </p>
      )}
      {price && rates && <Ladder price={price} tiers={rates.tiers} />}
      <Ways publication={publication} isForSale={isForSale} />
    </li>
  );
}

function Publications({ site }: { readonly site: Site }) {
  const { publications, prices, immediatePurchase } = site;
  return (
    <Section title={<Trans>Our publications</Trans>}>
      <ul className={styles.publications}>
        {publications.map((publication) => (
          <PublicationRow
            key={publication.id}
            publication={publication}
            price={priceOf(site, publication.id)}
            site={site}
          />
        ))}
      </ul>
      {prices.length > 0 && (
        <TextNote>
          <Trans>Prices before VAT, for one reader.</Trans>
          {immediatePurchase !== null && (
            <>
              {' '}
              <Plural
                value={immediatePurchase}
                one="Subscribe now for one reader, or request a quote for more."
                other="Subscribe now for up to # readers, or request a quote for more."
              />
            </>
          )}
        </TextNote>
      )}
    </Section>
  );
}

/** The front page: what the publisher offers and costs, and the ways in. */
export function Home({ data: { site, visitor, failure }, send, busy }: SessionScreenProps<'page'>) {
  const { retried, onRetry } = useRetry<'publications'>({ send, busy });
  const reasonOf = useFailureReason();
  return (
    <div className={styles.front}>
      <div className={styles.offer}>
        <p className={styles.lead}>
          {site.immediatePurchase === null ? (
            <Trans>Choose your publications and readers, see the price right away, and request a quote.</Trans>
          ) : (
            <Trans>
              Choose your publications and readers, see the price right away, and subscribe or request a quote.
            </Trans>
          )}
        </p>
        <Actions>
          {site.immediatePurchase === null ? (
            <Link href={linkTo(quoteRequestPaths.needs)} variant="button">
              <Trans>See prices</Trans>
            </Link>
          ) : (
            <>
              <Link href={linkTo(purchasePaths.choice)} variant="button">
                <Trans>Subscribe</Trans>
              </Link>
              <Link href={linkTo(quoteRequestPaths.needs)} variant="secondary">
                <Trans>Request a quote</Trans>
              </Link>
            </>
          )}
          <Link href={linkTo(newsletterSignupPaths.form)} variant="standalone">
            <Trans>Get the free newsletters</Trans>
          </Link>
        </Actions>
      </div>
      <Returning visitor={visitor} />
      <Facts site={site} />
      {site.publications.length > 0 && <Publications site={site} />}
      <PartialNotice
        completeness={site.completeness}
        onRetry={() => onRetry('publications')}
        busy={busy}
        takesFocus={retried !== null}
      >
        {failure && reasonOf(failure)}
      </PartialNotice>
      <div className={styles.news}>
        <SectionPlace name="latestArticles" />
      </div>
      <p className={styles.term}>
        <Trans>No automatic renewal.</Trans>
      </p>
    </div>
  );
}
