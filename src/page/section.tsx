import type { ComponentType, ReactNode } from 'react';
import { useEffect, useState, use, useCallback, useLayoutEffect, useRef } from 'react';
import type { Page, ChartSnapshot } from '../../machines/engine/index.ts';
import { stateName, stepOf } from '../../machines/engine/index.ts';
import type { SectionEvent } from '../../machines/shared/sections/sections.context.ts';
import type { Registry } from '../engine/index.ts';
import { openVisit, useChart, HostContext, useSend } from '../engine/index.ts';
import { Section } from '../ui/layout/section.tsx';
import { CountedOmissions, OmissionCount } from './omission-count.tsx';
import type { PageFacts, PageModule } from './page.tsx';

interface SectionViewProps<Context, Event> {
  /** Key of the section. */
  readonly name: string;
  readonly snapshot: ChartSnapshot<Context, Event>;
  readonly registry: Registry<Context, Event>;
  readonly send: (event: Event) => void;
  readonly can: (event: Event) => boolean;
  /** Rendered after the section's content. */
  readonly notice?: ReactNode;
}

/**
 * Renders a section in its chart's state. It takes no focus of its own; when the used control disappears,
 * its heading gets it.
 */
function SectionView<Context extends object, Event extends { readonly type: string }>({
  name,
  snapshot,
  registry,
  send,
  can,
  notice,
}: SectionViewProps<Context, Event>) {
  const { say } = use(HostContext);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The person has acted here, and the result is pending. */
  const isUsed = useRef(false);
  const act = useCallback(
    (event: Event) => {
      isUsed.current = true;
      send(event);
    },
    [send],
  );
  const tell = useSend(snapshot, act, can);
  const busy = snapshot.hasTag('busy');
  useLayoutEffect(() => {
    if (isUsed.current && document.activeElement === document.body) heading.current?.focus();
    if (!busy) isUsed.current = false;
  }, [snapshot, busy]);

  const screen = registry.screens[stepOf(snapshot).name];
  if (!screen) throw new Error(`Section ${name} has no screen for ${stepOf(snapshot).name}`);
  const { context } = snapshot;
  return (
    <Section
      title={say(screen.title(context))}
      loaded={{ name, state: stateName(snapshot.value), isBusy: busy }}
      heading={heading}
    >
      {screen.draw({ data: context, can, send: tell, busy })}
      {notice}
    </Section>
  );
}

export type SectionFacts = Pick<PageFacts, 'site' | 'client' | 'cache'>;

/** Props of a section’s component. */
export interface SectionProps extends SectionFacts {
  readonly name: string;
}

/** The code of a section, with its type parameters erased. */
export interface SectionModule extends Pick<PageModule, 'withScreens'> {
  readonly Section: ComponentType<SectionProps>;
}

interface ChartSection<Context> {
  readonly registry: Registry<Context, SectionEvent>;
  /** The section's chart with its ports filled. */
  readonly open: (facts: SectionFacts) => Page<Context, SectionEvent>;
}

/** A section has no address. */
const nowhere = { place: { path: '/', search: '' }, navigate: () => undefined };

/** A chart as a section: it runs while its page is mounted, and reads again on a return to the page. */
export function chartSection<Context extends object>({ registry, open }: ChartSection<Context>): SectionModule {
  function Section({ name, ...facts }: SectionProps) {
    const [{ visit, omissions }] = useState(() => {
      const count = new OmissionCount();
      const page = open({ ...facts, client: count.counting(facts.client) });
      return { visit: openVisit({ page, ...nowhere }), omissions: count };
    });
    const snapshot = useChart(visit.actor);
    useEffect(() => {
      visit.hold();
      return () => visit.release();
    }, [visit]);
    useEffect(() => {
      const onShow = (): void => {
        if (document.visibilityState === 'visible') visit.send({ type: 'page.entered' });
      };
      document.addEventListener('visibilitychange', onShow);
      return () => document.removeEventListener('visibilitychange', onShow);
    }, [visit]);
    return (
      <SectionView
        name={name}
        snapshot={snapshot}
        registry={registry}
        send={visit.send}
        can={visit.can}
        notice={<CountedOmissions count={omissions} onRetry={() => visit.send({ type: 'page.entered' })} />}
      />
    );
  }
  return { Section, withScreens: (draw) => draw(registry, open) };
}
