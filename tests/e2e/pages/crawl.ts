import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { SITE } from '../support/site/site';

/** A link as a page names it, and what it led to. */
export interface CrawledLink {
  url: string;
  status: number | undefined;
  state: 'OK' | 'BROKEN' | 'SKIPPED';
  parent: string | undefined;
  /** Why it is broken: of an answer its status, else the error with its causes. */
  failures?: string[];
}

/** Other sites, mail and telephone; and pictures, each of which the API would have to make in every size. */
const skipped = [`^(?!${SITE.url}(/|$))`, `^${SITE.url}/media/[^/]+/\\d+\\.(jpg|webp|avif)$`];

/** Follows every link of the site from some of its pages on. linkinator is an ES module, so it has a process of its own. */
export async function crawl(starts: string[]): Promise<CrawledLink[]> {
  const crawler = fork(path.join(__dirname, 'crawl-site.ts'), [], { execArgv: ['--import', 'tsx'] });
  // Not its end, before which its last message may still be unread.
  const ended = once(crawler, 'disconnect');
  crawler.send({
    path: starts.map((start) => SITE.url + start),
    recurse: true,
    linksToSkip: skipped,
  });
  const [links] = (await Promise.race([
    once(crawler, 'message'),
    ended.then(() => Promise.reject(new Error('The crawler ended without an answer.'))),
  ])) as [CrawledLink[]];
  return links;
}
