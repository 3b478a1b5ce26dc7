import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';
import { LoadErrorPage } from './load-error.tsx';
import { LoadError } from './load-module.ts';

interface Props {
  readonly children: ReactNode;
}

/** An error while rendering shows a page with a way back, not a white page. */
export class ErrorBoundary extends Component<Props, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {};

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof LoadError) return <LoadErrorPage />;
    return <ErrorPage again={() => this.setState({ error: undefined })} />;
  }
}
