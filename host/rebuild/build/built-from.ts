import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { gatsbyFiles, isBuilt, SOURCES } from './workspace';

/** Settings whose values are written into pages; the API's own address is not. */
const SETTINGS = /^(SITE_URL|GALLERY_API_PUBLIC_URL|GALLERY_MEDIA|GATSBY_\w+)$/;

/** Digest of all that a build depends on besides the catalogue. */
export async function builtFromOf(siteDir: string, env: NodeJS.ProcessEnv): Promise<string> {
  const digest = createHash('sha256').update(process.version);
  const settings = Object.entries(env).filter(([name, value]) => SETTINGS.test(name) && value);
  digest.update(JSON.stringify(settings.sort()));
  for (const name of [...SOURCES, ...gatsbyFiles(await readdir(siteDir))].sort()) {
    for (const file of await filesIn(path.join(siteDir, name))) {
      const content = await readFile(file);
      digest.update(`\n${path.relative(siteDir, file)} ${content.length}\n`).update(content);
    }
  }
  return digest.digest('base64url');
}

async function filesIn(name: string): Promise<string[]> {
  const found = await stat(name).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [name];
  const names = await readdir(name, { recursive: true, withFileTypes: true });
  return names
    .filter((one) => one.isFile())
    .map((one) => path.join(one.parentPath, one.name))
    .filter((file) => isBuilt(path.relative(name, file)))
    .sort();
}
