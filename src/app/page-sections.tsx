import type { ReactNode } from 'react';
import { Component, createContext, Suspense, use } from 'react';
import type { Locale } from '../../machines/domain/locale.ts';
import { BrokenSection } from '../screens/sections/broken-section.tsx';
import type { SectionName } from '../screens/sections/section-place.tsx';
import { SectionsContext } from '../screens/sections/section-place.tsx';
import { apart } from '../ui/apart.ts';
import type { PageName } from './pages.ts';
import type { SectionFacts } from './section.tsx';
import { sectionNames, sections } from './sections.ts';

const drawn = Object.fromEntries(
  sectionNames.map((name) => [name, apart(async () => (await sections[name].load()).Section)]),
);

/** Loads the code of a page’s sections before they are drawn. */
export async function loadSectionsOf(page: PageName): Promise<void> {
  const needed = sectionNames.filter((name) => sections[name].pages.includes(page));
  await Promise.all(needed.map(async (name) => drawn[name]?.load()));
}

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
      {/* The page may do without it until its code is there; the empty mark holds its place for whoever waits for it. */}
      <Suspense fallback={<span hidden data-late="" />}>
        <Section name={name} {...facts} />
      </Suspense>
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
