import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Crashed } from './crashed.tsx';

interface Props {
  readonly children: ReactNode;
}

/** What breaks shows a way back to the table, not a white page. */
export class Crash extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return <Crashed again={() => this.setState({ broken: false })} />;
  }
}
