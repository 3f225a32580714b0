import type { ComponentType, ReactNode } from 'react';
import { use, useEffect, useReducer } from 'react';
import type { Place } from '../../machines/engine/index.ts';
import { announcedStep, stepOf } from '../../machines/engine/index.ts';
import { HostContext } from './host.ts';
import type { ProgressMark } from './progress.ts';
import { progressOf } from './progress.ts';
import type { Registry } from './screen.tsx';
import { StepView } from './step-view.tsx';
import { useChart } from './use-chart.ts';
import { useSend } from './use-send.ts';
import type { Visit } from './visit.ts';

/** What a layout gets from the engine: the progress list, what stands beside the work, and the work. */
export interface PageLayoutProps {
  readonly progress: readonly ProgressMark[];
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

const Bare = ({ children }: PageLayoutProps): ReactNode => children;

interface VisitViewProps<Context, Event> {
  readonly visit: Visit<Context, Event>;
  readonly registry: Registry<Context, Event>;
  /** Where the address is now, without language prefix. */
  readonly place: Place;
  readonly siteName: string;
  /** What stands around the work; by default nothing. */
  readonly layout?: ComponentType<PageLayoutProps>;
  /** What stands between heading and screen: a word of the page's own. */
  readonly notice?: ReactNode;
}

/** Draws a visit of a page and keeps it in step with the address. */
export function VisitView<Context extends object, Event extends { readonly type: string }>({
  visit,
  registry,
  place,
  siteName,
  layout: PageLayout = Bare,
  notice,
}: VisitViewProps<Context, Event>) {
  const { say } = use(HostContext);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const snapshot = useChart(visit.actor);
  const send = useSend(snapshot, visit.send, visit.can);
  useEffect(() => {
    if (visit.hold()) drawAgain();
    return visit.release;
  }, [visit]);
  useEffect(() => visit.arrive(place), [visit, place]);
  useEffect(() => {
    window.addEventListener('pagehide', visit.leave);
    return () => window.removeEventListener('pagehide', visit.leave);
  }, [visit]);

  const Aside = registry.aside;
  const { can, routes } = visit;
  const announced = announcedStep(snapshot, routes, place);
  return (
    <PageLayout
      progress={progressOf(registry.progress, routes, announced, snapshot.context, place, say)}
      aside={Aside ? <Aside data={snapshot.context} send={send} step={stepOf(snapshot).name} /> : null}
    >
      <StepView
        snapshot={snapshot}
        announced={announced}
        send={send}
        can={can}
        registry={registry}
        siteName={siteName}
        notice={notice}
      />
    </PageLayout>
  );
}
