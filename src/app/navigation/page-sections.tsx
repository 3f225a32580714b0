import type { ReactNode } from 'react';
import { Component, createContext, use, useSyncExternalStore } from 'react';
import type { Locale } from '../../../domain/locale.ts';
import { importWithRetry } from '../../import-with-retry.ts';
import type { SectionName } from '../../features/shared/section-place.tsx';
import { SectionsContext } from '../../features/shared/section-place.tsx';
import { lazy } from '../../ui/layout/lazy.ts';
import type { PageName } from '../pages.ts';
import type { SectionFacts } from '../../page/section.tsx';
import { sections } from './sections.ts';
import { Trans } from '@lingui/react/macro';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

/** Replaces a section whose code or render failed; the rest of the page works on. */
export function BrokenSection({ onReload }: { readonly onReload: () => void }) {
  return (
    <Stack gap="close">
      <Notice kind="danger" title={<Trans>We couldn’t load this part of the page</Trans>} />
      <Actions>
        <Button onPress={onReload}>
          <Trans>Reload the page</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}

interface NamedProps extends SectionFacts {
  readonly name: SectionName;
}

/** A lazy component per page, which renders the page’s sections. */
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
      // The page does without it until its code has loaded; the empty mark says that it is still to come
      // (`ssr/mount.ts`).
      () => <span hidden data-late="" />,
    ),
  ]),
);

/**
 * What is due on the home page, for those who have signed in. Imported by a module of its own: as a part of the shell it would
 * be grouped with the pages that share its code.
 */
const DueInvoices = lazy(
  async () => (await importWithRetry(() => import('./later-due-invoices.tsx'))).LaterDueInvoices,
  () => <span hidden data-late="" />,
);

/** Loads the code of a page’s sections before they render. */
export async function loadSectionsOf(page: PageName): Promise<void> {
  await drawn[page]?.load();
}

interface SectionsValue extends SectionFacts {
  /** The page of the sections. */
  readonly page: PageName;
  /** Person and language: when one changes, sections read everything again. */
  readonly person: string;
  readonly locale: Locale;
}

const SectionFactsContext = createContext<SectionsValue | null>(null);

const silent = (): (() => void) => () => undefined;

/** Number of the person's open invoices, as far as it has been read; `null` where it is not known. */
export function useOpenInvoices(): number | null {
  const cache = use(SectionFactsContext)?.cache;
  const look = (): number | null => cache?.openInvoices() ?? null;
  return useSyncExternalStore(cache?.subscribe ?? silent, look, look);
}

/** Isolates the failure of one section, of loading its code included, from the others and the page. */
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
  const value = use(SectionFactsContext);
  if (!value) throw new Error(`Section "${name}" is outside of its page`);
  const { page, person, locale, ...facts } = value;
  const Section = page === 'home' && name === 'openInvoices' ? DueInvoices : drawn[page];
  if (!Section) throw new Error(`Section "${name}" is on a page without sections (src/app/navigation/sections.ts)`);
  return (
    <SectionBoundary key={`${page} ${person} ${locale}`}>
      <Section name={name} {...facts} />
    </SectionBoundary>
  );
}

const drawSection = (name: SectionName): ReactNode => <SectionNamed name={name} />;

/** Provides the sections of a page to its screens. */
export function SectionsProvider({ children, ...value }: SectionsValue & { readonly children: ReactNode }) {
  return (
    <SectionsContext value={drawSection}>
      <SectionFactsContext value={value}>{children}</SectionFactsContext>
    </SectionsContext>
  );
}
