import { useLingui } from '@lingui/react';
import type { ComponentType, ReactNode } from 'react';
import { useMemo } from 'react';
import type { Actor, AnyStateMachine } from 'xstate';
import { defaultLocale, isLocale } from '../../machines/domain/locale.ts';
import type { ChartActor, Place } from '../../machines/funnel/index.ts';
import { routesOf, stepOf } from '../../machines/funnel/index.ts';
import type { Chart } from '../../machines/funnel/model/samples.ts';
import { site, visitors } from '../../machines/people.fixtures.ts';
import type { SessionContext } from '../../machines/session/session.context.ts';
import type { SessionEvent } from '../../machines/session/session.machine.ts';
import type { Ask } from '../../src/api/client.ts';
import { CurrentPage, frames } from '../../src/app/current-page.tsx';
import { EngineHost } from '../../src/app/engine-host.tsx';
import { pageNames, pageOf } from '../../src/app/pages.ts';
import { DefaultFrame, ShellProvider } from '../../src/app/shell.tsx';
import type { FrameProps, Registry, Visit } from '../../src/engine/index.ts';
import { StepView, useChart, VisitView } from '../../src/engine/index.ts';
import { sessionScreens } from '../../src/screens/session/registry.tsx';

interface DrawingProps {
  readonly chart: Chart;
  readonly actor: Actor<AnyStateMachine>;
}

/** Asks nobody. */
const silence: Ask = () => new Promise<never>(() => {});

const nowhere: Place = { path: '/', search: '' };

/** What the session knows while a funnel is drawn: the site, and a subscriber who has signed in. */
const subscriber: SessionContext = {
  locale: defaultLocale,
  site,
  visitor: visitors.signedIn,
  location: null,
  invoiceToken: null,
  isTokenRefused: false,
  warning: null,
  refusal: null,
  failure: null,
};

/** What stands around every page of the application. Its switches do nothing here: Storybook has its own. */
function Surroundings({ session, children }: { readonly session: SessionContext; readonly children: ReactNode }) {
  const { i18n } = useLingui();
  const locale = isLocale(i18n.locale) ? i18n.locale : defaultLocale;
  return (
    <ShellProvider
      session={{ ...session, locale }}
      send={() => undefined}
      place={session.location ?? nowhere}
      prefixRouting={false}
      onLanguage={() => undefined}
    >
      <EngineHost>{children}</EngineHost>
    </ShellProvider>
  );
}

/** Draws a page's chart as its page does, without address and draft. */
function pageDrawing<Context extends object, Event extends { readonly type: string }>(
  registry: Registry<Context, Event>,
  frame: ComponentType<FrameProps>,
): ComponentType<DrawingProps> {
  return function PageDrawing({ chart, actor }) {
    const visit = useMemo<Visit<Context, Event>>(
      () => ({
        actor,
        routes: routesOf(chart.machine),
        send: (event) => actor.send(event),
        can: (event) => actor.getSnapshot().can(event),
        arrive: () => undefined,
        hold: () => false,
        release: () => undefined,
        leave: () => undefined,
        readAgain: () => undefined,
      }),
      [chart, actor],
    );
    return (
      <Surroundings session={subscriber}>
        <VisitView visit={visit} registry={registry} place={nowhere} siteName={site.name} frame={frame} />
      </Surroundings>
    );
  };
}

/** Draws the session as `App` does. */
function SessionDrawing({ actor }: DrawingProps) {
  const session: ChartActor<SessionContext, SessionEvent> = actor;
  const snapshot = useChart(session);
  const send = (event: SessionEvent): void => session.send(event);
  const can = (event: SessionEvent): boolean => session.getSnapshot().can(event);
  return (
    <Surroundings session={snapshot.context}>
      {stepOf(snapshot).name === 'page' ? (
        <CurrentPage snapshot={snapshot} send={send} can={can} ask={silence} navigate={() => undefined} />
      ) : (
        <DefaultFrame>
          <StepView snapshot={snapshot} send={send} can={can} registry={sessionScreens} siteName={site.name} />
        </DefaultFrame>
      )}
    </Surroundings>
  );
}

/** How each page's chart is drawn. */
const pageDrawings = await Promise.all(
  pageNames.map(async (name) => {
    const { load, layout } = pageOf(name);
    const drawing = (await load?.())?.page.withScreens((registry) => pageDrawing(registry, frames[layout]));
    return drawing ? [[name, drawing] as const] : [];
  }),
);

/** How each chart is drawn, by its name: that of a page as the page of its name in src/app/pages.ts. */
export const drawings: Readonly<Record<string, ComponentType<DrawingProps>>> = {
  session: SessionDrawing,
  ...Object.fromEntries(pageDrawings.flat()),
};
