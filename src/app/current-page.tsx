import { useLingui } from '@lingui/react';
import { Suspense } from 'react';
import type { Visitor } from '../../machines/domain/visitor.ts';
import type { ChartSnapshot } from '../../machines/funnel/index.ts';
import { NOBODY } from '../../machines/funnel/index.ts';
import type { RouteFacts } from '../../machines/session/location.ts';
import type { SessionContext, SessionEvent } from '../../machines/session/session.machine.ts';
import type { Ask } from '../api/client.ts';
import type { Navigate } from '../engine/index.ts';
import { PageFrame } from '../engine/index.ts';
import { pages } from '../screens/pages/registry.tsx';
import { loadSignIn } from '../screens/session/registry.tsx';
import { funnelPages, preloadFunnel } from './funnel-pages.ts';
import { AccountFrame, DefaultFrame } from './shell.tsx';

/** Begins to load the code of the page that a route shows, or asks to sign in for, so that it is there in time. */
export function preloadPage(route: RouteFacts | null | undefined): void {
  if (route) preloadFunnel(route.name);
  if (route?.access === 'signIn' || route?.access === 'account') void loadSignIn();
}

/** Who is there, as drafts know them: an invoice link is somebody of its own. */
function personOf(visitor: Visitor | null): string {
  const account = visitor?.account ? `account:${visitor.account.id}` : NOBODY;
  return visitor?.tokenInvoice ? `${account} link:${visitor.tokenInvoice.id}` : account;
}

interface CurrentPageProps {
  readonly snapshot: ChartSnapshot<SessionContext, SessionEvent>;
  readonly send: (event: SessionEvent) => void;
  readonly ask: Ask;
  readonly navigate: Navigate;
}

/** The page or funnel that an allowed address names. */
export function CurrentPage({ snapshot, send, ask, navigate }: CurrentPageProps) {
  const { i18n } = useLingui();
  const { site, visitor, location } = snapshot.context;
  const siteName = site?.name ?? '';
  const person = personOf(visitor);
  if (!location?.route) return null;

  const { name } = location.route;
  const FunnelPage = funnelPages[name];
  if (FunnelPage && site) {
    return (
      <Suspense fallback={<DefaultFrame>{null}</DefaultFrame>}>
        <FunnelPage
          key={`${name} ${person}`}
          person={person}
          visitor={visitor}
          site={site}
          place={location}
          ask={ask}
          navigate={navigate}
        />
      </Suspense>
    );
  }

  const page = pages[name];
  if (!page) throw new Error(`No page for route "${name}": add it to src/screens/pages/registry.tsx`);
  const main = (
    <PageFrame name={name} state={name} title={i18n._(page.title(snapshot.context))} siteName={siteName} isBusy={false}>
      {page.draw({ data: snapshot.context, can: (event) => snapshot.can(event), send, busy: snapshot.hasTag('busy') })}
    </PageFrame>
  );
  return location.route.access === 'account' ? (
    <AccountFrame path={location.path}>{main}</AccountFrame>
  ) : (
    <DefaultFrame>{main}</DefaultFrame>
  );
}
