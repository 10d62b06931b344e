/** What Gatsby writes of its files, in the workspace's public/webpack.stats.json. */
export interface WebpackStats {
  /** Names of chunks -> the files that each needs. */
  assetsByChunkName: Record<string, string[]>;
}

interface VisitedPage {
  /** The page as it is served. */
  html: string;
  /** Its page-data.json, which names its template. */
  pageData: string;
  stats: WebpackStats;
}

/**
 * The scripts that a first visit to a page fetches unasked: those of every page, of its template and of its language.
 * @returns addresses without origin, each once
 * @throws Error when the files are of another build than the page
 */
export function firstVisitScripts({ html, pageData, stats }: VisitedPage): string[] {
  const { componentChunkName } = JSON.parse(pageData) as { componentChunkName: string };
  const language = /<html[^>]* lang="(\w+)/.exec(html)?.[1];
  const files = ['app', componentChunkName, `words-${language}`].flatMap((chunk) => {
    const known = stats.assetsByChunkName[chunk];
    if (!known) throw new Error(`The last build has no chunk ${chunk}.`);
    return known.filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
  });
  return [...new Set(files)];
}
