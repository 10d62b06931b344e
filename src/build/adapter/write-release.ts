import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FunctionsManifest, RoutesManifest } from 'gatsby';
import pLimit from 'p-limit';
import {
  FUNCTION_FOLDER,
  MANIFEST_NAME,
  MANIFEST_VERSION,
  STATIC_FOLDER,
  type DeployedFile,
  type Manifest,
} from '../../release/manifest';
import { deployFile, keepFile } from './deploy-file';
import { planFunction, type FunctionPlan } from './plan-function';
import { planRelease, type PlannedFile, type ReleasePlan, HASHED_CODE } from './plan-release';
import type { ReleasePlace } from './release-place';
import { readTagTable, writeTags } from '../../release/page-tags';
import { livePatterns } from './live-patterns';
import { recipeOf, writeRecipe } from './recipe';
import { writeScriptPolicy } from './script-policy';
import { writeFunction } from './write-function';

/** Builds, the new one included. */
const KEPT_GENERATIONS = 5;

interface Retired {
  generation: number;
  /** By address. */
  files: [string, DeployedFile][];
}

/** Hashed files that open tabs may request. New texts alone begin no generation: they make no tab older. */
function retireFiles(before: Manifest | undefined, { files: planned }: ReleasePlan): Retired {
  const { generation: last = 0, files = {} } = before ?? {};
  const hashed = Object.entries(files).filter(([, { cache }]) => cache === 'immutable');
  const current = hashed
    .filter(([address, { retired }]) => HASHED_CODE.test(address) && retired === undefined)
    .map(([address]) => address);
  const isNew = [...planned].some(
    ([address, { cache }]) =>
      cache === 'immutable' && HASHED_CODE.test(address) && !current.includes(address),
  );
  const generation = isNew || current.some((address) => !planned.has(address)) ? last + 1 : last;
  const gone = hashed.filter(([address]) => !planned.has(address));
  return {
    generation,
    files: gone
      .map(([address, file]): [string, DeployedFile] => [address, { ...file, retired: file.retired ?? last }])
      .filter(([, { retired = 0 }]) => generation - retired < KEPT_GENERATIONS),
  };
}

export interface BuiltSite {
  routesManifest: RoutesManifest;
  functionsManifest: FunctionsManifest;
}

/** Enough to keep the disk and the compression threads busy. */
const CONCURRENCY = 16;

/** Does not put the release into service. Returns the number of files, and of those new or changed. */
export async function writeRelease(
  { routesManifest, functionsManifest }: BuiltSite,
  place: ReleasePlace,
  siteDir: string,
): Promise<{ files: number; changed: number }> {
  const plan = planRelease(routesManifest);
  const rendering = planFunction(routesManifest, functionsManifest);
  const before = await readManifest(place.before);
  const known = filesOf(before);
  await mkdir(place.dir, { recursive: true });
  const folders = { siteDir, ...foldersOf(place, STATIC_FOLDER) };
  const limit = pLimit(CONCURRENCY);
  const results = await Promise.all(
    uniqueFiles(plan).map((planned) => limit(deployFile, planned, known.get(planned.file), folders)),
  );
  if (rendering) await writeFunction(rendering, { siteDir, ...foldersOf(place, FUNCTION_FOLDER) });
  const recipe = place.builtFrom ? await recipeOf(siteDir) : undefined;
  if (recipe) {
    await writeRecipe(place.dir, recipe);
    await writeTags(place.dir, await readTagTable(path.join(siteDir, '.cache')));
  }
  const manifest = toManifest(place, plan, rendering, byName(results.map(({ file }) => file)));
  if (recipe && rendering) manifest.live = livePatterns(recipe);
  const retired = retireFiles(before, plan);
  manifest.generation = retired.generation;
  for (const [address, file] of retired.files) if (keepFile(file, folders)) manifest.files[address] = file;
  await writeScriptPolicy(place.dir, filesOf(manifest).values());
  await writeFile(path.join(place.dir, MANIFEST_NAME), JSON.stringify(manifest));
  return { files: results.length, changed: results.filter(({ changed }) => changed).length };
}

export const foldersOf = ({ before, dir }: ReleasePlace, name: string): { from: string; to: string } => ({
  from: path.join(before, name),
  to: path.join(dir, name),
});

/** Undefined when there is none, or one of another format. */
export async function readManifest(dir: string): Promise<Manifest | undefined> {
  try {
    const manifest = JSON.parse(await readFile(path.join(dir, MANIFEST_NAME), 'utf8')) as Manifest;
    return manifest.version === MANIFEST_VERSION ? manifest : undefined;
  } catch {
    return undefined;
  }
}

export function filesOf(manifest: Manifest | undefined): Map<string, DeployedFile> {
  if (!manifest) return new Map();
  const { files, errorPages, patterns } = manifest;
  return byName([...Object.values(files), ...Object.values(errorPages), ...patterns.map(({ file }) => file)]);
}

function toManifest(
  { id, startedAt, builtFrom }: ReleasePlace,
  plan: ReleasePlan,
  rendering: FunctionPlan | undefined,
  deployed: Map<string, DeployedFile>,
): Manifest {
  const find = ({ file }: PlannedFile): DeployedFile => {
    const found = deployed.get(file);
    if (!found) throw new Error(`${file} was planned but not written`);
    return found;
  };
  const findAll = (files: Map<string, PlannedFile>): Record<string, DeployedFile> =>
    Object.fromEntries([...files].map(([address, file]) => [address, find(file)]));
  return {
    version: MANIFEST_VERSION,
    id,
    startedAt,
    ...(builtFrom && { builtFrom, wholeAt: startedAt }),
    files: findAll(plan.files),
    patterns: plan.patterns.map(({ pattern, file }) => ({ pattern, file: find(file) })),
    functionPatterns: rendering?.patterns ?? [],
    functionEntry: rendering?.entry,
    errorPages: findAll(plan.errorPages),
    redirects: Object.fromEntries(plan.redirects),
  };
}

function uniqueFiles({ files, errorPages, patterns }: ReleasePlan): PlannedFile[] {
  const all = [...files.values(), ...errorPages.values(), ...patterns.map(({ file }) => file)];
  return [...byName(all).values()];
}

const byName = <File extends { file: string }>(files: File[]): Map<string, File> =>
  new Map(files.map((file) => [file.file, file]));
