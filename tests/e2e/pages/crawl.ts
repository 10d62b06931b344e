import { execFile } from 'node:child_process';
import path from 'node:path';
import { SITE } from '../support/site/site';

interface CrawledLink {
  url: string;
  status?: number;
  state: 'OK' | 'BROKEN' | 'SKIPPED';
  parent?: string;
}

const LINKINATOR = path.resolve('node_modules/.bin/linkinator');
/** Other sites, mail and telephone; and pictures, each of which the API would have to make in every size. */
const skipped = [`^(?!${SITE.url}(/|$))`, `^${SITE.url}/media/[^/]+/\\d+\\.(jpg|webp|avif)$`];

/** Follows every link of the site from some of its pages on. linkinator is an ES module, so it has a process of its own. */
export async function crawl(starts: string[]): Promise<CrawledLink[]> {
  const flags = ['--recurse', '--format', 'json', '--concurrency', '8'];
  const skips = skipped.flatMap((pattern) => ['--skip', pattern]);
  const locations = starts.map((start) => SITE.url + start);
  const output = await new Promise<string>((resolve, reject) => {
    execFile(
      process.execPath,
      [LINKINATOR, ...locations, ...flags, ...skips],
      { maxBuffer: 64 * 1024 * 1024 },
      // It ends with an error code when a link is broken, which the answer tells in detail.
      (error, stdout, stderr) =>
        stdout.startsWith('{') ? resolve(stdout) : reject(error ?? new Error(stderr)),
    );
  });
  return (JSON.parse(output) as { links: CrawledLink[] }).links;
}
