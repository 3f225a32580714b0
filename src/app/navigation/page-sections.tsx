import type { ReactNode } from 'react';
import { Component, use } from 'react';
import type { SectionName } from '../../features/shared/sections-context.ts';
import { SectionsContext } from '../../features/shared/sections-context.ts';
import { DueInvoices, sectionsByPage } from './section-code.tsx';
import type { SectionsValue } from './section-facts.ts';
import { SectionFactsContext } from './section-facts.ts';
import { Trans } from '@lingui/react/macro';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

/** Replaces a section whose code or render failed; the rest of the page works on. */
export function BrokenSection({ onReload }: { readonly onReload: () => void }) {
  return (
    <Notice kind="danger" title={<Trans>We couldn’t load this part of the page</Trans>}>
      <Actions>
        <Button variant="secondary" onPress={onReload}>
          <Trans>Reload the page</Trans>
        </Button>
      </Actions>
    </Notice>
  );
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
  const Section = page === 'home' && name === 'openInvoices' ? DueInvoices : sectionsByPage[page];
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
