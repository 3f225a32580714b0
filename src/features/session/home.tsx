import { Plural, Trans } from '@lingui/react/macro';
import { invoicePaths } from '../../../contract/pages/invoice.ts';
import { newsletterSignupPaths } from '../../../contract/pages/newsletter.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { entryPriceOf } from '../../../domain/entry-price.ts';
import { isWhole } from '../../../domain/completeness.ts';
import type { Money } from '../../../domain/money.ts';
import type { Publication, Site } from '../../../domain/site.ts';
import type { Visitor } from '../../../domain/visitor.ts';
import { isEligible, isImpersonal } from '../../../domain/visitor.ts';
import { purchasePaths } from '../../../contract/pages/purchase.ts';
import { quoteRequestPaths } from '../../../contract/pages/quote-request.ts';
import { placePaths } from '../../../contract/pages/session.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { Link } from '../../ui/layout/link.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Amount } from '../../ui/text/amount.tsx';
import { ContactText } from '../../ui/text/contact-text.tsx';
import { BuyingQuestions } from './buying-questions.tsx';
import type { SessionScreenProps } from './home-screens.tsx';
import { FULL_COVER, PriceNote, PublicationCovers } from './publication-covers.tsx';
import { useFailureReason } from '../shared/failure-reasons.tsx';
import { PartialNotice } from '../shared/partial-notice.tsx';
import { SavingText } from '../shared/offer/saving-text.tsx';
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
        isScreenOnly={!isPersonal}
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
          <Link href={linkTo(placePaths.accountHome)} variant="standalone">
            {account ? <Trans>Go to your account</Trans> : <Trans>Sign in</Trans>}
          </Link>
          {!isPersonal && (
            <Link href={linkTo(invoicePaths.choice)} variant="standalone">
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

/** From the choice to the first issue, where the publisher sells by quote alone. */
function QuoteSteps() {
  return (
    <ol className={styles.steps}>
      <li>
        <Trans>Choose your publications and readers, and see the price right away.</Trans>
      </li>
      <li>
        <Trans>Get your free quote by email within two business days.</Trans>
      </li>
      <li>
        <Trans>Order online, and pay by card or bank transfer.</Trans>
      </li>
    </ol>
  );
}

/** The price from which one subscribes, and what further readers save; nothing without a tariff. */
function EntryPrice({ site }: { readonly site: Site }) {
  const entry = entryPriceOf(site);
  if (entry === null) return null;
  const { lowest, databases, saving } = entry;
  const price = (value: Money) => (
    <strong>
      <Amount value={value} isPrice />
    </strong>
  );
  return (
    <p className={styles.entry}>
      {databases ? (
        <Trans>
          Publications from {price(lowest)} a year, databases from {price(databases)}, for one reader, before VAT.
        </Trans>
      ) : (
        <Trans>From {price(lowest)} a year for one reader, before VAT.</Trans>
      )}{' '}
      {saving && <SavingText saving={saving} />}
    </p>
  );
}

/** The beginning of an article that anyone may read. */
function Sample({ publication: { title, sample } }: { readonly publication: Publication }) {
  if (sample === null) return null;
  return (
    <article className={styles.sample}>
      <p className={styles.dateline}>
        <Trans>Sample article · {title}</Trans>
      </p>
      <h2 className={styles.sampleTitle}>
        <cite>{sample.title}</cite>
      </h2>
      <p data-clamped="" className={styles.sampleText}>
        {sample.text}
      </p>
    </article>
  );
}

/** What a subscription brings with any publisher. */
function Benefits() {
  return (
    <Section title={<Trans>With your subscription</Trans>}>
      <ul className={styles.benefits}>
        <li>
          <strong>
            <Trans>One access per reader</Trans>
          </strong>{' '}
          <Trans>Each reader has their own, and you manage readers online.</Trans>
        </li>
        <li>
          <strong>
            <Trans>Alerts by email</Trans>
          </strong>{' '}
          <Trans>Follow a subject, and get each new article about it.</Trans>
        </li>
        <li>
          <strong>
            <Trans>Your reading list</Trans>
          </strong>{' '}
          <Trans>Save articles, and find those you’ve read.</Trans>
        </li>
      </ul>
    </Section>
  );
}

/** What a reader says, in the publisher's words; nothing where the publisher gives none. */
function Quotation({ testimonial }: Pick<Site, 'testimonial'>) {
  if (testimonial === null) return null;
  const { quote, author } = testimonial;
  return (
    <figure className={styles.quotation}>
      <blockquote>
        <Trans>“{quote}”</Trans>
      </blockquote>
      <figcaption>{author}</figcaption>
    </figure>
  );
}

/** The publication whose sample is open: one whose cover has titles enough to do without it, if there is one. */
function sampledOf({ publications }: Site): Publication | undefined {
  const all = publications.filter(({ sample }) => sample !== null);
  return all.find(({ headlines }) => headlines.length >= FULL_COVER) ?? all[0];
}

/** The way to what is sold: at once, or by quote; where nothing is, the publisher's address. */
function Offer({ site }: { readonly site: Site }) {
  const { immediatePurchase } = site;
  if (isWhole(site) && site.publications.length === 0)
    return (
      <div className={styles.offer}>
        <p className={styles.lead}>
          <Trans>You can’t choose publications online right now.</Trans> <ContactText contact={site.contact} />
        </p>
        <Actions>
          <Link href={linkTo(newsletterSignupPaths.form)} variant="standalone">
            <Trans>Get the free newsletters</Trans>
          </Link>
        </Actions>
      </div>
    );
  if (immediatePurchase === null)
    return (
      <div className={styles.offer}>
        <QuoteSteps />
        <EntryPrice site={site} />
        <Actions>
          <Link href={linkTo(quoteRequestPaths.needs)} variant="button">
            <Trans>Get a quote</Trans>
          </Link>
        </Actions>
      </div>
    );
  return (
    <div className={styles.offer}>
      <p className={styles.lead}>
        <Trans>Choose your publications and readers, and see the price right away.</Trans>
      </p>
      <EntryPrice site={site} />
      <Actions>
        <Link href={linkTo(purchasePaths.choice)} variant="button">
          <Trans>Subscribe</Trans>
        </Link>
        <Link href={linkTo(quoteRequestPaths.needs)} variant="secondary">
          <Trans>Get a quote</Trans>
        </Link>
      </Actions>
      <p className={styles.limit}>
        <Plural
          value={immediatePurchase}
          one="Online for one reader; by quote for more."
          other="Online for up to # readers; by quote for more."
        />
      </p>
    </div>
  );
}

/** The front page: what the publisher offers and costs, and the ways in. */
export function Home({ data: { site, visitor, failure }, send, busy }: SessionScreenProps<'page'>) {
  const { retried, onRetry } = useRetry<'publications'>({ send, busy });
  const reasonOf = useFailureReason();
  const sampled = visitor?.account ? undefined : sampledOf(site);
  return (
    <div className={classNames(styles.front, sampled && styles.sampled)}>
      <Offer site={site} />
      {/* The signed-in find what is due in the place of a sample. */}
      <div className={styles.side}>
        {sampled && <Sample publication={sampled} />}
        <Returning visitor={visitor} />
      </div>
      {site.publications.length > 0 && (
        <Section title={<Trans>Our publications</Trans>}>
          <div className={styles.about}>
            <Facts site={site} />
            <PriceNote site={site} />
          </div>
          <PublicationCovers site={site} />
        </Section>
      )}
      <PartialNotice
        completeness={site.completeness}
        onRetry={() => onRetry('publications')}
        busy={busy}
        takesFocus={retried !== null}
      >
        {failure && reasonOf(failure)}
      </PartialNotice>
      <Benefits />
      <Quotation testimonial={site.testimonial} />
      <BuyingQuestions site={site} />
      {site.publications.every(({ headlines }) => headlines.length === 0) && (
        <div className={styles.latest}>
          <SectionPlace name="latestArticles" />
        </div>
      )}
    </div>
  );
}
