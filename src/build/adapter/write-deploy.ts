import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RoutesManifest } from 'gatsby';
import pLimit from 'p-limit';
import {
  MANIFEST_NAME,
  MANIFEST_VERSION,
  STATIC_FOLDER,
  type DeployedFile,
  type Manifest,
} from '../../../host/manifest';
import { deployFile } from './deploy-file';
import { planDeploy, type DeployPlan, type PlannedFile } from './plan-deploy';
import { nextFolder, recoverFolder, swapFolder } from './swap-folder';

interface WriteDeployOptions {
  /** Folder to write. */
  deployDir: string;
  /** Folder of the site, which holds `public`; the working directory unless told. */
  siteDir?: string;
}

/** Files worked on at a time: enough to keep compression's threads and the disk busy. */
const CONCURRENCY = 16;

/**
 * Writes the folder the host serves from Gatsby's routes. It is made beside the folder and takes its place at the end:
 * until then, and whatever fails, the build before stays whole.
 * @returns the number of files, and of those that are new or changed
 */
export async function writeDeploy(
  routes: RoutesManifest,
  { deployDir, siteDir = process.cwd() }: WriteDeployOptions,
): Promise<{ files: number; changed: number }> {
  const plan = planDeploy(routes);
  const dir = path.resolve(siteDir, deployDir);
  const next = nextFolder(dir);
  await recoverFolder(dir);
  const known = await readKnownFiles(dir);
  await mkdir(next, { recursive: true });
  const folders = { siteDir, from: path.join(dir, STATIC_FOLDER), to: path.join(next, STATIC_FOLDER) };
  const limit = pLimit(CONCURRENCY);
  const results = await Promise.all(
    uniqueFiles(plan).map((planned) => limit(deployFile, planned, known.get(planned.file), folders)),
  );
  const manifest = toManifest(plan, byName(results.map(({ file }) => file)));
  await writeFile(path.join(next, MANIFEST_NAME), JSON.stringify(manifest));
  await swapFolder(dir);
  return { files: results.length, changed: results.filter(({ changed }) => changed).length };
}

/** The files of the deploy before; none when there is none, or one of another format. */
async function readKnownFiles(dir: string): Promise<Map<string, DeployedFile>> {
  try {
    const manifest = JSON.parse(await readFile(path.join(dir, MANIFEST_NAME), 'utf8')) as Manifest;
    if (manifest.version !== MANIFEST_VERSION) return new Map();
    return byName([
      ...Object.values(manifest.files),
      ...Object.values(manifest.errorPages),
      ...manifest.patterns.map(({ file }) => file),
    ]);
  } catch {
    return new Map();
  }
}

function toManifest(plan: DeployPlan, deployed: Map<string, DeployedFile>): Manifest {
  const find = ({ file }: PlannedFile): DeployedFile => {
    const found = deployed.get(file);
    if (!found) throw new Error(`${file} was planned but not written`);
    return found;
  };
  const findAll = (files: Map<string, PlannedFile>): Record<string, DeployedFile> =>
    Object.fromEntries([...files].map(([address, file]) => [address, find(file)]));
  return {
    version: MANIFEST_VERSION,
    files: findAll(plan.files),
    patterns: plan.patterns.map(({ pattern, file }) => ({ pattern, file: find(file) })),
    errorPages: findAll(plan.errorPages),
    redirects: Object.fromEntries(plan.redirects),
  };
}

/** One file may stand behind several addresses. */
function uniqueFiles({ files, errorPages, patterns }: DeployPlan): PlannedFile[] {
  const all = [...files.values(), ...errorPages.values(), ...patterns.map(({ file }) => file)];
  return [...byName(all).values()];
}

const byName = <File extends { file: string }>(files: File[]): Map<string, File> =>
  new Map(files.map((file) => [file.file, file]));
