import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { contactPaths } from '../../../machines/contact/contact.paths.ts';
import type { Account } from '../../../machines/domain/account.ts';
import { displayedName, isWalletShown } from '../../../machines/domain/account.ts';
import type { Site } from '../../../machines/domain/site.ts';
import type { Visitor } from '../../../machines/domain/visitor.ts';
import { isImpersonal } from '../../../machines/domain/visitor.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { profilePaths } from '../../../machines/profile/profile.paths.ts';
import { quoteRequestPaths } from '../../../machines/quote-request/quote-request.paths.ts';
import { placePaths } from '../../../machines/session/places.paths.ts';
import { walletPaths } from '../../../machines/wallet/wallet.paths.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Amount } from '../../ui/text/amount.tsx';
import { SectionPlace } from '../shared/section-place.tsx';
import type { SessionScreenProps } from './home-screens.tsx';
import { WarningNotice } from './warning-notice.tsx';
import styles from './account-home.module.css';

/** Link to a request for a quote that awaits an answer; renders nothing without one. */
function RequestUnderWay({ site: { requestId } }: { readonly site: Site }) {
  if (requestId === null) return null;
  const number = String(requestId);
  return (
    <Section title={<Trans>Your request for a quote</Trans>}>
      <p>
        <Trans>
          We have received your request no. {number}. The quote comes by email, within two business days of the request.
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

/** The wallet's balance, shown to its owner only, under the conditions of specification §4. */
function WalletCard({ visitor }: { readonly visitor: Visitor | null }) {
  if (!visitor?.account?.wallet || isImpersonal(visitor) || !isWalletShown(visitor.account)) return null;
  return (
    <Section title={<Trans>Your wallet</Trans>}>
      <p>
        <Amount value={visitor.account.wallet.balance} isLarge />
      </p>
      <Actions>
        <Link href={linkTo(walletPaths.list)} variant="standalone" icon="forward">
          <Trans>See what went in and out</Trans>
        </Link>
      </Actions>
    </Section>
  );
}

interface SignedInProps extends Pick<SessionScreenProps<'page'>, 'can' | 'send' | 'busy'> {
  readonly account: Account;
}

const everywhere = { type: 'signOut.requested', everywhere: true } as const;

/** Who is signed in; ends every session of the account, for instance on a lost phone or a shared computer. */
function SignedIn({ account, can, send, busy }: SignedInProps) {
  const [isPressed, setPressed] = useState(false);
  const press = (): void => {
    setPressed(true);
    send(everywhere);
  };
  const name = displayedName(account);
  return (
    <Section title={<Trans>You’re signed in as</Trans>}>
      <p>
        {name !== '' && (
          <>
            {name}
            <br />
          </>
        )}
        <span translate="no">{account.email}</span>
      </p>
      <Actions>
        <Link href={linkTo(profilePaths.overview)} variant="standalone" icon="forward">
          <Trans>Personal information</Trans>
        </Link>
        <Button variant="quiet" isPending={busy && isPressed} isDisabled={!busy && !can(everywhere)} onPress={press}>
          <Trans>Sign out everywhere</Trans>
        </Button>
      </Actions>
    </Section>
  );
}

/** A desk: what is due on the left, what the account has on the right. */
export function AccountHome({ data: { site, visitor, warning }, can, send, busy }: SessionScreenProps<'page'>) {
  const account = visitor?.account ?? null;
  /** Personal data is hidden from visitors recognised by IP address only. */
  const isPersonal = visitor !== null && account !== null && !isImpersonal(visitor);
  return (
    <Stack>
      <WarningNotice warning={warning} send={send} />
      {visitor && isImpersonal(visitor) && (
        <Notice kind="info">
          <p>
            <Trans>
              You are recognized by your organization’s network. To manage your own subscription,{' '}
              <Link href={linkTo(placePaths.signIn)}>sign in as yourself</Link>.
            </Trans>
          </p>
        </Notice>
      )}
      <div className={styles.desk}>
        <div className={styles.column}>
          {isPersonal && <SectionPlace name="openInvoices" />}
          {isPersonal && <SectionPlace name="renewals" />}
          <Section title={<Trans>Something else to read?</Trans>} isScreenOnly>
            <Actions>
              <Link href={linkTo(quoteRequestPaths.needs)} variant="standalone" icon="forward">
                <Trans>See prices and subscribe</Trans>
              </Link>
            </Actions>
          </Section>
        </div>
        <div className={styles.side}>
          <RequestUnderWay site={site} />
          <WalletCard visitor={visitor} />
          <SectionPlace name="latestArticles" />
          {isPersonal && <SectionPlace name="receivedNewsletters" />}
          {isPersonal && <SignedIn account={account} can={can} send={send} busy={busy} />}
        </div>
      </div>
    </Stack>
  );
}
