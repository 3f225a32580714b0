import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Suspense, useRef } from 'react';
import type { ChartSnapshot } from '../../machines/funnel/index.ts';
import { stateName, stepOf } from '../../machines/funnel/index.ts';
import { StepHeading } from '../ui/step-heading.tsx';
import { useArrival } from './arrival.tsx';
import type { Registry } from './screen.tsx';

interface PageFrameProps {
  /** Tells one page or step from another. */
  readonly name: string;
  /** The chart's state, for tests and designers. */
  readonly state: string;
  readonly title: string;
  /** Name of the site, the second half of the document's title. */
  readonly siteName: string;
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

/** The page's main region with its heading; whoever draws one has arrived somewhere. */
export function PageFrame({ name, state, title, siteName, isBusy, children }: PageFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(name, title, siteName, heading);
  return (
    <main id="main" data-screen={name} data-state={state} aria-busy={isBusy}>
      <StepHeading ref={heading}>{title}</StepHeading>
      <Suspense>{children}</Suspense>
    </main>
  );
}

interface StepViewProps<Context, Event> {
  readonly snapshot: ChartSnapshot<Context, Event>;
  readonly send: (event: Event) => void;
  readonly can: (event: Event) => boolean;
  readonly registry: Registry<Context, Event>;
  readonly siteName: string;
  /** What stands between heading and screen. */
  readonly notice?: ReactNode;
}

/** Draws the step that a chart stands at. */
export function StepView<Context, Event>({
  snapshot,
  send,
  can,
  registry,
  siteName,
  notice,
}: StepViewProps<Context, Event>) {
  const { i18n } = useLingui();
  const step = stepOf(snapshot);
  const screen = registry.screens[step.name];
  if (!screen) throw new Error(`No screen for step "${step.name}": add it to the registry`);
  const busy = snapshot.hasTag('busy');
  return (
    <PageFrame
      name={step.name}
      state={stateName(snapshot.value)}
      title={i18n._(screen.title(snapshot.context))}
      siteName={siteName}
      isBusy={busy}
    >
      {notice}
      {screen.draw({ data: snapshot.context, can, send, busy })}
    </PageFrame>
  );
}
