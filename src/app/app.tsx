import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { Locale } from '../../machines/domain/locale.ts';
import { isLocale } from '../../machines/domain/locale.ts';
import { isImpersonal } from '../../machines/domain/visitor.ts';
import { stateName, stepOf } from '../../machines/engine/index.ts';
import type { SessionEvent } from '../../machines/session/session.machine.ts';
import type { ApiClient } from '../api/client.ts';
import type { Navigate } from '../engine/index.ts';
import { ArrivalsProvider, StepView, useChart, useSend } from '../engine/index.ts';
import { speak } from '../i18n/catalogue.ts';
import { genericFailure, pageMissing } from '../features/shared/generic-failure.ts';
import { sessionScreens } from '../features/session/registry.tsx';
import { ProgressLine } from '../ui/feedback/progress-line.tsx';
import { StatusRegion } from '../ui/feedback/status-region.tsx';
import { Navigation } from '../ui/layout/navigation.tsx';
import { hrefOf, placeOfText } from './address.ts';
import { siteNameInDocument } from './layout/html-metadata.ts';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { CurrentPage } from './navigation/current-page.tsx';
import { EngineHost } from './engine-host.tsx';
import { PageViews, readyPage } from './telemetry/page-views.ts';
import { framePainted } from '../page/after-first-paint.ts';
import { usePageTurn } from './navigation/route-transition.ts';
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
  /** Looks on at the chart of each page. */
  readonly watch: Watch;
  /** Messages that wait for an answer, once a page and then their code are there. */
  readonly standing: ReactNode;
  /** Asks again what the person has agreed to; `undefined`: nothing is asked. */
  readonly onConsent: (() => void) | undefined;
  /** Told once that a page is there, so that what may be needed next can be loaded. */
  readonly onReady: () => void;
  /** Scrolls to where a new page or step begins. */
  readonly scroll: () => void;
}

/** Draws what the session allows where the address is. */
function Desk({ session, client, prefixRouting, watch, standing, onConsent, onReady, scroll }: AppProps) {
  const snapshot = useChart(session);
  /** The address that a link has led to, while its page is not drawn. */
  const followed = useRef<string | null>(null);
  // A page that cannot be loaded does not take away the one that is there, nor what is typed on it.
  const stay = useCallback(() => {
    if (followed.current !== window.location.pathname + window.location.search) return false;
    followed.current = null;
    window.history.back();
    toasts.show(i18n._(pageMissing), 'warning');
    return true;
  }, []);
  const { drawn, isLeft } = usePageTurn(snapshot, stay);
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
  // The same function in every language: whoever keeps it goes where the session speaks now.
  const navigateTo: Navigate = useCallback(
    (place, options) => {
      // Whoever has left a page is not brought back by what happens there.
      if (isLeaving.current) return;
      const href = hrefOf(place, session.getSnapshot().context.locale, prefixRouting);
      navigate(href + window.location.hash, options);
    },
    [session, prefixRouting],
  );

  // For tests and designers, as the main region's `data-state`: a page does not tell where the session stands, nor
  // through which states it came in one commit.
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
      // Words that are there are spoken before this.
      const wait = setTimeout(() => setLearning(true));
      try {
        await speak(language);
      } catch {
        // Its words cannot be loaded: the page goes on in the language that it has.
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
  // What may come late keeps the first page neither from being there nor from being seen.
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
    // Said once: to set what is set is a commit, too.
    if (!wasReady.current && readyPage()) {
      wasReady.current = true;
      void framePainted().then(() => {
        if (isThere.current) setReady(true);
      });
    }
    // The address may be that of a page whose code is on its way.
    if (isLeft) return;
    // It may be in the other language already, for which the words are on their way.
    // And the site may not have told its name in it yet.
    if ((prefix === null || prefix === locale) && isReceivedIn(site, locale)) views.look(locale);
  }, [views, prefix, locale, site, isLeft]);

  const changeLanguage = (code: string): void => {
    if (!isLocale(code)) return;
    // The address may be in it already, with words that did not come.
    if (prefixRouting && prefix !== code) {
      navigate(hrefOf(address.place, code, true) + window.location.hash, { replace: true });
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
      navigate(toHref(href));
      followed.current = window.location.pathname + window.location.search;
    },
    [toHref],
  );

  // A page that has been left is not drawn again because of where one goes.
  const page = useMemo(
    () => <CurrentPage snapshot={drawn} send={tell} can={can} client={client} navigate={navigateTo} watch={watch} />,
    [drawn, tell, can, client, navigateTo, watch],
  );

  return (
    <Navigation navigate={follow} hrefOf={toHref}>
      <ArrivalsProvider scroll={scroll}>
        <ShellProvider
          session={snapshot.context}
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
          <StatusRegion>{isReady && standing}</StatusRegion>
          {isReady && <LazyToastRegion toasts={toasts} />}
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
