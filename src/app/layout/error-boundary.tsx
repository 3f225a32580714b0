import { i18n } from '@lingui/core';
import type { ComponentType, ReactNode } from 'react';
import { Component, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import { isMissingCode, isWorthReloading, MissingFile } from '../../import-with-retry.ts';
import { doingOn } from '../../features/session/doing-on.ts';
import { forgetFailures } from '../../ui/layout/lazy.ts';
import { BareLayout } from '../../ui/layout/bare-layout.tsx';
import { ErrorPage } from '../../ui/layout/error-page.tsx';
import { readAddress } from '../../../contract/page-address.ts';
import { readConfiguration } from '../configuration.ts';
import { contactInDocument, siteNameInDocument } from './html-metadata.ts';
import { errorReports } from '../telemetry/error-reports.ts';
import { missingCode } from '../app-update/chunk-error.ts';
import { watchErrors } from '../telemetry/global-errors.ts';
import { pageAt } from '../../../contract/pages.ts';

interface Props {
  /** The current address: the boundary resets when it changes. */
  readonly address: string;
  /** It shows errors that nothing has caught, too. */
  readonly isWatching: boolean;
  readonly draw: (error: Error, again: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly error: Error | null;
  readonly address: string;
}

const errorOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

class Boundary extends Component<Props, State> {
  override state: State = { error: null, address: this.props.address };
  #end = (): void => undefined;

  readonly #fail = (error: Error): void => {
    errorReports.tell(error);
    this.setState({ error });
  };

  /** Renders the failed content again. */
  readonly #again = (): void => {
    forgetFailures();
    this.setState({ error: null });
  };

  override componentDidMount(): void {
    if (this.props.isWatching) this.#end = watchErrors(this.#fail);
  }

  override componentWillUnmount(): void {
    this.#end();
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: errorOf(error) };
  }

  override componentDidCatch(error: unknown): void {
    errorReports.tell(errorOf(error));
  }

  static getDerivedStateFromProps({ address }: Props, state: State): State | null {
    return address === state.address ? null : { error: null, address };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : this.props.draw(error, this.#again);
  }
}

/** Stands for a page whose code is missing: empty while another build may have it, else the error page. */
function MissingCode({ error, children }: { readonly error: Error; readonly children: ReactNode }) {
  const isRecovering = useSyncExternalStore(missingCode.subscribe, missingCode.isRecovering);
  const [isReloading] = useState(() => isWorthReloading(error));
  useLayoutEffect(() => {
    if (isReloading) window.location.reload();
    else missingCode.tell();
    return forgetFailures;
  }, [isReloading]);
  return isRecovering || isReloading ? null : children;
}

interface ErrorBoundaryProps {
  /** Stands around the error page; without it nothing of the application does but a name and whom to ask. */
  readonly layout?: ComponentType<{ readonly children: ReactNode }>;
  /** By default as the document says. */
  readonly siteName?: string;
  readonly children: ReactNode;
}

/**
 * Shows the error page for unexpected errors; its stack is for development only (specification §2). One boundary is
 * around each page, within its layout, and also receives errors from outside React; another, without a layout, is
 * around everything. Back, Forward or a link reset it.
 */
export function ErrorBoundary({ layout: Layout, siteName, children }: ErrorBoundaryProps) {
  const path = usePathname();
  const search = useSearch();
  const draw = (error: Error, again: () => void): ReactNode => {
    const name = siteName ?? siteNameInDocument(i18n);
    const { place } = readAddress(path, search && `?${search}`, readConfiguration().prefixRouting);
    const isMissing = isMissingCode(error);
    const errorPage = (
      <ErrorPage
        status={500}
        cause={isMissing ? 'notLoaded' : 'fault'}
        doing={doingOn(pageAt(place) ?? undefined)}
        siteName={name}
        // A browser does not repeat an import that hangs.
        onRetry={error instanceof MissingFile && !error.isCached ? again : () => window.location.reload()}
        stack={import.meta.env.DEV ? error.stack : undefined}
      />
    );
    const page = isMissing ? <MissingCode error={error}>{errorPage}</MissingCode> : errorPage;
    if (Layout) return <Layout>{page}</Layout>;
    return (
      <BareLayout siteName={name} contact={contactInDocument()}>
        {page}
      </BareLayout>
    );
  };
  return (
    <Boundary address={path + search} isWatching={Layout !== undefined} draw={draw}>
      {children}
    </Boundary>
  );
}
