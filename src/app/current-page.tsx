import type { ComponentType } from 'react';
import type { Visitor } from '../../machines/domain/visitor.ts';
import type { ChartSnapshot } from '../../machines/funnel/index.ts';
import { NOBODY } from '../../machines/funnel/index.ts';
import type { SessionContext } from '../../machines/session/session.context.ts';
import type { SessionEvent } from '../../machines/session/session.machine.ts';
import type { Ask } from '../api/client.ts';
import type { FrameProps, Navigate, Screen } from '../engine/index.ts';
import { PageFrame } from '../engine/index.ts';
import { sessionPages } from '../screens/pages/registry.tsx';
import { chartPages } from './page-code.tsx';
import type { Watch } from './page.tsx';
import type { Layout, SessionPage } from './pages.ts';
import { isPageName, pageOf } from './pages.ts';
import { SectionsProvider } from './page-sections.tsx';
import { AccountFrame, DefaultFrame, FunnelFrame, NewsletterFrame } from './shell.tsx';
import { shelfOf } from './wiring/shelf.ts';

/** Who is there, as drafts know them: an invoice link is somebody of its own. */
function personOf(visitor: Visitor | null): string {
  const account = visitor?.account ? `account:${visitor.account.id}` : NOBODY;
  return visitor?.tokenInvoice ? `${account} link:${visitor.tokenInvoice.id}` : account;
}

/** What draws the layout of a page. */
export const frames: Readonly<Record<Layout, ComponentType<FrameProps>>> = {
  default: DefaultFrame,
  account: AccountFrame,
  funnel: FunnelFrame,
  newsletter: NewsletterFrame,
};

/** The pages that the session draws; where it stands at the sign-in page it draws its own step. */
const drawn: Readonly<Record<Exclude<SessionPage, 'signIn'>, Screen<SessionContext, SessionEvent>>> = sessionPages;

function isDrawn(name: string): name is keyof typeof drawn {
  return Object.hasOwn(drawn, name);
}

interface CurrentPageProps {
  readonly snapshot: ChartSnapshot<SessionContext, SessionEvent>;
  readonly send: (event: SessionEvent) => void;
  readonly can: (event: SessionEvent) => boolean;
  readonly ask: Ask;
  readonly navigate: Navigate;
  readonly watch: Watch | null;
}

/** The page that an allowed address names. */
export function CurrentPage({ snapshot, send, can, ask, navigate, watch }: CurrentPageProps) {
  const { locale, site, visitor, location } = snapshot.context;
  const name = location?.route?.name ?? '';
  if (!site || !location || !isPageName(name)) return null;

  const Frame = frames[pageOf(name).layout];
  const Page = chartPages[name];
  const person = personOf(visitor);
  const surroundings = { person, locale, site, ask, shelf: shelfOf(`${person} ${locale}`) };
  if (Page) {
    return (
      <SectionsProvider page={name} {...surroundings}>
        <Page
          key={`${name} ${person}`}
          {...surroundings}
          visitor={visitor}
          onSignedIn={(told) => send({ type: 'visitor.signedIn', visitor: told })}
          onVisitorUpdated={(told) => send({ type: 'visitor.updated', visitor: told })}
          place={location}
          navigate={navigate}
          frame={Frame}
          watch={watch}
        />
      </SectionsProvider>
    );
  }

  if (!isDrawn(name)) throw new Error(`The session does not draw "${name}" here`);
  const page = drawn[name];
  const busy = snapshot.hasTag('busy');
  return (
    <Frame progress={[]} aside={null}>
      <PageFrame name={name} state={name} title={page.title(snapshot.context)} siteName={site.name} isBusy={busy}>
        <SectionsProvider page={name} {...surroundings}>
          {page.draw({ data: snapshot.context, can, send, busy })}
        </SectionsProvider>
      </PageFrame>
    </Frame>
  );
}
