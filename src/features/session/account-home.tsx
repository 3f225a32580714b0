import { Plural, Trans } from '@lingui/react/macro';
import { contactPaths } from '../../../contract/pages/contact.ts';
import type { AccountSubscription, AdministeredLicence } from '../../../domain/account.ts';
import { administeredLicences, isWalletShown, licencesWithRequests } from '../../../domain/account.ts';
import { isUnread } from '../../../domain/completeness.ts';
import type { Site } from '../../../domain/site.ts';
import { isImpersonal } from '../../../domain/visitor.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { quoteRequestPaths } from '../../../contract/pages/quote-request.ts';
import { rangesPaths, readersPaths } from '../../../contract/pages/licence.ts';
import { placePaths } from '../../../contract/pages/session.ts';
import { subscriptionPaths, subscriptionsPaths } from '../../../contract/pages/subscription.ts';
import { walletPaths } from '../../../contract/pages/wallet.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Actions } from '../../ui/form/actions.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { Link } from '../../ui/layout/link.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Amount } from '../../ui/text/amount.tsx';
import { LicenceHome } from './licence-home.tsx';
import { FailedParts } from '../shared/failed-parts.tsx';
import { NothingDue } from '../shared/nothing-due.tsx';
import { SectionPlace } from '../shared/section-place.tsx';
import { ShownArticles } from '../shared/shown-articles.tsx';
import type { SessionScreenProps } from './home-screens.tsx';
import type { AccountPart } from './unread-part.tsx';
import { UnreadPart } from './unread-part.tsx';
import type { Retry } from './use-retry.ts';
import { useRetry } from './use-retry.ts';
import { WarningNotice } from './warning-notice.tsx';
import styles from './account-home.module.css';

/** Link to a request for a quote that awaits an answer; renders nothing without one. */
function RequestUnderWay({ site: { requestId } }: { readonly site: Site }) {
  if (requestId === null) return null;
  const number = String(requestId);
  return (
    <Section title={<Trans>Your quote request</Trans>}>
      <p>
        <Trans>
          We’ve received your request no. {number}. We’ll email you the quote within two business days of the request.
        </Trans>
      </p>
      <Actions>
        <Link href={linkTo(contactPaths.writing, { kind: 'contactForm' })} variant="standalone" icon="forward">
          <Trans>Write to us about this request</Trans>
        </Link>
      </Actions>
    </Section>
  );
}

interface CardProps extends Pick<SessionScreenProps<'page'>, 'data' | 'busy'> {
  readonly retry: Retry<AccountPart>;
}

/** Requests about licences: changes that await the publisher, and rejections; renders nothing without one. */
function Requests({ data, busy, retry }: CardProps) {
  const account = data.visitor?.account;
  if (!account) return null;
  if (!isUnread(account.subscriptions)) {
    // Licences whose facts are known say it themselves.
    return <LicenceRequests subscriptions={account.subscriptions.filter(({ licence }) => licence === null)} />;
  }
  return (
    <Section title={<Trans>Your requests</Trans>}>
      <UnreadPart
        part="requests"
        {...{ data, busy, retry }}
        link={
          <Link href={linkTo(subscriptionsPaths.list)} variant="standalone">
            <Trans>Your subscriptions</Trans>
          </Link>
        }
      >
        <Trans>We can’t show your requests here. Each of your subscriptions lists its own.</Trans>
      </UnreadPart>
    </Section>
  );
}

function LicenceRequests({ subscriptions }: { readonly subscriptions: readonly AccountSubscription[] }) {
  const licences = licencesWithRequests(subscriptions);
  const [first, ...others] = licences;
  if (!first) return null;
  const sumOf = (count: 'readers' | 'ranges' | 'rejected') => licences.reduce((all, one) => all + one[count], 0);
  const [readers, ranges, rejected] = [sumOf('readers'), sumOf('ranges'), sumOf('rejected')];
  const place = { aboId: String(first.id) };
  const hrefOf = (path: string) => (others.length > 0 ? linkTo(subscriptionsPaths.list) : linkTo(path, place));
  return (
    <Section title={<Trans>Your requests</Trans>}>
      {readers > 0 && (
        <p>
          <Plural
            value={readers}
            one="# change to your readers is awaiting our decision."
            other="# changes to your readers are awaiting our decision."
          />
        </p>
      )}
      {ranges > 0 && (
        <p>
          <Plural
            value={ranges}
            one="# change to your IP ranges is awaiting our decision."
            other="# changes to your IP ranges are awaiting our decision."
          />
        </p>
      )}
      {rejected > 0 && (
        <p>
          <Plural
            value={rejected}
            one="We rejected # request, in whole or in part, in the last 30 days."
            other="We rejected # requests, in whole or in part, in the last 30 days."
          />
        </p>
      )}
      <Actions>
        {readers > 0 && (
          <Link href={hrefOf(readersPaths.list)} variant="standalone" icon="forward">
            <Trans>View your readers</Trans>
          </Link>
        )}
        {ranges > 0 && (
          <Link href={hrefOf(rangesPaths.list)} variant="standalone" icon="forward">
            <Trans>View your IP ranges</Trans>
          </Link>
        )}
        {rejected > 0 && (
          <Link href={hrefOf(subscriptionPaths.detail)} variant="standalone" icon="forward">
            <Trans>View the rejected requests</Trans>
          </Link>
        )}
      </Actions>
    </Section>
  );
}

/** The wallet's balance, shown to its owner only, under the conditions of specification §4. */
function WalletCard({ data, busy, retry }: CardProps) {
  const { visitor } = data;
  if (!visitor?.account || isImpersonal(visitor)) return null;
  const { wallet } = visitor.account;
  const transactions = (
    <Link href={linkTo(walletPaths.list)} variant="standalone">
      <Trans>View transactions</Trans>
    </Link>
  );
  const isShown = isWalletShown(visitor.account);
  if (isShown === null || isUnread(wallet)) {
    return (
      <Section title={<Trans>Your wallet</Trans>}>
        <UnreadPart part="wallet" {...{ data, busy, retry }} link={transactions}>
          <Trans>We can’t show your wallet here.</Trans>
        </UnreadPart>
      </Section>
    );
  }
  if (wallet === null || !isShown) return null;
  const { minor, currency } = wallet.balance;
  return (
    <Section title={<Trans>Your wallet</Trans>}>
      <div className={styles.wallet}>
        {currency === null ? (
          <Actions>
            <Link href={linkTo(walletPaths.list)} variant="standalone">
              <Trans>View balance and transactions</Trans>
            </Link>
          </Actions>
        ) : (
          <>
            <p>
              <Amount value={{ minor, currency }} isLarge />
            </p>
            <Actions>{transactions}</Actions>
          </>
        )}
      </div>
    </Section>
  );
}

const isRejected = ({ rejection }: AdministeredLicence): boolean => rejection !== null;

/** A desk: what is due, to look after or to read on the left, what the account has on the right; the latest articles close the shorter column. */
export function AccountHome({ data, send, busy }: SessionScreenProps<'page'>) {
  const { site, visitor, warning } = data;
  const retry = useRetry<AccountPart>({ send, busy });
  /** Personal data is hidden from visitors recognised by IP address only. */
  const isPersonal = visitor !== null && visitor.account !== null && !isImpersonal(visitor);
  const subscriptions = isPersonal ? visitor.account?.subscriptions : undefined;
  const licences = subscriptions && !isUnread(subscriptions) ? administeredLicences(subscriptions) : [];
  /** What was rejected is to be corrected, and comes before what is due; other licences come after it. */
  const [leading, others] = [licences.filter(isRejected), licences.filter((licence) => !isRejected(licence))];
  return (
    <Stack>
      <WarningNotice warning={warning} isSignedIn={isPersonal} send={send} />
      {visitor && isImpersonal(visitor) && (
        <Notice kind="info">
          <p>
            <Trans>
              We recognize your organization’s network. To manage your own subscription,{' '}
              <Link href={linkTo(placePaths.signIn)}>sign in</Link>.
            </Trans>
          </p>
        </Notice>
      )}
      <FailedParts>
        <NothingDue>
          <ShownArticles isHidden={licences.length > 0}>
            <div
              className={classNames(
                styles.desk,
                licences.length > 0 && styles.administered,
                licences.some(({ pendingCount, rejection }) => pendingCount > 0 || rejection !== null) && styles.long,
              )}
            >
              <div className={styles.column}>
                {leading.map((licence, index) => (
                  <LicenceHome key={licence.id} licence={licence} isFirst={index === 0} />
                ))}
                {isPersonal && <SectionPlace name="openInvoices" />}
                {isPersonal && <SectionPlace name="renewals" />}
                {others.map((licence, index) => (
                  <LicenceHome key={licence.id} licence={licence} isFirst={leading.length + index === 0} />
                ))}
              </div>
              <div className={styles.side}>
                <RequestUnderWay site={site} />
                {isPersonal && <Requests data={data} busy={busy} retry={retry} />}
                <WalletCard data={data} busy={busy} retry={retry} />
                {isPersonal && <SectionPlace name="receivedNewsletters" />}
                <Section title={<Trans>Looking for more to read?</Trans>} isScreenOnly>
                  <Actions>
                    <Link href={linkTo(quoteRequestPaths.needs)} variant="standalone" icon="forward">
                      <Trans>See prices and subscribe</Trans>
                    </Link>
                  </Actions>
                </Section>
              </div>
              <div className={styles.latest}>
                <SectionPlace name="latestArticles" />
              </div>
            </div>
          </ShownArticles>
        </NothingDue>
      </FailedParts>
    </Stack>
  );
}
