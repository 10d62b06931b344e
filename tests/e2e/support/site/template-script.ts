import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readHostOptions } from '../../../../host/host-options';
import type { WebpackStats } from '../../../../scripts/bundle/first-visit-scripts';

/** What the last build says of its files. */
export async function readStats(): Promise<WebpackStats> {
  const { deployDir } = readHostOptions(process.env);
  const file = path.join(deployDir, 'workspace/public/webpack.stats.json');
  return JSON.parse(await readFile(file, 'utf8')) as WebpackStats;
}

/** The name of the script that has a template of the built site, and nothing else. */
export async function templateScript(template: string): Promise<string> {
  const { assetsByChunkName } = await readStats();
  const script = assetsByChunkName[`component---src-templates-${template}-tsx`]?.at(-1);
  if (!script) throw new Error(`The last build has no template ${template}.`);
  return script;
}
