import { useEffect, useState, type ComponentProps } from 'react';
import type { FailedPage } from './failed-page';

const load = async () => (await import('./failed-page')).FailedPage;

/** Ahead of need: when the error page is to be shown, there may be no network. */
export const fetchFailedPage = (): void => void load().catch(() => undefined);

/** Shows the status alone when the error page's code can't be fetched. */
export function LateFailedPage(props: ComponentProps<typeof FailedPage>) {
  const [Page, setPage] = useState<typeof FailedPage | null>();
  useEffect(() => {
    load().then(
      (loaded) => setPage(() => loaded),
      () => setPage(null),
    );
  }, []);
  if (Page) return <Page {...props} />;
  return Page === null ? (
    <main id="content">
      <h1>{props.status}</h1>
    </main>
  ) : null;
}
