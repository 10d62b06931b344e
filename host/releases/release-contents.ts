import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Static, Type } from '@sinclair/typebox';
import pLimit from 'p-limit';
import { matches } from '../../src/contract/check';
import { writeWhole } from '../../src/contract/server/write-whole';
import {
  CONTENTS_NAME,
  type DeployedFile,
  ENCODING_SUFFIX,
  FUNCTION_FOLDER,
  type Manifest,
  MANIFEST_NAME,
  RECIPE_NAME,
  STATIC_FOLDER,
} from '../../src/release/manifest';
import { TAGS_NAME } from '../../src/release/page-tags';
import { WITHDRAWN } from './published-releases';

/** Path with forward slashes -> size and SHA-256 in base64url. */
const Contents = Type.Object({
  files: Type.Record(
    Type.String(),
    Type.Object({ bytes: Type.Integer({ minimum: 0 }), sha256: Type.String() }),
  ),
});
export type Contents = Static<typeof Contents>;

/** Written by each host itself; not part of the contents. */
const OF_THE_HOST = [CONTENTS_NAME, WITHDRAWN];
const AT_A_TIME = 8;

export class ReleaseDamaged extends Error {
  override readonly name = 'ReleaseDamaged';
}

export async function readContents(dir: string): Promise<Contents> {
  const limit = pLimit(AT_A_TIME);
  const names = await filesIn(dir);
  const files = await Promise.all(
    names.map((name) => limit(async () => [name, await sumOf(dir, name)] as const)),
  );
  return { files: Object.fromEntries(files) };
}

export async function writeContents(dir: string, contents: Contents): Promise<string> {
  const text = JSON.stringify(contents);
  await writeWhole(path.join(dir, CONTENTS_NAME), text);
  return digestOf(text);
}

/** Undefined where no list was written, or the manifest has changed since. */
export async function knownContents(dir: string): Promise<string | undefined> {
  const text = await readFile(path.join(dir, CONTENTS_NAME), 'utf8').catch(() => '');
  const sum = await sumOf(dir, MANIFEST_NAME).catch(() => undefined);
  return sum && parsedContents(text)?.files[MANIFEST_NAME]?.sha256 === sum.sha256
    ? digestOf(text)
    : undefined;
}

/** @throws ReleaseDamaged that names some files that are missing, damaged or unknown */
export async function checkContents(dir: string, digest: string): Promise<void> {
  const text = await readFile(path.join(dir, CONTENTS_NAME), 'utf8').catch(() => '');
  const wanted = parsedContents(text)?.files;
  if (digestOf(text) !== digest || !wanted) {
    throw new ReleaseDamaged(`${CONTENTS_NAME} is not the one that was signed`);
  }
  const { files: found } = await readContents(dir);
  const names = [...new Set([...Object.keys(wanted), ...Object.keys(found)])];
  const wrong = names.filter((name) => wanted[name]?.sha256 !== found[name]?.sha256);
  if (wrong.length > 0) {
    throw new ReleaseDamaged(
      `${wrong.length} of ${names.length} files are not as they were built: ${someOf(wrong)}`,
    );
  }
}

const SOME = 3;
const someOf = (names: string[]): string =>
  names.length > SOME ? `${names.slice(0, SOME).join(', ')} …` : names.join(', ');

async function filesIn(dir: string): Promise<string[]> {
  const found = await readdir(dir, { recursive: true, withFileTypes: true });
  return found
    .filter((one) => !one.isDirectory())
    .map((one) => path.relative(dir, path.join(one.parentPath, one.name)).split(path.sep).join('/'))
    .filter((name) => !OF_THE_HOST.includes(name))
    .sort();
}

const sumOf = (dir: string, name: string): Promise<Contents['files'][string]> =>
  sumOfStream(createReadStream(path.join(dir, name)));

export async function sumOfStream(
  stream: Readable,
  signal?: AbortSignal,
): Promise<Contents['files'][string]> {
  const hash = createHash('sha256');
  let bytes = 0;
  const read = async (chunks: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      hash.update(chunk);
    }
  };
  await pipeline(stream, read, { signal });
  return { bytes, sha256: hash.digest('base64url') };
}

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Undefined for what is no list, or names a file outside of a release. */
export function parsedContents(text: string): Contents | undefined {
  try {
    const contents: unknown = JSON.parse(text);
    if (!matches(Contents, contents)) return undefined;
    return Object.keys(contents.files).every(isInside) ? contents : undefined;
  } catch {
    return undefined;
  }
}

const isInside = (name: string): boolean =>
  name !== '' && !path.posix.isAbsolute(name) && !name.includes('\\') && !name.split('/').includes('..');

/** @throws ReleaseDamaged that names the first file that is missing or differs from the manifest */
export function checkComplete(manifest: Manifest, { files }: Contents): void {
  const demand = (name: string, isRight = true): void => {
    if (!files[name] || !isRight) throw new ReleaseDamaged(`${name} is missing or damaged`);
  };
  for (const { file, hash, bytes, encodings } of deployedFiles(manifest)) {
    const name = `${STATIC_FOLDER}/${file}`;
    const found = files[name];
    demand(name, found?.bytes === bytes && found.sha256.startsWith(hash));
    for (const encoding of encodings) demand(name + ENCODING_SUFFIX[encoding]);
  }
  if (manifest.functionEntry) demand(`${FUNCTION_FOLDER}/${manifest.functionEntry}`);
  if (manifest.wholeAt) demand(RECIPE_NAME);
  if (manifest.live) demand(TAGS_NAME);
}

const deployedFiles = ({ files, errorPages, patterns }: Manifest): DeployedFile[] => [
  ...Object.values(files),
  ...Object.values(errorPages),
  ...patterns.map(({ file }) => file),
];
