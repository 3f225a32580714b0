import type { RouterObject } from 'wouter';
import { Route, Router, Switch } from 'wouter';
import type { ChartSnapshot } from '../../../machines/engine/index.ts';
import { matchPath } from '../../../machines/engine/path.ts';
import type { SessionContext } from '../../../machines/session/session.context.ts';
import type { SessionEvent } from '../../../machines/session/session.machine.ts';
import type { ApiClient } from '../../api/client.ts';
import type { Navigate, Screen } from '../../engine/index.ts';
import { PlainLink, PageContent } from '../../engine/index.ts';
import { sessionPages } from '../../features/session/session-pages.ts';
import { placeIn } from '../../../contract/page-address.ts';
import { chartPages } from './page-code.tsx';
import type { Watch } from '../../page/page.tsx';
import type { PageName } from '../../../contract/pages.ts';
import type { SessionPage } from '../pages.ts';
import { pageNames, pageOf, pathsOf } from '../../../contract/pages.ts';
import { SectionsProvider } from './page-sections.tsx';
import { personOf } from '../session/page-cache.ts';
import { cacheOf } from '../../page/query-cache.ts';
import { layouts } from './layouts.ts';

/** The pages that the session draws; at the sign-in page it draws its own step. */
const drawn: Readonly<Record<Exclude<SessionPage, 'signIn'>, Screen<SessionContext, SessionEvent>>> = sessionPages;

function isDrawn(name: string): name is keyof typeof drawn {
  return Object.hasOwn(drawn, name);
}

interface CurrentPageProps {
  readonly snapshot: ChartSnapshot<SessionContext, SessionEvent>;
  readonly send: (event: SessionEvent) => void;
  readonly can: (event: SessionEvent) => boolean;
  readonly client: ApiClient;
  readonly navigate: Navigate;
  readonly watch: Watch | null;
}

/** Matches patterns of steps, query keys included, where wouter's own parser matches paths only. */
const parser: RouterObject['parser'] = (pattern) => ({
  pattern: {
    exec: (text) => {
      const groups = matchPath(pattern, placeIn(text));
      const match: [string] = [text];
      return groups && Object.assign(match, { index: 0, input: text, groups });
    },
  },
});

/** The page that an allowed address names: the table of pages as routes. */
export function CurrentPage(props: CurrentPageProps) {
  const { location } = props.snapshot.context;
  if (!location) return null;
  return (
    <Router parser={parser}>
      <Switch location={location.path + location.search}>
        {pageNames.flatMap((name) =>
          pathsOf(name).map((path) => (
            // The same key for all addresses of a page: from one to another it stays mounted.
            <Route key={name} path={path}>
              <NamedPage name={name} {...props} />
            </Route>
          )),
        )}
      </Switch>
    </Router>
  );
}

/** A page of the table, drawn by its chart or by the session. */
function NamedPage({
  name,
  snapshot,
  send,
  can,
  client,
  navigate,
  watch,
}: CurrentPageProps & { readonly name: PageName }) {
  const { locale, site, visitor, location } = snapshot.context;
  if (!site || !location) return null;

  const PageLayout = layouts[pageOf(name).layout];
  const Page = chartPages[name];
  const person = personOf(visitor);
  const shared = { person, locale, site, client, cache: cacheOf(`${person} ${locale}`) };
  if (Page) {
    return (
      <SectionsProvider page={name} {...shared}>
        <Page
          key={`${name} ${person}`}
          {...shared}
          visitor={visitor}
          onSignedIn={(received) => send({ type: 'visitor.signedIn', visitor: received })}
          onVisitorUpdated={(received) => send({ type: 'visitor.updated', visitor: received })}
          place={location}
          isOpenByLink={pageOf(name).access === 'personalOrToken'}
          navigate={navigate}
          layout={PageLayout}
          watch={watch}
        />
      </SectionsProvider>
    );
  }

  if (!isDrawn(name)) throw new Error(`The session does not draw "${name}" here`);
  const page = drawn[name];
  const busy = snapshot.hasTag('busy');
  return (
    <SectionsProvider page={name} {...shared}>
      <PageLayout progress={[]} aside={null} Link={PlainLink}>
        <PageContent
          name={name}
          state={name}
          title={page.title(snapshot.context)}
          heading={page.heading?.(snapshot.context)}
          siteName={site.name}
          isBusy={busy}
        >
          {page.draw({ data: snapshot.context, can, send, busy })}
        </PageContent>
      </PageLayout>
    </SectionsProvider>
  );
}
