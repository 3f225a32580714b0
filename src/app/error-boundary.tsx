import type { ReactNode } from 'react';
import { Component } from 'react';
import { ErrorPage } from '../ui/layouts/error-page.tsx';

interface State {
  readonly error: Error | null;
}

/** Whatever nobody expected ends on the error page; its stack is for development only (specification §2). */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <ErrorPage status={500} stack={import.meta.env.DEV ? error.stack : undefined} />;
  }
}
