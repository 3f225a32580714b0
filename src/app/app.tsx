import { i18n } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { Locale } from '../../domain/locale.ts';
import { isLocale } from '../../domain/locale.ts';
import { isImpersonal } from '../../domain/visitor.ts';
import { stateName, stepOf } from '../../machines/engine/index.ts';
import type { SessionEvent } from '../../machines/session/session.machine.ts';
import type { ApiClient } from '../api/client.ts';
import type { Navigate } from '../engine/index.ts';
import { ArrivalsProvider, StepView, useChart, useSend } from '../engine/index.ts';
import { speak } from '../i18n/catalogue.ts';
import { genericFailure } from '../features/shared/failure-reasons.tsx';
import { sessionScreens } from '../features/session/screens.tsx';
import { ProgressLine } from '../ui/feedback/progress-line.tsx';
import { StatusMessage, StatusRegion } from '../ui/feedback/status-message.tsx';
import { Button } from '../ui/form/button.tsx';
import { Navigation } from '../ui/layout/navigation.tsx';
import { hrefOf, placeOfText } from '../../contract/page-address.ts';
import { siteNameInDocument } from './layout/html-metadata.ts';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { CurrentPage } from './navigation/current-page.tsx';
import { EngineHost } from './engine-host.tsx';
import { PageViews, readyPage } from './telemetry/page-views.ts';
import { framePainted } from '../page/after-first-paint.ts';
import { keepPageOffline } from './navigation/offline-links.ts';
import { redirect } from './navigation/redirect.ts';
import { useRouteTransition } from './navigation/route-transition.ts';
import type { Watch } from '../page/page.tsx';
import { toasts } from '../page/session-toasts.ts';
import { DefaultPageLayout, ShellProvider } from './layout/shell.tsx';
import { LazyToastRegion } from './layout/lazy-toast-region.tsx';
import { useAddress } from './navigation/use-address.ts';
import type { SessionActor } from './session/session.ts';
import { isReceivedIn } from '../page/site-texts.ts';

interface AppProps {
  readonly session: SessionActor;
  readonly client: ApiClient;
  readonly prefixRouting: boolean;
  /** Observes the chart of each page. */
  readonly watch: Watch;
  /** Messages that wait for an answer, once a page and then their code are there. */
  readonly standing: ReactNode;
  /** Asks for consent again; `undefined`: nothing needs consent. */
  readonly onConsent: (() => void) | undefined;
  /** Called once when a page is rendered, so that prefetching can start. */
  readonly onReady: () => void;
  /** Scrolls to where a new page or step begins. */
  readonly scroll: () => void;
}

/** Says that the page of a link could not be loaded; no toast, since the code of toasts may be missing, too. */
function PageMissing({ onClose }: { readonly onClose: () => void }) {
  return (
    <StatusMessage
      answers={
        <Button variant="quiet" icon="close" onPress={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <Trans>We couldn’t load that page, so you’re still on this one. Check your connection, then try again.</Trans>
    </StatusMessage>
  );
}

/** Renders the page of the current address that the session allows. */
function Desk({ session, client, prefixRouting, watch, standing, onConsent, onReady, scroll }: AppProps) {
  const snapshot = useChart(session);
  /** The address of a followed link, until its page renders. */
  const followed = useRef<string | null>(null);
  /** Address of the link followed last; the link gets the focus back if its page cannot be loaded. */
  const linked = useRef('');
  const focusLink = useCallback(() => {
    document.querySelector<HTMLElement>(`a[href="${CSS.escape(linked.current)}"]`)?.focus();
  }, []);
  const [isMissing, setMissing] = useState(false);
  const closeMissing = useCallback(() => {
    setMissing(false);
    focusLink();
  }, [focusLink]);
  // A page that cannot be loaded does not replace the previous one, so that typed values stay.
  const stay = useCallback(() => {
    if (followed.current !== window.location.pathname + window.location.search) return false;
    followed.current = null;
    window.history.back();
    setMissing(true);
    return true;
  }, []);
  useEffect(
    () =>
      keepPageOffline((href) => {
        linked.current = href;
        setMissing(true);
      }),
    [],
  );
  const { drawn, isLeft } = useRouteTransition(snapshot, stay);
  // The links of the page are new ones.
  useEffect(() => {
    if (isMissing && !isLeft) focusLink();
  }, [isMissing, isLeft, focusLink]);
  const { locale, site, visitor } = snapshot.context;
  const isPerson = visitor?.account ? !isImpersonal(visitor) : false;
  const siteName = site?.name ?? siteNameInDocument(i18n);
  const address = useAddress(prefixRouting);
  const send = useCallback((event: SessionEvent) => session.send(event), [session]);
  const can = useCallback((event: SessionEvent) => session.getSnapshot().can(event), [session]);
  const tell = useSend(snapshot, send, can);
  const isLeaving = useRef(false);
  useLayoutEffect(() => {
    isLeaving.current = isLeft;
  }, [isLeft]);
  // The same function in every language: it uses the session's current language.
  const navigateTo: Navigate = useCallback(
    (place, options) => {
      // Events of a page that was left must not navigate back to it.
      if (isLeaving.current) return;
      const href = hrefOf(place, session.getSnapshot().context.locale, prefixRouting);
      navigate(href + window.location.hash, options);
    },
    [session, prefixRouting],
  );

  // For tests and designers, as the main region's `data-state`: the page alone does not show the session's state, nor
  // the states that it passed within one commit.
  useLayoutEffect(() => {
    const show = (): void => {
      document.documentElement.dataset['session'] = stateName(session.getSnapshot().value);
    };
    show();
    const subscription = session.subscribe(show);
    return () => subscription.unsubscribe();
  }, [session]);

  const [isLearning, setLearning] = useState(false);
  const goOnIn = useCallback(
    async (language: Locale) => {
      // A loaded catalog is active before this.
      const wait = setTimeout(() => setLearning(true));
      try {
        await speak(language);
      } catch {
        // The catalog cannot be loaded: the page stays in its language.
        toasts.show(i18n._(genericFailure), 'warning');
        return;
      } finally {
        clearTimeout(wait);
        setLearning(false);
      }
      send({ type: 'locale.changed', locale: language });
    },
    [send],
  );

  // Back and Forward may lead to the other language, too.
  const { prefix } = address;
  useEffect(() => {
    if (prefix === null || prefix === locale) return;
    void goOnIn(prefix);
  }, [goOnIn, prefix, locale]);

  const [views] = useState(() => new PageViews());
  // Deferred parts start only once the first page has been painted.
  const [isReady, setReady] = useState(false);
  const wasReady = useRef(false);
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady, onReady]);
  const onDrawn = useCallback(() => {
    // Once only: setting the state again would cause another commit.
    if (!wasReady.current && readyPage()) {
      wasReady.current = true;
      void framePainted().then(() => {
        if (isThere.current) setReady(true);
      });
    }
    // The address may be that of a page whose code is still loading.
    if (isLeft) return;
    // It may have the other language’s prefix already, while that catalog still loads.
    // The site's name in that language may not have arrived yet, either.
    if ((prefix === null || prefix === locale) && isReceivedIn(site, locale)) views.look(locale);
  }, [views, prefix, locale, site, isLeft]);

  const changeLanguage = (code: string): void => {
    if (!isLocale(code)) return;
    // The address may have this prefix already, if the catalog could not be loaded.
    if (prefixRouting && prefix !== code) {
      redirect(hrefOf(address.place, code, true));
    } else {
      void goOnIn(code);
    }
  };
  const toHref = useCallback(
    (text: string) => hrefOf(placeOfText(text), locale, prefixRouting),
    [locale, prefixRouting],
  );
  const follow = useCallback(
    (href: string) => {
      linked.current = toHref(href);
      navigate(linked.current);
      followed.current = window.location.pathname + window.location.search;
      setMissing(false);
    },
    [toHref],
  );

  // A change of the address does not render the page that is being left again.
  const page = useMemo(
    () => <CurrentPage snapshot={drawn} send={tell} can={can} client={client} navigate={navigateTo} watch={watch} />,
    [drawn, tell, can, client, navigateTo, watch],
  );

  return (
    <Navigation navigate={follow} hrefOf={toHref}>
      <ArrivalsProvider scroll={scroll}>
        <ShellProvider
          session={snapshot.context}
          page={drawn.context.location?.route?.name ?? null}
          can={can}
          send={tell}
          place={address.place}
          prefixRouting={prefixRouting}
          onLanguage={changeLanguage}
          onDrawn={onDrawn}
          onConsent={isPerson ? onConsent : undefined}
        >
          <ErrorBoundary layout={DefaultPageLayout} siteName={siteName}>
            {stepOf(drawn).name === 'page' ? (
              page
            ) : (
              <DefaultPageLayout>
                <StepView snapshot={drawn} send={tell} can={can} registry={sessionScreens} siteName={siteName} />
              </DefaultPageLayout>
            )}
          </ErrorBoundary>
          <ProgressLine isShown={isLearning || isLeft} />
          <StatusRegion>{isMissing ? <PageMissing onClose={closeMissing} /> : isReady && standing}</StatusRegion>
          {isReady && <LazyToastRegion toasts={toasts} page={address.place.path + address.place.search} />}
        </ShellProvider>
      </ArrivalsProvider>
    </Navigation>
  );
}

/** The application. */
export function App(props: AppProps) {
  return (
    <EngineHost>
      <Desk {...props} />
    </EngineHost>
  );
}
