import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { TranslatedText } from '../ui/text/translated-text.tsx';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { chooseLocale } from '../../domain/locale.ts';
import { stepOf } from '../../machines/engine/index.ts';
import { createClient, loadNetwork } from '../api/client.ts';
import { visitorApi } from '../api/visitor.ts';
import { speak } from '../i18n/catalogue.ts';
import { takeWritten } from '../i18n/written.ts';
import { loadSignIn } from '../features/session/screens.tsx';
import { hrefOf, placeOfText, readAddress } from '../../contract/page-address.ts';
import { App } from './app.tsx';
import { prefetch } from '../preload.ts';
import { mount, writtenIn } from './ssr/mount.ts';
import { drawIn } from './telemetry/page-views.ts';
import type { Arrival } from './navigation/boot.ts';
import { readConfiguration } from './configuration.ts';
import { forgetStale } from '../page/query-cache.ts';
import { preloadPage } from './navigation/page-code.tsx';
import type { SessionActor } from './session/session.ts';
import { savedLocale, savedWarning, booted, openSession } from './session/session.ts';
import { forgetDrafts } from '../page/drafts.ts';
import { logFailure, logOmissions } from '../page/error-log.ts';
import { preloadPressedLinks, readFormats } from './navigation/prefetch.ts';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { ReloadBlockers } from './app-update/reload-blockers.ts';
import { loadAppUpdate } from './app-update/load-app-update.ts';
import { reportMissingTexts } from './app-update/missing-texts.ts';
import { showMessage, toasts } from '../page/session-toasts.ts';
import type { Defer } from '../ui/form/press-effect.ts';
import { PressEffectContext } from '../ui/form/press-effect.ts';
import { redirect } from './navigation/redirect.ts';
import { locationOf } from './navigation/routes.ts';
import { followScroll } from './navigation/scroll-positions.ts';
import { loadTelemetry } from './telemetry/telemetry.ts';
import { telemetryOf } from './telemetry/telemetry-settings.ts';
import { bearTranslation } from './layout/browser-translation.ts';
import { watchAddress } from './navigation/use-address.ts';
import { guardPageCache } from './session/page-cache.ts';
import { followTabs } from './session/session-tabs.ts';

/** Loads the live panel; `null` if its code cannot be loaded: the page works without it. */
async function loadPanel(session: SessionActor, storybook: string) {
  try {
    const { openPanel } = await import('../panel/open-panel.tsx');
    return openPanel(session, storybook);
  } catch {
    return null;
  }
}

/** The inspector of `VITE_INSPECT=PORT npm run dev`; `null` without it. */
async function loadInspector() {
  const port: unknown = import.meta.env['VITE_INSPECT'];
  return typeof port === 'string' ? (await import('./inspect.ts')).openInspector(port) : null;
}

/**
 * Resolves once the session knows the visitor and, where they have to sign in first, the form's code has loaded: the
 * document names it for visitors without a session; an expired session is detected only here.
 */
async function arrived(session: SessionActor): Promise<void> {
  await booted(session);
  if (stepOf(session.getSnapshot()).name !== 'signIn') return;
  // The render reports a failure.
  await loadSignIn().catch(() => undefined);
}

/**
 * Starts the application at the current address: session and rendering. Returns a function that stops it. Rejects where
 * the language's catalog cannot be loaded.
 *
 * @param arrival Results of the boot steps (`navigation/boot.ts`).
 * @param deferPress Delays the effect of presses; by default they take effect at once.
 */
export async function start(
  element: HTMLElement,
  { invoiceToken, given }: Arrival,
  deferPress: Defer | null = null,
): Promise<() => void> {
  const configuration = readConfiguration();
  const { prefixRouting, codes, livePanel, build } = configuration;
  const { pathname, search } = window.location;
  const address = readAddress(pathname, search, prefixRouting);
  const { prefix, place } = address;
  const locale = chooseLocale({ route: prefix ?? undefined, cookie: savedLocale(), browser: navigator.languages });
  if (prefixRouting && prefix === null && place.path === '/') redirect(hrefOf(place, locale, true));

  const client = createClient({
    codes,
    addressing: () => ({ locale: session.getSnapshot().context.locale, prefixRouting }),
    onUnauthorised: () => session.send({ type: 'session.expired' }),
    onFeedback: (words) => toasts.show(words, 'success'),
    onFailure: logFailure,
    onOmissions: logOmissions,
    onStale: forgetStale,
    given,
  });
  const session = openSession(
    client,
    {
      goTo: (text) => redirect(hrefOf(placeOfText(text), session.getSnapshot().context.locale, prefixRouting)),
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
  const inspector = import.meta.env.DEV ? await loadInspector() : null;
  inspector?.watch(session);
  const work = new ReloadBlockers();
  work.watch(session);
  const watch = (actor: unknown): void => {
    panel?.watch(actor);
    inspector?.watch(actor);
    work.watch(actor);
  };
  const release = build === null ? null : loadAppUpdate({ build, session, work, prefixRouting });
  const services = telemetryOf(configuration, import.meta.env.DEV);
  const telemetry = services && loadTelemetry(services, session);
  // The session's first requests run in parallel with loading the catalog.
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
      <I18nProvider i18n={i18n} defaultComponent={TranslatedText}>
        <ErrorBoundary>
          <PressEffectContext value={deferPress}>
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
          </PressEffectContext>
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
