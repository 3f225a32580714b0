import type { ComponentType, ReactNode } from 'react';
import { Component, createContext, lazy, use, useEffect, useState } from 'react';
import type { Locale } from '../../machines/domain/locale.ts';
import type { Page } from '../../machines/funnel/index.ts';
import type { SectionEvent } from '../../machines/sections/sections.context.ts';
import type { Registry } from '../engine/index.ts';
import { openVisit, useChart } from '../engine/index.ts';
import { BrokenSection } from '../screens/sections/broken-section.tsx';
import type { SectionName } from '../screens/sections/section-place.tsx';
import { SectionsContext } from '../screens/sections/section-place.tsx';
import { SectionView } from '../screens/sections/section-view.tsx';
import { Late } from '../ui/late.tsx';
import type { PageFacts, PageModule } from './page.tsx';
import { sectionNames, sections } from './sections.ts';

/** What a section can know of where it stands. */
export type SectionFacts = Pick<PageFacts, 'site' | 'ask' | 'shelf'>;

interface SectionProps extends SectionFacts {
  readonly name: string;
}

/** The code of a section, with its types forgotten. */
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

/** A chart as a section: it runs for as long as its page is there, and reads again when somebody comes back to that. */
export function chartSection<Context extends object>({ registry, open }: ChartSection<Context>): SectionModule {
  function Section({ name, ...facts }: SectionProps) {
    const [visit] = useState(() => openVisit({ page: open(facts), ...nowhere }));
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
    return <SectionView name={name} snapshot={snapshot} registry={registry} send={visit.send} can={visit.can} />;
  }
  return { Section, withScreens: (draw) => draw(registry, open) };
}

const drawn = Object.fromEntries(
  sectionNames.map((name) => [name, lazy(async () => ({ default: (await sections[name].load()).Section }))]),
);

interface Surroundings extends SectionFacts {
  /** Who is there, and the language of what they are told: in another one all is told anew. */
  readonly person: string;
  readonly locale: Locale;
}

const SurroundingsContext = createContext<Surroundings | null>(null);

/** Keeps what goes wrong in one section, its code that cannot be loaded included, from the others and the page. */
class SectionBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <BrokenSection onReload={() => window.location.reload()} /> : this.props.children;
  }
}

function SectionNamed({ name }: { readonly name: SectionName }): ReactNode {
  const surroundings = use(SurroundingsContext);
  const Section = drawn[name];
  if (!surroundings || !Section) throw new Error(`Section "${name}" is in no table, or outside of its page`);
  const { person, locale, ...facts } = surroundings;
  return (
    <SectionBoundary key={`${person} ${locale}`}>
      <Late>
        <Section name={name} {...facts} />
      </Late>
    </SectionBoundary>
  );
}

const drawSection = (name: SectionName): ReactNode => <SectionNamed name={name} />;

/** Draws the sections of the pages within. */
export function SectionsProvider({ children, ...surroundings }: Surroundings & { readonly children: ReactNode }) {
  return (
    <SectionsContext value={drawSection}>
      <SurroundingsContext value={surroundings}>{children}</SurroundingsContext>
    </SectionsContext>
  );
}
