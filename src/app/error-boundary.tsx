import type { ReactNode } from 'react';
import { Component } from 'react';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import { ErrorPage } from '../ui/layouts/error-page.tsx';
import { watchErrors } from './outside-errors.ts';

interface Props {
  /** Where the person is: elsewhere everything is drawn afresh. */
  readonly address: string;
  readonly children: ReactNode;
}

interface State {
  readonly error: Error | null;
  readonly address: string;
}

class Boundary extends Component<Props, State> {
  override state: State = { error: null, address: this.props.address };
  #end = (): void => undefined;

  readonly #fail = (error: Error): void => this.setState({ error });

  override componentDidMount(): void {
    this.#end = watchErrors(this.#fail);
  }

  override componentWillUnmount(): void {
    this.#end();
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps({ address }: Props, state: State): State | null {
    return address === state.address ? null : { error: null, address };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <ErrorPage
        onRetry={() => window.location.reload()}
        status={500}
        stack={import.meta.env.DEV ? error.stack : undefined}
      />
    );
  }
}

/**
 * Whatever nobody expected ends on the error page, wherever it was thrown; its stack is for development only (specification §2). Back, Forward or
 * a link lead out of it.
 */
export function ErrorBoundary({ children }: { readonly children: ReactNode }) {
  const address = usePathname() + useSearch();
  return <Boundary address={address}>{children}</Boundary>;
}
