import { useEffect, useState, type ComponentProps } from 'react';
import { whenIdle } from '../browser/when-idle';
import type { FailedPage } from './failed-page';

const load = async () => (await import('./failed-page')).FailedPage;

/** Fetches the error page while there is a network: whoever needs it may have none. */
export const fetchFailedPage = (): unknown => whenIdle(() => void load().catch(() => undefined));

/** The error page in place of one that failed; its code comes when the browser is idle. Without it the status is said. */
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
