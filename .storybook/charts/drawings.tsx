import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { defaultLocale, isLocale } from '../../machines/domain/locale.ts';
import type { ChartActor, Place } from '../../machines/funnel/index.ts';
import { routesOf, stepOf } from '../../machines/funnel/index.ts';
import type { Chart } from '../../machines/funnel/model/samples.ts';
import { site, visitors } from '../../machines/people.fixtures.ts';
import type { SessionContext, SessionEvent } from '../../machines/session/session.machine.ts';
import type { Ask } from '../../src/api/client.ts';
import { CurrentPage } from '../../src/app/current-page.tsx';
import { DefaultFrame, FunnelFrame, ShellProvider } from '../../src/app/shell.tsx';
import type { Registry, Visit } from '../../src/engine/index.ts';
import { FunnelView, StepView, useChart } from '../../src/engine/index.ts';
import { invoiceScreens } from '../../src/screens/invoice/registry.tsx';
import { paymentScreens } from '../../src/screens/payment/registry.tsx';
import { quotationScreens } from '../../src/screens/quotation/registry.tsx';
import { quoteRequestScreens } from '../../src/screens/quote-request/registry.tsx';
import { sessionScreens } from '../../src/screens/session/registry.tsx';

interface DrawingProps<Context, Event> {
  readonly chart: Chart;
  readonly actor: ChartActor<Context, Event>;
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
      {children}
    </ShellProvider>
  );
}

/** Draws a funnel as `FunnelPage` does, without address and draft. */
function funnel<Context extends object, Event extends { readonly type: string }>(registry: Registry<Context, Event>) {
  return function FunnelDrawing({ chart, actor }: DrawingProps<Context, Event>) {
    const visit = useMemo<Visit<Context, Event>>(
      () => ({
        actor,
        routes: routesOf(chart.machine),
        isCarriedOver: false,
        arrive: () => undefined,
        hold: () => undefined,
        release: () => undefined,
      }),
      [chart, actor],
    );
    return (
      <Surroundings session={subscriber}>
        <FunnelView
          visit={visit}
          registry={registry}
          place={nowhere}
          siteName={site.name}
          frame={FunnelFrame}
          carriedOver={null}
        />
      </Surroundings>
    );
  };
}

/** Draws the session as `App` does. */
function SessionDrawing({ actor }: DrawingProps<SessionContext, SessionEvent>) {
  const snapshot = useChart(actor);
  const send = (event: SessionEvent): void => actor.send(event);
  return (
    <Surroundings session={snapshot.context}>
      {stepOf(snapshot).name === 'page' ? (
        <CurrentPage snapshot={snapshot} send={send} ask={silence} navigate={() => undefined} />
      ) : (
        <DefaultFrame>
          <StepView snapshot={snapshot} send={send} registry={sessionScreens} siteName={site.name} />
        </DefaultFrame>
      )}
    </Surroundings>
  );
}

/** How each chart is drawn, by its name. */
export const drawings = {
  session: SessionDrawing,
  invoice: funnel(invoiceScreens),
  payment: funnel(paymentScreens),
  quotation: funnel(quotationScreens),
  quoteRequest: funnel(quoteRequestScreens),
};
