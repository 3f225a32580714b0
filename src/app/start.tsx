import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import { chooseLocale } from '../../machines/domain/locale.ts';
import { stepOf } from '../../machines/engine/index.ts';
import { createClient, loadNetwork } from '../api/client.ts';
import { visitorApi } from '../api/visitor.ts';
import { speak } from '../i18n/catalogue.ts';
import { takeWritten } from '../i18n/written.ts';
import { loadSignIn } from '../features/session/registry.tsx';
import { hrefOf, placeOfText, readAddress } from './address.ts';
import { App } from './app.tsx';
import { prefetch } from '../page/prefetch.ts';
import { mount, writtenIn } from './ssr/mount.ts';
import { drawIn } from './telemetry/page-views.ts';
import type { Arrival } from './navigation/boot.ts';
import { readConfiguration } from './configuration.ts';
import { preloadPage } from './navigation/page-code.tsx';
import { savedLocale, savedWarning } from './session/cookies.ts';
import { forgetDrafts } from '../page/drafts.ts';
import { logFailure, logOmissions } from '../page/error-log.ts';
import { preloadPressedLinks } from './navigation/prefetch-on-press.ts';
import { readFormats } from './navigation/prefetch-formatters.ts';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { HeldWork } from './app-update/reload-blockers.ts';
import { loadAppUpdate } from './app-update/load-app-update.ts';
import { reportMissingTexts } from './app-update/missing-texts.ts';
import { showMessage, toasts } from '../page/session-toasts.ts';
import { locationOf } from './navigation/routes.ts';
import { followScroll } from './navigation/scroll-positions.ts';
import { loadTelemetry } from './telemetry/load-telemetry.ts';
import { telemetryOf } from './telemetry/telemetry.ts';
import { bearTranslation } from './layout/browser-translation.ts';
import { watchAddress } from './navigation/use-address.ts';
import { guardPageCache } from './session/page-cache.ts';
import type { SessionActor } from './session/session.ts';
import { booted, openSession } from './session/session.ts';
import { followTabs } from './session/session-tabs.ts';

/** The live panel; where a deployment has none, nothing of it is loaded. Without its code the page goes on alone: `null`. */
async function loadPanel(session: SessionActor, storybook: string) {
  try {
    const { openPanel } = await import('../panel/open-panel.tsx');
    return openPanel(session, storybook);
  } catch {
    return null;
  }
}

/**
 * Resolves once the session knows who is there, and whoever has to sign in first has the form: the document has named it for
 * those without a session; that one has ended turns out only here.
 */
async function arrived(session: SessionActor): Promise<void> {
  await booted(session);
  if (stepOf(session.getSnapshot()).name !== 'signIn') return;
  // Whoever draws it hears of a failure.
  await loadSignIn().catch(() => undefined);
}

/**
 * Starts the application where the address is: the session, and what it draws. Gives what ends it. Rejects where the words
 * of the language cannot be loaded.
 *
 * @param arrival What the page load has begun with.
 */
export async function start(element: HTMLElement, { invoiceToken, given }: Arrival): Promise<() => void> {
  const configuration = readConfiguration();
  const { prefixRouting, livePanel, build } = configuration;
  const { pathname, search } = window.location;
  const address = readAddress(pathname, search, prefixRouting);
  const { prefix, place } = address;
  const locale = chooseLocale({ route: prefix ?? undefined, cookie: savedLocale(), browser: navigator.languages });
  if (prefixRouting && prefix === null && place.path === '/') navigate(hrefOf(place, locale, true), { replace: true });

  const client = createClient({
    addressing: () => ({ locale: session.getSnapshot().context.locale, prefixRouting }),
    onUnauthorised: () => session.send({ type: 'session.expired' }),
    onFeedback: (words) => toasts.show(words, 'success'),
    onFailure: logFailure,
    onOmissions: logOmissions,
    given,
  });
  const session = openSession(
    client,
    {
      goTo: (text) => {
        const target = hrefOf(placeOfText(text), session.getSnapshot().context.locale, prefixRouting);
        navigate(target, { replace: true });
      },
      onRefusal: (words) => toasts.show(words, 'warning'),
    },
    { locale, location: locationOf(address, prefixRouting), invoiceToken, warning: savedWarning() },
  );

  const positions = followScroll();
  const endReports = reportMissingTexts();
  takeWritten(writtenIn(element));
  bearTranslation(document.body);
  const route = session.getSnapshot().context.location?.route;
  const coming = route ? preloadPage(route.name) : Promise.resolve();
  session.on('message.given', (given) => {
    showMessage(given);
    if (given.message === 'signedOut') forgetDrafts();
  });
  const speaking = speak(locale);
  const panel = livePanel === null ? null : await loadPanel(session, livePanel);
  const work = new HeldWork();
  work.watch(session);
  const watch = (actor: unknown): void => {
    panel?.watch(actor);
    work.watch(actor);
  };
  const release = build === null ? null : loadAppUpdate({ build, session, work, prefixRouting });
  const received = telemetryOf(configuration, import.meta.env.DEV);
  const telemetry = received && loadTelemetry(received, session);
  // What the session asks is on its way while words come.
  session.start();
  const endWatch = watchAddress(prefixRouting, (next) =>
    session.send({ type: 'location.changed', location: locationOf(next, prefixRouting) }),
  );
  const endPreloading = preloadPressedLinks(prefixRouting);
  const readVisitor = (signal: AbortSignal) => visitorApi(client).refreshVisitor(undefined, signal);
  const endTabs = followTabs(session, { readVisitor, onSignedOut: forgetDrafts });
  const endGuard = guardPageCache(session, { readVisitor, reload: () => window.location.reload() });
  await speaking;
  const stage = await mount(element, Promise.all([coming, arrived(session)]));
  drawIn(stage);
  const root = createRoot(stage);
  root.render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <ErrorBoundary>
          <App
            session={session}
            client={client}
            prefixRouting={prefixRouting}
            watch={watch}
            onConsent={telemetry?.onConsent}
            scroll={positions.onTurn}
            onReady={() => {
              prefetch(loadNetwork());
              readFormats();
            }}
            standing={
              <>
                {telemetry && <telemetry.Question />}
                {release && <release.Offer />}
              </>
            }
          />
        </ErrorBoundary>
      </I18nProvider>
    </StrictMode>,
  );
  return () => {
    root.unmount();
    endWatch();
    endPreloading();
    endTabs();
    endGuard();
    positions.end();
    endReports();
    session.stop();
    panel?.close();
    release?.close();
    telemetry?.close();
  };
}
