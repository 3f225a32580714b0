/**
 * Prerenders each page on the server from the application's own layouts and screens, for a first visit: no account, no
 * draft. A bundle of its own (`scripts/build/prerender-bundle.ts`).
 */
import { moduleOf } from '../pages.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { TranslatedText } from '../../ui/text/translated-text.tsx';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import type { Site } from '../../../domain/site.ts';
import type { Visitor } from '../../../domain/visitor.ts';
import { anonymous } from '../../../domain/visitor.ts';
import type { Place } from '../../../machines/engine/index.ts';
import { ANONYMOUS } from '../../../machines/engine/index.ts';
import { ACCOUNT_HOME, begin } from '../../../machines/session/session.context.ts';
import type { ApiClient } from '../../api/client.ts';
import { readAnswer } from '../../api/read-answer.ts';
import type { PrerenderedPage, PrerenderRequest, RenderDocument } from '../../../contract/ssr.ts';
import { wayIn } from '../../../contract/ssr.ts';
import type { Envelope } from '../../../contract/envelope.ts';
import { readEnvelope } from '../../../contract/envelope.ts';
import { siteCalls } from '../../../contract/site.ts';
import { PlainLink, ArrivalsProvider, openVisit, PageContent, VisitView } from '../../engine/index.ts';
import { textsIn } from '../../i18n/catalogue.ts';
import { noteWritten } from '../../i18n/written.ts';
import { Boot } from '../../features/session/home-screens.tsx';
import { sessionPages } from '../../features/session/session-pages.ts';
import { loadSessionViews, sessionScreens } from '../../features/session/screens.tsx';
import { Navigation } from '../../ui/layout/navigation.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { hrefOf, placeOfText } from '../../../contract/page-address.ts';
import { layouts } from '../navigation/layouts.ts';
import { EngineHost } from '../engine-host.tsx';
import { preloadPage } from '../navigation/page-code.tsx';
import { SectionsProvider } from '../navigation/page-sections.tsx';
import type { PageModule } from '../../page/page.tsx';
import type { PageName } from '../../../contract/pages.ts';
import { isPageName, pageOf, pathsOf } from '../../../contract/pages.ts';
import { locationOf } from '../navigation/routes.ts';
import { ShellProvider } from '../layout/shell.tsx';
import { QueryCache } from '../../page/query-cache.ts';

export { firstQuestions } from './first-questions.ts';

const ignore = (): void => undefined;
const never = (): boolean => false;

/** Turns of the event loop within which a chart receives its answers. */
const ROUNDS = 5;

/** An address that nothing answers to. */
const nowhere: Place = { path: '/nowhere/0', search: '' };

/** A place of a page: each parameter is 0, except the redirect of a visitor who has to sign in. */
function somePlaceOf(page: PageName, isOnTheWay: boolean): Place {
  const [path = '/'] = pathsOf(page);
  const place = placeOfText(path.replaceAll(/[?&]\w+=:\w+\?/g, '').replaceAll(/:\w+/g, '0'));
  const leadsOn = isOnTheWay && path.includes(':redirect?');
  return leadsOn ? { ...place, search: `?${wayIn(ACCOUNT_HOME)}` } : place;
}

/** The envelope of a received body; `null` if it is none. */
function envelopeIn(text: string): Envelope | null {
  try {
    return readEnvelope(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * A client with the answers for anonymous visitors; other calls stay pending. Rejects with an `ApiError`, as the client
 * does.
 */
function askAmong(received: PrerenderRequest['received']): ApiClient {
  return async (call) => {
    const text = received[call.path];
    if (text === undefined) return new Promise<never>(ignore);
    return readAnswer(call, envelopeIn(text));
  };
}

/** A page to render, its visitor, and the client for its calls. */
export interface Drawing extends Omit<PrerenderRequest, 'received'> {
  readonly page: PageName | null;
  readonly site: Site;
  readonly visitor: Visitor;
  readonly place: Place;
  readonly client: ApiClient;
}

/** Providers and shell of every page, without personal data. */
function PageProviders({
  locale,
  prefixRouting,
  isOnTheWay,
  page,
  words,
  site,
  visitor,
  place,
  client,
  children,
}: Drawing & { readonly children: ReactNode }) {
  const location = locationOf({ prefix: locale, place }, prefixRouting);
  const session = {
    ...begin({
      locale,
      location: { ...location, redirect: isOnTheWay ? ACCOUNT_HOME : null },
      invoiceToken: null,
      warning: null,
    }),
    site,
    // On a page behind sign-in the visitor is not known yet; all others start as anonymous.
    visitor: words === null ? visitor : null,
  };
  const toHref = (text: string): string => hrefOf(placeOfText(text), locale, prefixRouting);
  return (
    <I18nProvider i18n={i18n} defaultComponent={TranslatedText}>
      <EngineHost>
        <Navigation navigate={ignore} hrefOf={toHref}>
          <ArrivalsProvider>
            <ShellProvider
              session={session}
              page={page}
              can={never}
              send={ignore}
              place={place}
              prefixRouting={prefixRouting}
              onLanguage={ignore}
              onDrawn={ignore}
            >
              <SectionsProvider
                page={page ?? 'home'}
                person={ANONYMOUS}
                locale={locale}
                site={site}
                client={client}
                cache={new QueryCache()}
              >
                {children}
              </SectionsProvider>
            </ShellProvider>
          </ArrivalsProvider>
        </Navigation>
      </EngineHost>
    </I18nProvider>
  );
}

/** A page that the session draws. */
function PrerenderedSession(drawing: Drawing) {
  const { page, locale, prefixRouting, isOnTheWay, site, visitor, place, words } = drawing;
  const location = locationOf({ prefix: locale, place }, prefixRouting);
  const context = {
    ...begin({
      locale,
      location: { ...location, redirect: isOnTheWay ? ACCOUNT_HOME : null },
      invoiceToken: null,
      warning: null,
    }),
    site,
    visitor,
  };
  const { notFound, signIn } = sessionScreens.screens;
  const screen = page === null ? notFound : page === 'home' ? sessionPages[page] : signIn;
  const PageLayout = layouts[page === null ? 'default' : pageOf(page).layout];
  return (
    <PageLayout progress={[]} aside={null} Link={PlainLink}>
      <PageContent
        name={screen.step}
        state=""
        title={words?.title ?? screen.title(context)}
        heading={words ? undefined : screen.heading?.(context)}
        siteName={site.name}
        isBusy
      >
        {words ? (
          <Stack>
            <p>{words.lead}</p>
            <Boot />
          </Stack>
        ) : (
          screen.draw({ data: context, can: never, send: ignore, busy: false })
        )}
      </PageContent>
    </PageLayout>
  );
}

/** Renders elements to HTML. Rejects where one of them throws, even within a boundary. */
async function textOf(elements: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(elements, {
    onError: (error) => {
      failures.push(error);
    },
    // All markup is inline, nothing is revealed by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const text = await new Response(prelude).text();
  if (failures.length > 0) throw new Error('A part of a page cannot be drawn as text', { cause: failures[0] });
  return text;
}

/** Markup of a page with a chart of its own, after the chart has received the answers for anonymous visitors. */
export async function chartText({ withScreens }: Pick<PageModule, 'withScreens'>, drawing: Drawing): Promise<string> {
  const { page, site, visitor, place, client } = drawing;
  const PageLayout = layouts[page === null ? 'default' : pageOf(page).layout];
  return withScreens(async (registry, open) => {
    const facts = {
      person: ANONYMOUS,
      visitor,
      site,
      client,
      cache: new QueryCache(),
      onSignedIn: ignore,
      onVisitorUpdated: ignore,
      navigate: ignore,
    };
    const failures: unknown[] = [];
    const onError = (error: unknown): void => {
      failures.push(error);
    };
    const visit = openVisit({ page: open(facts), place, navigate: ignore, onError });
    visit.hold();
    for (let round = 0; round < ROUNDS; round += 1) await new Promise((resolve) => setTimeout(resolve));
    try {
      if (failures.length > 0) throw new Error('The chart of a page has failed', { cause: failures[0] });
      return await textOf(
        <PageProviders {...drawing}>
          <VisitView visit={visit} registry={registry} place={place} siteName={site.name} layout={PageLayout} />
        </PageProviders>,
      );
    } finally {
      visit.release();
    }
  });
}

/**
 * Formatted amounts and days of the markup, which the client reuses before it has formatters (`src/i18n/written.ts`).
 */
function writtenText(written: Readonly<Record<string, string>>): string {
  if (Object.keys(written).length === 0) return '';
  const text = JSON.stringify(written).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" data-written>${text}</script>`;
}

async function draw(asked: PrerenderRequest): Promise<PrerenderedPage> {
  const { locale, words, received } = asked;
  const page = asked.page !== null && isPageName(asked.page) ? asked.page : null;
  const messages = await textsIn(locale);
  i18n.load(locale, messages);
  i18n.activate(locale);
  const site = readAnswer(siteCalls.infossiteweb, envelopeIn(received[siteCalls.infossiteweb.path] ?? ''));
  if (site.kind === 'refused') throw new Error('What the site is, is not told');
  const place = page === null ? nowhere : somePlaceOf(page, asked.isOnTheWay);
  const drawing = { ...asked, page, site: site.answer, visitor: anonymous, place, client: askAmong(received) };
  // Only loaded code renders without suspending.
  await Promise.all([page !== null && preloadPage(page), loadSessionViews()]);
  const module = page === null || words !== null ? undefined : await moduleOf(page)?.();
  const writtenSince = noteWritten();
  const text = module
    ? await chartText(module.page, drawing)
    : await textOf(
        <PageProviders {...drawing}>
          <PrerenderedSession {...drawing} />
        </PageProviders>,
      );
  // It is no screen yet: before the application is there, links work, and fields of text and lists of choices, whose
  // contents it takes over. The form's button is disabled, so Enter sends nothing.
  // Our content security policy forbids style attributes; react-aria names descriptions before it knows whether they are there.
  const main = text
    .replace(/<main\b[^>]*>/, '<main id="main" aria-busy="true">')
    .replaceAll(/<(?:button|input(?![^>]* type="(?:text|email|password|tel)"))\b(?![^>]* disabled=)/g, '$& disabled=""')
    .replaceAll(/ (?:style|aria-describedby)="[^"]*"/g, '');
  return {
    html: `<div data-prerendered="">${main}</div>${writtenText(writtenSince())}`,
    path: place.path,
    redirect: ACCOUNT_HOME,
  };
}

let last: Promise<unknown> = Promise.resolve();

/** One render after the other: the active language is global. */
export const renderDocument: RenderDocument = (asked) => {
  const drawn = last.then(() => draw(asked));
  last = drawn.catch(ignore);
  return drawn;
};
