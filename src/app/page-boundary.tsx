import { Component, type ReactNode } from 'react';
import { isStatusError } from '../browser/status-error';

interface PageBoundaryProps {
  path: string;
  fallback: (status: number) => ReactNode;
  children: ReactNode;
}

interface PageBoundaryState {
  path: string;
  /** Set when the page of `path` has failed. */
  status?: number | undefined;
}

/** Shows the error page of a failed call's status, else of 500. React logs the error once. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { path: this.props.path };

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { status: isStatusError(error) ? error.status : 500 };
  }

  static getDerivedStateFromProps(
    { path }: PageBoundaryProps,
    state: PageBoundaryState,
  ): PageBoundaryState | null {
    return path === state.path ? null : { path, status: undefined };
  }

  override render(): ReactNode {
    const { status } = this.state;
    return status === undefined ? this.props.children : this.props.fallback(status);
  }
}
