import type { ReactNode } from 'react';
import { Component, createContext, use } from 'react';
import type { Locale } from '../../../machines/domain/locale.ts';
import { importWithRetry } from '../../import-with-retry.ts';
import { BrokenSection } from '../../features/shared/broken-section.tsx';
import type { SectionName } from '../../features/shared/section-place.tsx';
import { SectionsContext } from '../../features/shared/section-place.tsx';
import { lazy } from '../../ui/layout/lazy.ts';
import type { PageName } from '../pages.ts';
import type { SectionFacts } from '../../page/section.tsx';
import { sections } from './sections.ts';

interface NamedProps extends SectionFacts {
  readonly name: SectionName;
}

/** What draws the sections of each page, once their code is there. */
const drawn = Object.fromEntries(
  Object.entries(sections).map(([page, load]) => [
    page,
    lazy(
      async () => {
        const known = await importWithRetry(load);
        return function SectionOfPage({ name, ...facts }: NamedProps): ReactNode {
          const Section = known[name]?.Section;
          if (!Section)
            throw new Error(`Section "${name}" is not among those of "${page}" (src/app/navigation/sections.ts)`);
          return <Section name={name} {...facts} />;
        };
      },
      // The page may do without it until its code is there; the empty mark holds its place for whoever waits for it.
      () => <span hidden data-late="" />,
    ),
  ]),
);

/** Loads the code of a page’s sections before they are drawn. */
export async function loadSectionsOf(page: PageName): Promise<void> {
  await drawn[page]?.load();
}

interface Telemetry extends SectionFacts {
  /** The page on which they stand. */
  readonly page: PageName;
  /** Who is there, and the language of what they are told: in another one all is told anew. */
  readonly person: string;
  readonly locale: Locale;
}

const TelemetryContext = createContext<Telemetry | null>(null);

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
  const telemetry = use(TelemetryContext);
  if (!telemetry) throw new Error(`Section "${name}" is outside of its page`);
  const { page, person, locale, ...facts } = telemetry;
  const Section = drawn[page];
  if (!Section) throw new Error(`Section "${name}" stands on a page that has none (src/app/navigation/sections.ts)`);
  return (
    <SectionBoundary key={`${page} ${person} ${locale}`}>
      <Section name={name} {...facts} />
    </SectionBoundary>
  );
}

const drawSection = (name: SectionName): ReactNode => <SectionNamed name={name} />;

/** Draws the sections of the pages within. */
export function SectionsProvider({ children, ...telemetry }: Telemetry & { readonly children: ReactNode }) {
  return (
    <SectionsContext value={drawSection}>
      <TelemetryContext value={telemetry}>{children}</TelemetryContext>
    </SectionsContext>
  );
}
