import { copyFile, link, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import type { FunctionPlan } from './plan-function';

interface FunctionFolders {
  siteDir: string;
  from: string;
  to: string;
}

const CONCURRENCY = 8;

/** The function writes to this database, so that releases must not share it. */
const WRITTEN_TO = '.cache/data/';

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

/** Some file systems have no hard links. */
const linked = (source: string, target: string): Promise<boolean> =>
  link(source, target).then(
    () => true,
    () => false,
  );
