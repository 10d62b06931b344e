import type { CheckOptions, LinkResult } from 'linkinator';
import type { CrawledLink } from './crawl';

/** 'TypeError: fetch failed, SocketError UND_ERR_SOCKET: other side closed' */
function tellError({ name, message, cause, ...more }: Error & { code?: unknown }): string {
  const code = typeof more.code === 'string' ? ` ${more.code}` : '';
  const told = `${name}${code}: ${message}`;
  return cause instanceof Error ? `${told}, ${tellError(cause)}` : told;
}

function toCrawled({ url, status, state, parent, failureDetails = [] }: LinkResult): CrawledLink {
  if (state !== 'BROKEN') return { url, status, state, parent };
  const failures = failureDetails.map((failure) =>
    failure instanceof Error ? tellError(failure) : `answered with ${failure.status}`,
  );
  return { url, status, state, parent, failures };
}

/** The process of `crawl`: it is sent what to follow, and sends back what it has met. */
process.once('message', (options: CheckOptions) => {
  void (async () => {
    const { check } = await import('linkinator');
    const { links } = await check(options);
    process.send?.(links.map(toCrawled), undefined, undefined, () => process.disconnect());
  })();
});
