import { Component, type ReactNode } from 'react';
import { isStatusError } from '../browser/status-error';

interface PageBoundaryProps {
  path: string;
  /** Takes the place of the page. */
  fallback: (status: number) => ReactNode;
  children: ReactNode;
}

interface PageBoundaryState {
  path: string;
  /** Set when the page of this path has failed. */
  status?: number | undefined;
}

/**
 * Catches what goes wrong while a page renders: a failed call for data brings up the page of its status, anything else
 * that of a server error. The next page gets a new chance. React writes the error to the console, once.
 */
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
