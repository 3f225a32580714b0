import type { ComponentType, ReactNode } from 'react';
import { use, useEffect, useReducer } from 'react';
import type { Place, ChartRoute, Step } from '../../machines/engine/index.ts';
import { announcedStep, stepOf, carriedAlong, formatPath } from '../../machines/engine/index.ts';
import type { Host } from './host.ts';
import { HostContext } from './host.ts';
import type { LinkComponent } from './link.tsx';
import { PlainLink } from './link.tsx';
import type { Registry } from './screen.tsx';
import { StepView } from './step-view.tsx';
import { useChart, useSend } from './use-send.ts';
import type { Visit } from './visit.ts';

/** One mark of a progress list. */
interface ProgressMark {
  readonly label: string;
  readonly state: 'done' | 'current' | 'ahead';
  /** Link of a done mark; `null` if there is no way back. */
  readonly place: Place | null;
}

/**
 * The progress list of a chart: the registry names the marks in order, the announced step has the current one, and the
 * chart's routes are the links of done marks, with the foreign query keys of the present address. Empty for a step
 * without a mark; no links from an outcome, which completes the last mark as soon as it is shown: while a placeholder
 * stands in, the address alone proves nothing.
 */
function progressOf<Context extends object>(
  { progress: labels, skipped, first }: Pick<Registry<Context, never>, 'progress' | 'skipped' | 'first'>,
  routes: readonly ChartRoute[],
  step: Step,
  isShown: boolean,
  context: Context,
  present: Place,
  say: Host['say'],
): readonly ProgressMark[] {
  const left = new Set<string>(skipped?.(context));
  const marks = Object.entries(labels).filter(([name]) => !left.has(name));
  const current = marks.findIndex(([name]) => name === step.progress);
  if (current < 0) return [];
  const isOver = isShown && step.isOutcome && current === marks.length - 1;
  return marks.map(([name, label], index) => {
    const state = isOver || index < current ? 'done' : index === current ? 'current' : 'ahead';
    const route = routes.find((each) => state === 'done' && !step.isOutcome && each.step.progress === name);
    const place = route ? carriedAlong(routes, formatPath(route.pattern, context), present) : null;
    return { label: say(label), state, place: (route && index === 0 && first?.(context)) || place };
  });
}

/** Props that the engine gives a layout: the progress list, the aside, the step, and the link of marks. */
export interface PageLayoutProps {
  readonly progress: readonly ProgressMark[];
  readonly aside: ReactNode;
  readonly children: ReactNode;
  /** Draws the link of a done mark: `<Link to={place}>`. */
  readonly Link: LinkComponent;
}

const Bare = ({ children }: PageLayoutProps): ReactNode => children;

interface VisitViewProps<Context, Event> {
  readonly visit: Visit<Context, Event>;
  readonly registry: Registry<Context, Event>;
  /** The current address, without language prefix. */
  readonly place: Place;
  readonly siteName: string;
  /** Layout around the step; by default none. */
  readonly layout?: ComponentType<PageLayoutProps>;
  /** Link that marks are drawn with; by default one that loads the page again. An application with a router has its own. */
  readonly Link?: LinkComponent;
  /** A notice of the page between heading and screen. */
  readonly notice?: ReactNode;
  /** Below the screen. */
  readonly footnote?: ReactNode;
}

/** Renders a visit of a page and synchronizes it with the address. */
export function VisitView<Context extends object, Event extends { readonly type: string }>({
  visit,
  registry,
  place,
  siteName,
  layout: PageLayout = Bare,
  Link = PlainLink,
  notice,
  footnote,
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
  const shown = stepOf(snapshot);
  const announced = announcedStep(snapshot, routes, place);
  const isShown = announced === shown;
  return (
    <PageLayout
      Link={Link}
      progress={progressOf(registry, routes, announced, isShown, snapshot.context, place, say)}
      aside={Aside ? <Aside data={snapshot.context} send={send} step={shown.name} /> : null}
    >
      <StepView
        snapshot={snapshot}
        announced={announced}
        send={send}
        can={can}
        registry={registry}
        siteName={siteName}
        notice={notice}
        footnote={footnote}
      />
    </PageLayout>
  );
}
