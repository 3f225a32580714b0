import { useLingui } from '@lingui/react';
import type { ComponentType, ReactNode } from 'react';
import { useState } from 'react';
import type { Actor, AnyStateMachine } from 'xstate';
import { defaultLocale, isLocale } from '../../domain/locale.ts';
import type { Place } from '../../machines/engine/index.ts';
import { routesOf } from '../../machines/engine/index.ts';
import type { Chart } from '../../machines/engine/model/samples.ts';
import { isPlaceOf } from '../../machines/engine/path.ts';
import { site, visitors } from '../../machines/people.fixtures.ts';
import type { SessionContext } from '../../machines/session/session.context.ts';
import type { SessionEvent } from '../../machines/session/session.machine.ts';
import { placeOfText } from '../../contract/page-address.ts';
import { EngineHost } from '../../src/app/engine-host.tsx';
import { SectionsContext } from '../../src/features/shared/sections-context.ts';
import { ShellProvider } from '../../src/app/layout/shell.tsx';
import type { PageLayoutProps, Registry } from '../../src/engine/index.ts';
import { openVisit, VisitView } from '../../src/engine/index.ts';
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
export function Telemetry({ session, can = () => true, send = () => undefined, children }: TelemetryProps) {
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
