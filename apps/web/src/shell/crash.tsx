import { Component, type ErrorInfo, type ReactNode } from 'react';
import { NotBrought } from './bring.ts';
import { Crashed } from './crashed.tsx';
import { Lost } from './lost.tsx';

interface Props {
  readonly children: ReactNode;
}

/** What breaks shows a way back to the table, not a white page. */
export class Crash extends Component<Props, { readonly broken?: unknown }> {
  override state: { readonly broken?: unknown } = {};

  static getDerivedStateFromError(broken: unknown): { broken: unknown } {
    return { broken };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    const { broken } = this.state;
    if (broken === undefined) return this.props.children;
    if (broken instanceof NotBrought) return <Lost />;
    return <Crashed again={() => this.setState({ broken: undefined })} />;
  }
}
