import { Trans } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { Locale } from '../../domain/locale.ts';
import type { Site } from '../../domain/site.ts';
import type { Visitor } from '../../domain/visitor.ts';
import type { Funnel, Page, Place } from '../../machines/engine/index.ts';
import { stepOf } from '../../machines/engine/index.ts';
import type { ApiClient } from '../api/client.ts';
import type { PageLayoutProps, KeptPage, Navigate, Registry, Visit } from '../engine/index.ts';
import { keepDraft, openVisit, VisitView } from '../engine/index.ts';
import { Notice } from '../ui/feedback/notice.tsx';
import { firstPaint } from './after-first-paint.ts';
import { draftStore } from './drafts.ts';
import { logError } from './error-log.ts';
import { CountedOmissions } from './counted-omissions.tsx';
import { OmissionCount } from './omission-count.ts';
import { prefetch } from '../preload.ts';
import type { QueryCache } from './query-cache.ts';
import { LinkLimit } from './link-limit.tsx';

/** Visitor, site and services of a page when it opens. */
export interface PageFacts {
  /** Key of the visitor for drafts and caches (`personOf`). */
  readonly person: string;
  readonly visitor: Visitor | null;
  readonly site: Site;
  readonly client: ApiClient;
  /** This person's cached answers. */
  readonly cache: QueryCache;
  /** Reports a sign-in on the page to the session, which then redirects. */
  readonly onSignedIn: (visitor: Visitor) => void;
  /** Reports to the session that the page has changed the visitor. */
  readonly onVisitorUpdated: (visitor: Visitor) => void;
  readonly navigate: Navigate;
}

/** Props of a page. `person` must be part of its `key`: another person gets another instance. */
export interface PageProps extends PageFacts {
  /** The language of the server's answers. */
  readonly locale: Locale;
  readonly place: Place;
  /** Whether an invoice's link opens the page without an account. */
  readonly isOpenByLink: boolean;
  readonly layout: ComponentType<PageLayoutProps>;
  /** Observer that receives the page's chart before it starts, if there is one. */
  readonly watch: Watch | null;
}

/** Observes a running chart. */
export type Watch = (actor: unknown) => void;

/** The code of a page, with its type parameters erased. */
export interface PageModule {
  readonly Page: ComponentType<PageProps>;
  /** Passes its screens, and its chart with filled ports, to code that renders or runs the chart by other means. */
  readonly withScreens: <Result>(
    draw: <Context extends object, Event extends { readonly type: string }>(
      registry: Registry<Context, Event>,
      open: (facts: PageFacts) => Page<Context, Event>,
    ) => Result,
  ) => Result;
  /** Loads what may be needed after the page's first step. */
  readonly preload: (() => Promise<unknown>) | undefined;
}

/** State of the draft with which a page's visit starts. */
type DraftFound = Pick<KeptPage<unknown, unknown>, 'isCarriedOver' | 'isUnreadable'>;

interface ChartPage<Context, Event> {
  readonly registry: Registry<Context, Event>;
  /** The page's chart with its ports filled. */
  readonly open: (facts: PageFacts) => Page<Context, Event> & Partial<DraftFound>;
  /** Event after the browser has restored the page from its back/forward cache, on a return from a hosted page. */
  readonly returned?: Event;
  /** The event with the site in another language, where the chart's context holds the site. */
  readonly siteReceived?: (site: Site) => Event;
  /** Calls `tell` when the shown data may have changed, and is to be read again; returns an unsubscribe function. */
  readonly follow?: (tell: () => void) => () => void;
  /** Called after every transition, for analytics. */
  readonly onStep?: (step: string, context: Context) => void;
  /** Prefetches the code of next steps, and does their slow work in advance. */
  readonly preload?: () => Promise<unknown>;
}

/** A page whose charts are all passed to an observer. */
function watched<Context, Event>(page: Page<Context, Event>, watch: Watch): Page<Context, Event> {
  return {
    ...page,
    open: (input) => {
      const actor = page.open(input);
      watch(actor);
      return actor;
    },
  };
}

/** A funnel as a page's chart, with the draft that this tab keeps for the person. */
export function withDraft<Context extends { readonly draft: Draft }, Event, Draft>(
  { person }: PageFacts,
  funnel: Funnel<Context, Event, Draft>,
  fresh: () => Draft,
) {
  const onUnreadable = (fault: string) => logError(`The draft of ${funnel.name} cannot be read: ${fault}`);
  return keepDraft(funnel, { person, fresh, store: draftStore, now: Date.now, onUnreadable });
}

/** A chart as a page: one visit per person. */
export function chartPage<Context extends object, Event extends { readonly type: string }>({
  registry,
  open,
  returned,
  siteReceived,
  follow,
  onStep,
  preload,
}: ChartPage<Context, Event>): PageModule {
  interface Opened {
    readonly visit: Visit<Context, Event>;
    readonly draft: Partial<DraftFound>;
    readonly omissions: OmissionCount;
  }
  /** Visits by person. A page left with unsent changes is restored on the person's return. */
  const visits = new Map<string, Opened>();

  function opened({ place, watch, ...facts }: PageProps): Opened {
    const { person, navigate } = facts;
    const found = visits.get(person);
    if (found) return found;
    const omissions = new OmissionCount();
    const page = open({ ...facts, client: omissions.counting(facts.client) });
    const visit = openVisit({
      page: watch ? watched(page, watch) : page,
      place,
      navigate,
      onStopped: () => visits.delete(person),
    });
    const fresh = { visit, draft: page, omissions };
    visits.set(person, fresh);
    return fresh;
  }

  function ChartPage(props: PageProps) {
    const [{ visit, draft, omissions }] = useState(() => opened(props));
    const { actor } = visit;

    // Texts of the server are read again in another language; typed, chosen and unsent values stay.
    const { locale } = props;
    const spoken = useRef(locale);
    useEffect(() => {
      if (spoken.current !== locale) visit.readAgain();
      spoken.current = locale;
    }, [visit, locale]);

    const { site } = props;
    const known = useRef(site);
    useEffect(() => {
      if (siteReceived && known.current !== site) visit.send(siteReceived(site));
      known.current = site;
    }, [visit, site]);

    useEffect(() => follow?.(() => visit.readAgain()), [visit]);

    // Prefetch waits until the page itself is rendered. The view of an outcome is a later one: its code loads in
    // parallel with the answer that it shows.
    useEffect(() => {
      let isBegun = preload === undefined;
      const look = (): void => {
        const snapshot = actor.getSnapshot();
        if (isBegun || (snapshot.hasTag('busy') && !stepOf(snapshot).isOutcome)) return;
        isBegun = true;
        prefetch(firstPaint().then(() => preload?.()));
      };
      look();
      const subscription = actor.subscribe(look);
      return () => subscription.unsubscribe();
    }, [actor]);

    useEffect(() => {
      const onShow = (event: PageTransitionEvent) => {
        if (event.persisted && returned && visit.can(returned)) visit.send(returned);
      };
      window.addEventListener('pageshow', onShow);
      return () => window.removeEventListener('pageshow', onShow);
    }, [visit]);

    useEffect(() => {
      const subscription = actor.subscribe(() => {
        const snapshot = actor.getSnapshot();
        onStep?.(stepOf(snapshot).name, snapshot.context);
      });
      return () => subscription.unsubscribe();
    }, [actor]);

    return (
      <VisitView
        visit={visit}
        registry={registry}
        place={props.place}
        siteName={props.site.name}
        layout={props.layout}
        notice={
          <>
            {draft.isUnreadable && (
              <Notice kind="warning">
                <Trans>We couldn’t restore what you’d entered on this page. Enter it again.</Trans>
              </Notice>
            )}
            {draft.isCarriedOver && (
              <Notice kind="info">
                <Trans>This page has changed since your last visit. What you’d entered is still here.</Trans>
              </Notice>
            )}
            <CountedOmissions count={omissions} onRetry={() => window.location.reload()} />
          </>
        }
        footnote={props.isOpenByLink && <LinkLimit visitor={props.visitor} site={props.site} />}
      />
    );
  }

  return { Page: ChartPage, withScreens: (draw) => draw(registry, open), preload };
}
