import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import type { Page } from '../../machines/engine/index.ts';
import type { SectionContext, SectionEvent } from '../../machines/shared/sections/sections.context.ts';
import type { Registry } from '../engine/index.ts';
import { openVisit, useChart } from '../engine/index.ts';
import { CountedOmissions } from './counted-omissions.tsx';
import { OmissionCount } from './omission-count.ts';
import type { PageFacts, PageModule } from './page.tsx';
import { SectionView } from './section-view.tsx';

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
export function chartSection<Context extends SectionContext<unknown>>({
  registry,
  open,
}: ChartSection<Context>): SectionModule {
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
