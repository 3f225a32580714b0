import { Trans } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { Locale } from '../../machines/domain/locale.ts';
import type { Site } from '../../machines/domain/site.ts';
import type { Visitor } from '../../machines/domain/visitor.ts';
import type { Funnel, Page, Place } from '../../machines/engine/index.ts';
import { stepOf } from '../../machines/engine/index.ts';
import type { ApiClient } from '../api/client.ts';
import type { PageLayoutProps, KeptPage, Navigate, Registry, Visit } from '../engine/index.ts';
import { keepDraft, openVisit, VisitView } from '../engine/index.ts';
import { LinkLimit } from './link-limit.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { prefetch } from './prefetch.ts';
import { draftStore } from './drafts.ts';
import { logError } from './error-log.ts';
import { CountedOmissions, OmissionCount } from './omission-count.tsx';
import { firstPaint } from './after-first-paint.ts';
import type { QueryCache } from './query-cache.ts';

/** What a page can know of where it stands when it is opened. */
export interface PageFacts {
  /** Who is there, as drafts know them. */
  readonly person: string;
  readonly visitor: Visitor | null;
  readonly site: Site;
  readonly client: ApiClient;
  /** What this person was told before. */
  readonly cache: QueryCache;
  /** Tells the session that somebody has signed in on the page: it leads on. */
  readonly onSignedIn: (visitor: Visitor) => void;
  /** Tells the session what is known of the visitor now: the page has changed it. */
  readonly onVisitorUpdated: (visitor: Visitor) => void;
}

/** What the application tells a page. Another person is another page: give them as `key`, too. */
export interface PageProps extends PageFacts {
  /** The language of what the server tells. */
  readonly locale: Locale;
  readonly place: Place;
  /** Whether an invoice's link opens the page without an account. */
  readonly isOpenByLink: boolean;
  readonly navigate: Navigate;
  readonly layout: ComponentType<PageLayoutProps>;
  /** Told of the page's chart before it starts, by whoever looks on. */
  readonly watch: Watch | null;
}

/** Looks on while a chart runs. */
export type Watch = (actor: unknown) => void;

/** The code of a page, with its types forgotten. */
export interface PageModule {
  readonly Page: ComponentType<PageProps>;
  /** Hands its screens, and its chart with its ports filled, to whoever draws or runs a chart of the page otherwise. */
  readonly withScreens: <Result>(
    draw: <Context extends object, Event extends { readonly type: string }>(
      registry: Registry<Context, Event>,
      open: (facts: PageFacts) => Page<Context, Event>,
    ) => Result,
  ) => Result;
  /** Loads what may be needed after the page's first step. */
  readonly preload: (() => Promise<unknown>) | undefined;
}

/** What became of the draft that a page's visit begins with. */
type DraftFound = Pick<KeptPage<unknown, unknown>, 'isCarriedOver' | 'isUnreadable'>;

interface ChartPage<Context, Event> {
  readonly registry: Registry<Context, Event>;
  /** The page's chart with its ports filled. */
  readonly open: (facts: PageFacts) => Page<Context, Event> & Partial<DraftFound>;
  /** What the page becomes when the browser takes it out of its memory, after it was left for a hosted page. */
  readonly returned?: Event;
  /** How the chart is told of the site in another language, where it keeps what it was told of it. */
  readonly siteReceived?: (site: Site) => Event;
  /** Tells when something may have happened to what the page shows, which is then read again; gives what ends it. */
  readonly follow?: (tell: () => void) => () => void;
  /** Told after every transition, for analytics. */
  readonly onStep?: (step: string, context: Context) => void;
  /** Begins to load the code of next steps, and does for them what takes long, so that nobody waits for it there. */
  readonly preload?: () => Promise<unknown>;
}

/** A page each of whose charts is looked on at. */
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

/** A funnel as what a page opens: with the draft that this tab keeps of it for one person. */
export function withDraft<Context extends { readonly draft: Draft }, Event, Draft>(
  { person }: PageFacts,
  funnel: Funnel<Context, Event, Draft>,
  fresh: () => Draft,
) {
  const onUnreadable = (fault: string) => logError(`The draft of ${funnel.name} cannot be read: ${fault}`);
  return keepDraft(funnel, { person, fresh, store: draftStore, now: Date.now, onUnreadable });
}

/** A chart as a page: one visit for as long as one person is there. */
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
  /** By person. A page that was left and has still something to send is found again by whoever comes back to it. */
  const visits = new Map<string, Opened>();

  function opened({ place, navigate, watch, ...facts }: PageProps): Opened {
    const { person } = facts;
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

    // What the server told in words is read again in another language; what is typed, chosen or not sent yet stays.
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

    // What the page itself waits for comes first, and is on the screen. The view of an outcome is a later one: its code comes
    // beside the answer that it shows.
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
                <Trans>We could not read what you had entered on this page before. Please enter it again.</Trans>
              </Notice>
            )}
            {draft.isCarriedOver && (
              <Notice kind="info">
                <Trans>This page has changed since your last visit. What you had entered is still here.</Trans>
              </Notice>
            )}
            <CountedOmissions count={omissions} />
            {props.isOpenByLink && <LinkLimit visitor={props.visitor} site={props.site} />}
          </>
        }
      />
    );
  }

  return { Page: ChartPage, withScreens: (draw) => draw(registry, open), preload };
}
