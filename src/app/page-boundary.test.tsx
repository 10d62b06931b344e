import { render, screen } from '@testing-library/react';
import { statusError } from '../browser/status-error';
import { PageBoundary } from './page-boundary';

function Page({ fault }: { fault?: Error | undefined }) {
  if (fault) throw fault;
  return <p>the page</p>;
}

const boundary = (path: string, fault?: Error) => (
  <PageBoundary path={path} fallback={(status) => <p>error page {status}</p>}>
    <Page fault={fault} />
  </PageBoundary>
);

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('PageBoundary', () => {
  it('leaves a page that renders alone', () => {
    render(boundary('/a'));
    expect(screen.getByText('the page')).toBeInTheDocument();
  });

  it('shows the page of a server error for whatever React throws', () => {
    render(boundary('/a', new TypeError('view is undefined')));
    expect(screen.getByText('error page 500')).toBeInTheDocument();
  });

  it('shows the page of its status for a call for data that failed', () => {
    render(boundary('/a', statusError(503)));
    expect(screen.getByText('error page 503')).toBeInTheDocument();
  });

  it('gives the next page a new chance', () => {
    const { rerender } = render(boundary('/a', new TypeError('view is undefined')));
    rerender(boundary('/a'));
    expect(screen.getByText('error page 500')).toBeInTheDocument();
    rerender(boundary('/b'));
    expect(screen.getByText('the page')).toBeInTheDocument();
  });
});
