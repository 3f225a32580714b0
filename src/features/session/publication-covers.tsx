import { Trans, useLingui } from '@lingui/react/macro';
import { yearPriceOf } from '../../../domain/entry-price.ts';
import type { Money } from '../../../domain/money.ts';
import type { Publication, Site } from '../../../domain/site.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { newsletterSignupPaths } from '../../../contract/pages/newsletter.ts';
import { purchasePaths } from '../../../contract/pages/purchase.ts';
import { quoteRequestPaths } from '../../../contract/pages/quote-request.ts';
import { classNames } from '../../ui/layout/class-names.ts';
import { Link } from '../../ui/layout/link.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { Amount } from '../../ui/text/amount.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { regionNames } from '../shared/offer/offer-names.ts';
import styles from './publication-covers.module.css';

/** A longer title is set smaller. */
const LONG_TITLE = 40;

/** Below as many titles, the sample fills the cover. */
export const FULL_COVER = 3;

/** The head of a front page: the name in the site's own type, and when it appears. */
function Nameplate({ publication: { title, kind, rhythm } }: { readonly publication: Publication }) {
  return (
    <>
      <h3 className={classNames(styles.nameplate, title.length > LONG_TITLE && styles.long)}>{title}</h3>
      {(rhythm !== null || kind === 'database') && (
        <p className={styles.dateline}>{rhythm ?? <Trans>Database</Trans>}</p>
      )}
    </>
  );
}

/** Below the head: day and titles of the latest articles, or the beginning of a sample; nothing without either. */
function FrontPage({ publication: { headlines, sample } }: { readonly publication: Publication }) {
  const latest = headlines[0]?.publishedOn;
  const isSampled = sample !== null && headlines.length < FULL_COVER;
  if (headlines.length === 0 && !isSampled) return null;
  return (
    <div className={styles.page}>
      {latest !== undefined && (
        <p className={styles.dateline}>
          <DateText day={latest} />
        </p>
      )}
      {headlines.map((headline) => (
        <p key={headline.title} className={styles.headline}>
          <cite>{headline.title}</cite>
        </p>
      ))}
      {isSampled && (
        <>
          <p className={styles.headline}>
            <cite>{sample.title}</cite>
          </p>
          <p data-clamped="" className={styles.text}>
            {sample.text}
          </p>
        </>
      )}
    </div>
  );
}

interface SubscribeProps {
  readonly publication: Pick<Publication, 'id' | 'title'>;
  /** The publisher sells to some readers at once. */
  readonly isForSale: boolean;
}

/** The one way to the publication: an order at once where the publisher sells so, else a quote. */
function Subscribe({ publication: { id, title }, isForSale }: SubscribeProps) {
  if (isForSale)
    return (
      <Link href={linkTo(purchasePaths.choice, { publications: String(id) })} variant="secondary">
        <Trans>
          Subscribe<VisuallyHidden as="span">: {title}</VisuallyHidden>
        </Trans>
      </Link>
    );
  return (
    <Link href={linkTo(quoteRequestPaths.needs, { publication: String(id) })} variant="secondary">
      <Trans>
        Get a quote<VisuallyHidden as="span">: {title}</VisuallyHidden>
      </Trans>
    </Link>
  );
}

interface CoverItemProps {
  readonly publication: Publication;
  readonly price: Money | null;
  readonly isForSale: boolean;
}

/** A publication: its cover, what it is about, what it costs, and its one link. */
function CoverItem({ publication, price, isForSale }: CoverItemProps) {
  const { line, region, kind } = publication;
  const { i18n } = useLingui();
  return (
    <li
      className={classNames(
        styles.item,
        styles[region],
        kind === 'database' && styles.database,
        line !== null && styles.described,
      )}
    >
      <div className={styles.cover}>
        <Nameplate publication={publication} />
        <FrontPage publication={publication} />
      </div>
      <p className={styles.subject}>
        {line !== null && <span data-clamped="">{line} </span>}
        <span className={styles.region}>{i18n._(regionNames[region])}</span>
      </p>
      <div className={styles.offer}>
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
        <Subscribe publication={publication} isForSale={isForSale} />
      </div>
    </li>
  );
}

/** The newsletters, at the end of the covers: they cost nothing. */
function NewslettersItem() {
  return (
    <li className={classNames(styles.item, styles.newsletters)}>
      <div className={styles.cover}>
        <h3 className={styles.nameplate}>
          <Trans>Newsletters</Trans>
        </h3>
        <p className={styles.dateline}>
          <Trans comment="Of newsletters: what they cost">Free</Trans>
        </p>
        <div className={styles.page}>
          <p className={styles.headline}>
            <Trans>Choose your subjects, and receive them by email.</Trans>
          </p>
        </div>
      </div>
      <p className={styles.subject}>
        <Trans>Unsubscribe at any time.</Trans>
      </p>
      <div className={styles.offer}>
        <Link href={linkTo(newsletterSignupPaths.form)} variant="secondary">
          <Trans>
            Choose<VisuallyHidden as="span"> newsletters</VisuallyHidden>
          </Trans>
        </Link>
      </div>
    </li>
  );
}

/** What the prices are for; nothing without prices. */
export function PriceNote({ site: { prices } }: { readonly site: Site }) {
  if (prices.length === 0) return null;
  return (
    <p className={styles.note}>
      <Trans>Prices before VAT: one reader, professional license.</Trans>
    </p>
  );
}

/** What the publisher sells: covers side by side in a wide window, rows of a price list in a narrow one. */
export function PublicationCovers({ site }: { readonly site: Site }) {
  const { publications, immediatePurchase } = site;
  return (
    <ul className={styles.covers}>
      {publications.map((publication) => {
        const price = yearPriceOf(site, publication.id);
        return (
          <CoverItem
            key={publication.id}
            publication={publication}
            price={price}
            isForSale={price !== null && immediatePurchase !== null}
          />
        );
      })}
      <NewslettersItem />
    </ul>
  );
}
