import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { CURRENT_LINK, RELEASES_FOLDER, UNFINISHED_SUFFIX } from '../../src/release/manifest';

/** 20261122T010203456Z, in UTC, so that names sort by time. */
export const RELEASE_ID = /^\d{8}T\d{9}Z$/;

export const releaseFolder = (deployDir: string, id: string): string =>
  path.resolve(deployDir, RELEASES_FOLDER, id);

export const unfinishedFolder = (deployDir: string, id: string): string =>
  releaseFolder(deployDir, id) + UNFINISHED_SUFFIX;

export const currentLink = (deployDir: string): string => path.resolve(deployDir, CURRENT_LINK);

export const listReleases = async (deployDir: string): Promise<string[]> =>
  (await namesIn(deployDir)).filter((name) => RELEASE_ID.test(name)).sort();

export const listUnfinished = async (deployDir: string): Promise<string[]> =>
  (await namesIn(deployDir))
    .filter((name) => name.endsWith(UNFINISHED_SUFFIX))
    .map((name) => releaseFolder(deployDir, name));

/** Sorts after all others even when the clock was set back. @param now Unix ms */
export async function newReleaseId(deployDir: string, now: number): Promise<string> {
  const newest = (await listReleases(deployDir)).at(-1);
  return idOf(newest ? Math.max(now, releaseTime(newest) + 1) : now);
}

const idOf = (time: number): string => new Date(time).toISOString().replace(/[-:.]/g, '');

/** Unix ms. */
export const releaseTime = (id: string): number =>
  Date.parse(id.replace(/^(....)(..)(..)T(..)(..)(..)(...)Z$/, '$1-$2-$3T$4:$5:$6.$7Z'));

const namesIn = (deployDir: string): Promise<string[]> =>
  readdir(path.join(deployDir, RELEASES_FOLDER)).catch(() => []);
