import { Trans } from '@lingui/react/macro';
import { displayedName } from '../../../machines/domain/account.ts';
import { isImpersonal } from '../../../machines/domain/visitor.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { quoteRequestPaths } from '../../../machines/quote-request/quote-request.paths.ts';
import { placePaths } from '../../../machines/session/places.paths.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { SessionScreenProps } from './screen-props.ts';
import { RequestUnderWay } from './request-under-way.tsx';
import { SectionPlace } from '../shared/section-place.tsx';
import { WalletCard } from './wallet-card.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import { WarningNotice } from './warning-notice.tsx';

/** The account's first page: what waits to be done, and who one is here. */
export function AccountHome({ data: { site, visitor, warning }, can, send, busy }: SessionScreenProps<'page'>) {
  const account = visitor?.account;
  const name = account ? displayedName(account) : '';
  /** What is somebody's own is told to nobody whom only an address recognises. */
  const isPersonal = visitor !== null && account !== null && account !== undefined && !isImpersonal(visitor);
  return (
    <Stack gap="wide">
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
      {isPersonal && <SectionPlace name="openInvoices" />}
      <RequestUnderWay site={site} />
      {isPersonal && <SectionPlace name="renewals" />}
      <WalletCard visitor={visitor} />
      <SectionPlace name="latestArticles" />
      {isPersonal && <SectionPlace name="receivedNewsletters" />}
      <Section title={<Trans>Something else to read?</Trans>}>
        <p>
          <Trans>Choose publications and readers, see the price, and ask for a quote.</Trans>
        </p>
        <Actions>
          <Link href={linkTo(quoteRequestPaths.needs)} variant="standalone" icon="forward">
            <Trans>Ask for a quote</Trans>
          </Link>
        </Actions>
      </Section>
      {account && (
        <Section title={<Trans>Who you are here</Trans>}>
          <DataList
            rows={[
              ...(name === '' ? [] : [{ id: 'name', term: <Trans>Name</Trans>, value: name }]),
              { id: 'email', term: <Trans>E-mail address</Trans>, value: account.email },
            ]}
          />
          {isPersonal && <SignOutEverywhere can={can} send={send} busy={busy} />}
        </Section>
      )}
    </Stack>
  );
}
