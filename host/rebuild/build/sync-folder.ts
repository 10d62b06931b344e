import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Leaves identical files untouched, so that their times stay; removes what the source lacks or `isWanted` rejects. */
export async function syncFolder(
  from: string,
  to: string,
  isWanted: (relative: string) => boolean = () => true,
): Promise<void> {
  const found = await stat(from).catch(() => undefined);
  if (!found) return rm(to, { recursive: true, force: true });
  if (found.isFile()) return syncFile(from, to);
  await makeFolder(to);
  const wanted = (await readdir(from)).filter((name) => isWanted(name));
  for (const name of await readdir(to))
    if (!wanted.includes(name)) await rm(path.join(to, name), { recursive: true });
  for (const name of wanted)
    await syncFolder(path.join(from, name), path.join(to, name), (below) => isWanted(path.join(name, below)));
}

async function syncFile(from: string, to: string): Promise<void> {
  const content = await readFile(from);
  const known = await readFile(to).catch(() => undefined);
  if (known?.equals(content)) return;
  await rm(to, { recursive: true, force: true });
  await mkdir(path.dirname(to), { recursive: true });
  await writeFile(to, content);
}

/** A file may stand where the folder goes. */
async function makeFolder(dir: string): Promise<void> {
  const found = await stat(dir).catch(() => undefined);
  if (found?.isFile()) await rm(dir);
  await mkdir(dir, { recursive: true });
}
