import { useLingui } from '@lingui/react';
import type { ComponentType, ReactNode } from 'react';
import { useEffect } from 'react';
import type { Place } from '../../machines/funnel/index.ts';
import { stepOf } from '../../machines/funnel/index.ts';
import type { ProgressMark } from './progress.ts';
import { progressOf } from './progress.ts';
import type { Registry } from './screen.tsx';
import { StepView } from './step-view.tsx';
import { useChart } from './use-chart.ts';
import type { Visit } from './visit.ts';

/** What a layout gets from the engine: the progress list, what stands beside the work, and the work. */
export interface FrameProps {
  readonly progress: readonly ProgressMark[];
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

interface FunnelViewProps<Context, Event> {
  readonly visit: Visit<Context, Event>;
  readonly registry: Registry<Context, Event>;
  /** Where the address is now, without language prefix. */
  readonly place: Place;
  readonly siteName: string;
  readonly frame: ComponentType<FrameProps>;
  /** Shown when the funnel has changed since the person left it. */
  readonly carriedOver: ReactNode;
}

/** Draws a visit of a funnel and keeps it in step with the address. */
export function FunnelView<Context extends object, Event extends { readonly type: string }>({
  visit,
  registry,
  place,
  siteName,
  frame: Frame,
  carriedOver,
}: FunnelViewProps<Context, Event>) {
  const { i18n } = useLingui();
  const snapshot = useChart(visit.actor);
  useEffect(() => {
    visit.hold();
    return () => visit.release();
  }, [visit]);
  useEffect(() => visit.arrive(place), [visit, place]);

  const Aside = registry.aside;
  const send = (event: Event): void => visit.actor.send(event);
  return (
    <Frame
      progress={progressOf(registry.progress, visit.routes, snapshot).map(({ label, ...mark }) => ({
        ...mark,
        label: i18n._(label),
      }))}
      aside={Aside ? <Aside data={snapshot.context} send={send} step={stepOf(snapshot).name} /> : null}
    >
      <StepView
        snapshot={snapshot}
        send={send}
        registry={registry}
        siteName={siteName}
        notice={visit.isCarriedOver ? carriedOver : null}
      />
    </Frame>
  );
}
