import { mkdir, readdir, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compileGatsbyFiles, isCompiled } from './compile-gatsby-files';
import { syncFolder } from './sync-folder';

export const SOURCES = [
  'src',
  'static',
  'plugins',
  'src/release/manifest.ts',
  'host/headers',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const GATSBY_FILE = /^gatsby-[\w-]+\.tsx?$/;
const TEST = /\.test\.tsx?$|(^|[\\/])testing([\\/]|$)/;

export const isBuilt = (file: string): boolean => !TEST.test(file);

const CACHES = ['.cache', 'public'];
const MARKER = '.building';

export const workspaceFolder = (deployDir: string): string => path.resolve(deployDir, 'workspace');

/** A marker from an earlier build means that it was cut off: its caches are removed. */
export async function openWorkspace(siteDir: string, deployDir: string): Promise<string> {
  const dir = workspaceFolder(deployDir);
  await mkdir(dir, { recursive: true });
  const found = await readdir(dir);
  if (found.includes(MARKER)) await clearCaches(dir);
  await writeFile(path.join(dir, MARKER), '');
  const gatsbys = gatsbyFiles([...(await readdir(siteDir)), ...found]).filter((name) => !isCompiled(name));
  for (const name of [...SOURCES, ...gatsbys])
    await syncFolder(path.join(siteDir, name), path.join(dir, name), isBuilt);
  await compileGatsbyFiles(siteDir, dir);
  await linkPackages(siteDir, dir);
  return dir;
}

export const releaseWorkspace = (deployDir: string): Promise<void> =>
  rm(path.join(workspaceFolder(deployDir), MARKER), { force: true });

/** Retries, since a dying process may still be writing there. */
const clearCaches = (dir: string): Promise<unknown> =>
  Promise.all(
    CACHES.map((name) => rm(path.join(dir, name), { recursive: true, force: true, maxRetries: 5 })),
  );

export const gatsbyFiles = (names: string[]): string[] => [
  ...new Set(names.filter((name) => GATSBY_FILE.test(name))),
];

async function linkPackages(siteDir: string, dir: string): Promise<void> {
  const target = path.resolve(siteDir, 'node_modules');
  const link = path.join(dir, 'node_modules');
  if ((await readlink(link).catch(() => undefined)) === target) return;
  await rm(link, { force: true });
  await symlink(target, link, 'junction');
}
