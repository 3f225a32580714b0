import type { ReactNode } from 'react';
import { Suspense, use, useRef } from 'react';
import type { ChartSnapshot, Step } from '../../machines/engine/index.ts';
import { stateName, stepOf } from '../../machines/engine/index.ts';
import { useArrival } from './arrival.tsx';
import type { Words } from './host.ts';
import { HostContext } from './host.ts';
import type { Registry } from './screen.tsx';

interface PageContentProps {
  /** Tells one page or step from another. */
  readonly name: string;
  /** The chart's state, for tests and designers. */
  readonly state: string;
  readonly title: Words;
  /** Text of the `<h1>` where it is not the title. */
  readonly heading?: Words | undefined;
  /** Name of the site, the second half of the document's title. */
  readonly siteName: string;
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

/** The page's main region with its heading; rendering one counts as an arrival (`ArrivalsProvider`). */
export function PageContent({ name, state, title, heading = title, siteName, isBusy, children }: PageContentProps) {
  const { say, heading: Heading } = use(HostContext);
  const element = useRef<HTMLHeadingElement>(null);
  useArrival(name, say(title), siteName, element);
  return (
    <main id="main" data-screen={name} data-state={state} aria-busy={isBusy}>
      <Heading ref={element} tabIndex={-1}>
        {say(heading)}
      </Heading>
      <Suspense>{children}</Suspense>
    </main>
  );
}

interface StepViewProps<Context, Event> {
  readonly snapshot: ChartSnapshot<Context, Event>;
  /** The step whose title is the heading; by default that which is shown. */
  readonly announced?: Step;
  readonly send: (event: Event) => void;
  readonly can: (event: Event) => boolean;
  readonly registry: Registry<Context, Event>;
  readonly siteName: string;
  /** Shown between heading and screen. */
  readonly notice?: ReactNode;
  /** Shown below the screen. */
  readonly footnote?: ReactNode;
}

/** Renders the current step of a chart. */
export function StepView<Context, Event>({
  snapshot,
  announced = stepOf(snapshot),
  send,
  can,
  registry,
  siteName,
  notice,
  footnote,
}: StepViewProps<Context, Event>) {
  const step = stepOf(snapshot);
  const screen = registry.screens[step.name];
  if (!screen) throw new Error(`No screen for step "${step.name}"`);
  const { context } = snapshot;
  const busy = snapshot.hasTag('busy');
  const title = screen.title(context);
  return (
    <PageContent
      name={step.name}
      state={stateName(snapshot.value)}
      title={registry.screens[announced.name]?.title(context, title) ?? title}
      heading={screen.heading?.(context)}
      siteName={siteName}
      isBusy={busy}
    >
      {notice}
      {screen.draw({ data: context, can, send, busy })}
      {footnote}
    </PageContent>
  );
}
