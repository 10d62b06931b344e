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
import { deployFile, keepFile } from './deploy-file';
import { planDeploy, type DeployPlan, type PlannedFile } from './plan-deploy';
import { retireFiles } from './retired-files';
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
 * Hashed files of earlier builds are kept for tabs that were opened then.
 * @returns the number of the build's files, and of those that are new or changed
 */
export async function writeDeploy(
  routes: RoutesManifest,
  { deployDir, siteDir = process.cwd() }: WriteDeployOptions,
): Promise<{ files: number; changed: number }> {
  const plan = planDeploy(routes);
  const dir = path.resolve(siteDir, deployDir);
  const next = nextFolder(dir);
  await recoverFolder(dir);
  const before = await readManifest(dir);
  const known = filesOf(before);
  await mkdir(next, { recursive: true });
  const folders = { siteDir, from: path.join(dir, STATIC_FOLDER), to: path.join(next, STATIC_FOLDER) };
  const limit = pLimit(CONCURRENCY);
  const results = await Promise.all(
    uniqueFiles(plan).map((planned) => limit(deployFile, planned, known.get(planned.file), folders)),
  );
  const manifest = toManifest(plan, byName(results.map(({ file }) => file)));
  const retired = retireFiles(before, plan);
  manifest.generation = retired.generation;
  for (const [address, file] of retired.files)
    if (await keepFile(file, folders)) manifest.files[address] = file;
  await writeFile(path.join(next, MANIFEST_NAME), JSON.stringify(manifest));
  await swapFolder(dir);
  return { files: results.length, changed: results.filter(({ changed }) => changed).length };
}

/** The manifest of the deploy before; undefined when there is none, or one of another format. */
async function readManifest(dir: string): Promise<Manifest | undefined> {
  try {
    const manifest = JSON.parse(await readFile(path.join(dir, MANIFEST_NAME), 'utf8')) as Manifest;
    return manifest.version === MANIFEST_VERSION ? manifest : undefined;
  } catch {
    return undefined;
  }
}

function filesOf(manifest: Manifest | undefined): Map<string, DeployedFile> {
  if (!manifest) return new Map();
  const { files, errorPages, patterns } = manifest;
  return byName([...Object.values(files), ...Object.values(errorPages), ...patterns.map(({ file }) => file)]);
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
