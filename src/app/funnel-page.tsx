import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { Funnel, Place } from '../../machines/funnel/index.ts';
import { stepOf } from '../../machines/funnel/index.ts';
import type { FrameProps, Navigate, Registry } from '../engine/index.ts';
import { FunnelView, openVisit, tabStore } from '../engine/index.ts';
import { Notice } from '../ui/notice.tsx';

const store = tabStore(() => window.sessionStorage);

interface FunnelProps<Context extends { readonly draft: Draft }, Event extends { readonly type: string }, Draft> {
  readonly funnel: Funnel<Context, Event, Draft>;
  readonly registry: Registry<Context, Event>;
  /** Who is there. Another person is another page: give it as `key`, too. */
  readonly person: string;
  readonly fresh: () => Draft;
  readonly place: Place;
  readonly navigate: Navigate;
  readonly siteName: string;
  readonly frame: (props: FrameProps) => ReactNode;
  /** What the page becomes when the browser takes it out of its memory, after it was left for a hosted page. */
  readonly returned?: Event;
  /** Told after every transition, for analytics. */
  readonly onStep?: (step: string, context: Context) => void;
}

/** A funnel as a page: one visit for as long as one person is there. */
export function FunnelPage<Context extends { readonly draft: Draft }, Event extends { readonly type: string }, Draft>({
  funnel,
  person,
  fresh,
  place,
  navigate,
  returned,
  onStep,
  ...view
}: FunnelProps<Context, Event, Draft>) {
  const [visit] = useState(() => openVisit({ funnel, person, fresh, place, navigate, store, now: Date.now }));

  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted && returned && visit.actor.getSnapshot().can(returned)) visit.actor.send(returned);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [visit, returned]);

  useEffect(() => {
    const subscription = visit.actor.subscribe(() => {
      const snapshot = visit.actor.getSnapshot();
      onStep?.(stepOf(snapshot).name, snapshot.context);
    });
    return () => subscription.unsubscribe();
  }, [visit, onStep]);

  return (
    <FunnelView
      visit={visit}
      place={place}
      carriedOver={
        <Notice kind="info">
          <Trans>This page has changed since your last visit. What you had entered is still here.</Trans>
        </Notice>
      }
      {...view}
    />
  );
}
