import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { yearPriceOf } from '../../../domain/entry-price.ts';
import type { Money } from '../../../domain/money.ts';
import type { Publication, Site } from '../../../domain/site.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { purchasePaths } from '../../../contract/pages/purchase.ts';
import { quoteRequestPaths } from '../../../contract/pages/quote-request.ts';
import { classNames } from '../../ui/layout/class-names.ts';
import { Link } from '../../ui/layout/link.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { Amount } from '../../ui/text/amount.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { regionNames } from '../shared/offer/offer-names.ts';
import styles from './publication-covers.module.css';

/** Below as many titles, the sample fills the cover. */
export const FULL_COVER = 3;

/** A front page set in the site's own type: nameplate, day of the latest article, titles, and the beginning of a sample. */
function Cover({ publication }: { readonly publication: Publication }) {
  const { title, kind, region, line, rhythm, sample, headlines } = publication;
  const latest = headlines[0]?.publishedOn;
  return (
    <div data-fades="" className={classNames(styles.cover, styles[region], kind === 'database' && styles.database)}>
      <h3 className={styles.nameplate}>{title}</h3>
      {(rhythm !== null || kind === 'database') && (
        <p className={styles.dateline}>{rhythm ?? <Trans>Database</Trans>}</p>
      )}
      <div className={styles.page}>
        {latest !== undefined && (
          <p className={styles.dateline}>
            <DateText day={latest} />
          </p>
        )}
        {headlines.map((headline) => (
          <p key={headline.title} className={styles.headline}>
            {headline.title}
          </p>
        ))}
        {sample && headlines.length < FULL_COVER && (
          <>
            <p className={styles.headline}>{sample.title}</p>
            <p className={styles.text}>{sample.text}</p>
          </>
        )}
        {headlines.length === 0 && sample === null && line !== null && <p className={styles.headline}>{line}</p>}
      </div>
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

/** A publication: its cover, what it is about, what it costs, and its one button. */
function CoverItem({ publication, price, isForSale }: CoverItemProps) {
  const { line, region } = publication;
  const { i18n } = useLingui();
  return (
    <li className={styles.item}>
      <Cover publication={publication} />
      <p className={styles.subject}>
        {line !== null && `${line} `}
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

/** What the prices are for, and to how many readers the publisher sells at once; nothing without prices. */
export function PriceNote({ site: { prices, immediatePurchase } }: { readonly site: Site }) {
  if (prices.length === 0) return null;
  return (
    <p className={styles.note}>
      <Trans>Prices before VAT, for one reader with a professional license.</Trans>
      {immediatePurchase !== null && (
        <>
          {' '}
          <Plural
            value={immediatePurchase}
            one="Subscribe online for one reader, or request a quote for more."
            other="Subscribe online for up to # readers, or request a quote for more."
          />
        </>
      )}
    </p>
  );
}

/** What the publisher sells, as covers: side by side on a wide window, in a row that scrolls on a narrow one. */
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
    </ul>
  );
}
