import { copyFile, link, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import type { FunctionPlan } from './plan-function';

interface FunctionFolders {
  /** Folder of the site, which sources are relative to. */
  siteDir: string;
  /** The function of the release before, which need not exist. */
  from: string;
  /** The folder to write. */
  to: string;
}

const CONCURRENCY = 8;

/** A database, which the function opens for writing: each release has its own. */
const WRITTEN_TO = '.cache/data/';

/** Writes the function's files; those that are as in the release before are shared with it, which saves the disk. */
export async function writeFunction({ files }: FunctionPlan, folders: FunctionFolders): Promise<void> {
  const limit = pLimit(CONCURRENCY);
  await Promise.all(files.map((file) => limit(writeFunctionFile, file, folders)));
}

async function writeFunctionFile(file: string, { siteDir, from, to }: FunctionFolders): Promise<void> {
  const [source, known, target] = [siteDir, from, to].map((dir) => path.join(dir, file)) as [
    string,
    string,
    string,
  ];
  await mkdir(path.dirname(target), { recursive: true });
  const isShared =
    !file.startsWith(WRITTEN_TO) && (await isSame(source, known)) && (await linked(known, target));
  if (!isShared) await copyFile(source, target);
}

async function isSame(a: string, b: string): Promise<boolean> {
  const known = await readFile(b).catch(() => undefined);
  return known !== undefined && known.equals(await readFile(a));
}

/** Some file systems know no hard links. */
const linked = (source: string, target: string): Promise<boolean> =>
  link(source, target).then(
    () => true,
    () => false,
  );
