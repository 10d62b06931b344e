import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { matches } from '../../src/contract/check';
import { parsedJson } from '../../src/gallery/parsed-json';
import { KeptFacts, nameOf } from './kept-file';

const FACTS_SUFFIX = '.json';
const AT_A_TIME = 16;

/** Written after the body: where this file exists, the body is whole. */
export const factsFile = (body: string): string => body + FACTS_SUFFIX;

/** Least recently used first; removes all other files. @throws Error when the folder can be neither read nor created */
export async function readStore(dir: string): Promise<KeptFacts[]> {
  await mkdir(dir, { recursive: true });
  const names = await readdir(dir);
  const limit = pLimit(AT_A_TIME);
  const read = await Promise.all(
    names.filter((name) => name.endsWith(FACTS_SUFFIX)).map((name) => limit(readOne, dir, name)),
  );
  const found = read.flatMap((one) => one ?? []).sort((a, b) => a.used - b.used);
  const known = new Set(found.flatMap(({ facts }) => [nameOf(facts), factsFile(nameOf(facts))]));
  const unknown = names.filter((name) => !known.has(name));
  await Promise.all(
    unknown.map((name) => limit(() => rm(path.join(dir, name), { force: true, recursive: true }))),
  );
  return found.map(({ facts }) => facts);
}

async function readOne(dir: string, name: string): Promise<{ facts: KeptFacts; used: number } | undefined> {
  const file = path.join(dir, name);
  const facts = parsedJson(await readFile(file, 'utf8').catch(() => ''))?.value;
  if (!matches(KeptFacts, facts) || factsFile(nameOf(facts)) !== name) return undefined;
  const body = await stat(path.join(dir, nameOf(facts))).catch(() => undefined);
  const noted = await stat(file).catch(() => undefined);
  return body?.size === facts.bytes && noted ? { facts, used: noted.mtimeMs } : undefined;
}
