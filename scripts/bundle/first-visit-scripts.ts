export interface WebpackStats {
  assetsByChunkName: Record<string, string[]>;
}

interface VisitedPage {
  pageData: string;
  stats: WebpackStats;
}

/** Addresses without origin, each once. Throws Error when the files are of another build than the page. */
export function firstVisitScripts({ pageData, stats }: VisitedPage): string[] {
  const { componentChunkName } = JSON.parse(pageData) as { componentChunkName: string };
  const files = ['app', componentChunkName].flatMap((chunk) => {
    const known = stats.assetsByChunkName[chunk];
    if (!known) throw new Error(`The last build has no chunk ${chunk}.`);
    return known.filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
  });
  return [...new Set(files)];
}
