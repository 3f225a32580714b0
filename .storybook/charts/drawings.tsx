import { moduleOf } from '../../src/app/pages.ts';
import { useLingui } from '@lingui/react';
import type { ComponentType, ReactNode } from 'react';
import { useCallback, useState } from 'react';
import type { Actor, AnyStateMachine } from 'xstate';
import { defaultLocale, isLocale } from '../../domain/locale.ts';
import type { ChartActor, Place } from '../../machines/engine/index.ts';
import { routesOf, stepOf } from '../../machines/engine/index.ts';
import type { Chart } from '../../machines/engine/model/samples.ts';
import { isPlaceOf } from '../../machines/engine/path.ts';
import { site, visitors } from '../../machines/people.fixtures.ts';
import type { SessionContext } from '../../machines/session/session.context.ts';
import type { SessionEvent } from '../../machines/session/session.machine.ts';
import type { ApiClient } from '../../src/api/client.ts';
import { placeOfText } from '../../contract/page-address.ts';
import { CurrentPage } from '../../src/app/navigation/current-page.tsx';
import { layouts } from '../../src/app/navigation/layouts.ts';
import { EngineHost } from '../../src/app/engine-host.tsx';
import { pageNames, pageOf } from '../../contract/pages.ts';
import { everySection } from '../../src/app/navigation/sections.ts';
import { SectionsContext } from '../../src/features/shared/sections-context.ts';
import { DefaultPageLayout, ShellProvider } from '../../src/app/layout/shell.tsx';
import type { PageLayoutProps, Registry } from '../../src/engine/index.ts';
import { openVisit, StepView, useChart, useSend, VisitView } from '../../src/engine/index.ts';
import { loadSessionViews, sessionScreens } from '../../src/features/session/screens.tsx';
import { Navigation } from '../../src/ui/layout/navigation.tsx';
import { placeOfStep } from './place-of-step.ts';

/** A running chart. */
export type DrawnActor = Pick<Actor<AnyStateMachine>, 'sessionId' | 'getSnapshot' | 'subscribe' | 'send'> & {
  readonly start: () => unknown;
  readonly stop: () => unknown;
};

export interface DrawingProps {
  readonly chart: Chart;
  readonly actor: DrawnActor;
  /** In place of the page's own. */
  readonly layout?: ComponentType<PageLayoutProps>;
}

/** Never answers. */
const silence: ApiClient = () => new Promise<never>(() => {});

const nowhere: Place = { path: '/', search: '' };

/** The session of rendered funnels: the site, and a signed-in subscriber. */
const subscriber: SessionContext = {
  locale: defaultLocale,
  site,
  visitor: visitors.signedIn,
  location: null,
  invoiceToken: null,
  isTokenRefused: false,
  warning: null,
  isLinkRenewed: false,
  refusal: null,
  failure: null,
  bootError: null,
};

interface TelemetryProps {
  readonly session: SessionContext;
  /** Of a session that runs. */
  readonly can?: (event: SessionEvent) => boolean;
  readonly send?: (event: SessionEvent) => void;
  readonly children: ReactNode;
}

/** Header and footer of every page. Their switches do nothing here: Storybook has its own. */
function Telemetry({ session, can = () => true, send = () => undefined, children }: TelemetryProps) {
  const { i18n } = useLingui();
  const locale = isLocale(i18n.locale) ? i18n.locale : defaultLocale;
  return (
    <ShellProvider
      session={{ ...session, locale }}
      page={session.location?.route?.name ?? null}
      can={can}
      send={send}
      place={session.location ?? nowhere}
      prefixRouting={false}
      onDrawn={() => undefined}
      onLanguage={() => undefined}
    >
      <EngineHost>{children}</EngineHost>
    </ShellProvider>
  );
}

/** Sections of a page have stories of their own. */
const elsewhere = (): null => null;

/** Draws a page's chart as its page does, with an address of its own and without draft. */
export function pageDrawing<Context extends object, Event extends { readonly type: string }>(
  registry: Registry<Context, Event>,
  ownLayout: ComponentType<PageLayoutProps>,
): ComponentType<DrawingProps> {
  function Visited({ chart, actor, layout = ownLayout }: DrawingProps) {
    const [place, setPlace] = useState(() => placeOfStep(chart, actor) ?? nowhere);
    const [visit] = useState(() =>
      openVisit<Context, Event>({
        page: { routes: routesOf(chart.machine), open: () => actor },
        place,
        navigate: setPlace,
      }),
    );
    const paths = Object.values(chart.steps).flatMap((step) => step.paths);
    const follow = (href: string): void => {
      const next = placeOfText(href);
      if (isPlaceOf(paths, next)) setPlace(next);
    };
    return (
      <Navigation navigate={follow} hrefOf={(href) => href}>
        <Telemetry session={subscriber}>
          <SectionsContext value={elsewhere}>
            <VisitView visit={visit} registry={registry} place={place} siteName={site.name} layout={layout} />
          </SectionsContext>
        </Telemetry>
      </Navigation>
    );
  }
  return function PageDrawing(props) {
    return <Visited key={props.actor.sessionId} {...props} />;
  };
}

/** Renders the session as `App` does; sections of its pages stay loading, unless `client` answers. */
export function SessionDrawing({
  actor,
  client = silence,
}: Pick<DrawingProps, 'actor'> & { readonly client?: ApiClient }) {
  const session: ChartActor<SessionContext, SessionEvent> = actor;
  const snapshot = useChart(session);
  const can = useCallback((event: SessionEvent) => session.getSnapshot().can(event), [session]);
  const tell = useCallback((event: SessionEvent) => session.send(event), [session]);
  const send = useSend(snapshot, tell, can);
  return (
    <Telemetry session={snapshot.context} can={can} send={send}>
      {stepOf(snapshot).name === 'page' ? (
        <CurrentPage
          snapshot={snapshot}
          send={send}
          can={can}
          client={client}
          navigate={() => undefined}
          watch={null}
        />
      ) : (
        <DefaultPageLayout>
          <StepView snapshot={snapshot} send={send} can={can} registry={sessionScreens} siteName={site.name} />
        </DefaultPageLayout>
      )}
    </Telemetry>
  );
}

/** Draws a section's chart as a page of its own, in the layout of the page that has it. */
const sectionDrawings = [...(await everySection())].map(
  ([name, { page, section }]) =>
    [name, section.withScreens((registry) => pageDrawing(registry, layouts[pageOf(page).layout]))] as const,
);

/** Component that renders each page's chart. */
const pageDrawings = pageNames.map(async (name) => {
  const { layout } = pageOf(name);
  const page = (await moduleOf(name)?.())?.page;
  // Every state renders at once, those of later steps, too: panels read the rendered text.
  await page?.preload?.();
  const drawing = page?.withScreens((registry) => pageDrawing(registry, layouts[layout]));
  return [name, drawing] as const;
});

await loadSessionViews();

/** Component that renders each chart, by its name: pages and sections as in src/app. */
export const drawings: Readonly<Record<string, ComponentType<DrawingProps> | undefined>> = {
  session: SessionDrawing,
  ...Object.fromEntries([...(await Promise.all(pageDrawings)), ...sectionDrawings]),
};
