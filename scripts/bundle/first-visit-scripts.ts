export interface WebpackStats {
  assetsByChunkName: Record<string, string[]>;
}

interface VisitedPage {
  html: string;
  pageData: string;
  stats: WebpackStats;
}

/** Addresses without origin, each once. Throws Error when the files are of another build than the page. */
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
