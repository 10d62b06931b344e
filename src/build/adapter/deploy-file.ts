import { createHash } from 'node:crypto';
import { copyFileSync, linkSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inlineScriptHashes } from '../../release/inline-scripts';
import { ENCODING_SUFFIX, type DeployedFile, type Encoding } from '../../release/manifest';
import { MODEL_TYPE } from '../../contract/models/model-type';
import { shownModels, type ShownModels } from '../../release/models-mark';
import { contentType, isText } from '../../release/content-type';
import type { PlannedFile } from './plan-release';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Bytes below which the headers outweigh the saving. */
const MIN_BYTES = 512;
/** Brotli 11 does 1 MB a second; 5 does 80 and comes within a tenth; 7 wins 1 % for four times as long. */
const BEST = 11;
const QUICK = 5;
/** Bytes. Above it the best quality takes too long even for a file that is compressed once. */
const MAX_BYTES_AT_BEST = 256 * 1024;

/** Bytes by which a window is smaller than its power of two (RFC 7932, section 9.1). */
const WINDOW_MARGIN = 16;
const SMALLEST_WINDOW = 16;

/** `thoroughly`: at the best quality, for files compressed once. */
export async function compress(content: Buffer, thoroughly: boolean): Promise<[Encoding, Buffer][]> {
  if (content.length < MIN_BYTES) return [];
  const quality = thoroughly && content.length < MAX_BYTES_AT_BEST ? BEST : QUICK;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    // The default window of 4 MB for every page would keep the garbage collector busy.
    [constants.BROTLI_PARAM_LGWIN]: windowFor(content.length),
  };
  const forms: [Encoding, Buffer][] = [
    ['br', await brotli(content, { params })],
    ['gzip', await gzipped(content, { level: constants.Z_BEST_COMPRESSION })],
  ];
  return forms.filter(([, form]) => form.length < content.length);
}

const windowFor = (bytes: number): number =>
  Math.min(
    constants.BROTLI_MAX_WINDOW_BITS,
    Math.max(SMALLEST_WINDOW, Math.ceil(Math.log2(bytes + WINDOW_MARGIN))),
  );

type PlannedContent = Omit<PlannedFile, 'source'>;

export interface Folders {
  from: string;
  to: string;
}

interface SiteFolders extends Folders {
  siteDir: string;
}

export interface Deployed {
  file: DeployedFile;
  changed: boolean;
}

/**
 * Synchronous: awaiting each of many small files takes several times as long. Throws Error without a source.
 */
export async function deployFile(
  planned: PlannedFile,
  before: DeployedFile | undefined,
  { siteDir, ...folders }: SiteFolders,
): Promise<Deployed> {
  const source = path.join(siteDir, planned.source);
  const { mtimeMs: written, size } = statSync(source);
  const isUntouched = before?.written === written && before.bytes === size;
  const untouched = isUntouched && keepContent(planned, before, folders);
  const { file, changed } =
    untouched || (await deployContent(planned, readFileSync(source), before, folders));
  return { file: { ...file, written }, changed };
}

export async function deployContent(
  planned: PlannedContent,
  content: Buffer,
  before: DeployedFile | undefined,
  folders: Folders,
): Promise<Deployed> {
  const hash = hashOf(content);
  const same = before?.hash === hash && keepContent(planned, before, folders);
  if (same) return same;

  const type = contentType(planned.file);
  const forms = isText(type) || type === MODEL_TYPE ? await compress(content, isOftenAsked(planned)) : [];
  const target = path.join(folders.to, planned.file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
  for (const [encoding, form] of forms) writeFileSync(target + ENCODING_SUFFIX[encoding], form);
  return {
    file: {
      file: planned.file,
      type,
      cache: planned.cache,
      hash,
      bytes: content.length,
      encodings: forms.map(([encoding]) => encoding),
      ...(type.startsWith('text/html') && pageFacts(content.toString('utf8'))),
    },
    changed: true,
  };
}

const pageFacts = (html: string): Pick<DeployedFile, 'scripts'> & ShownModels => ({
  scripts: inlineScriptHashes(html),
  ...shownModels(html),
});

/** Immutable files are compressed once, so thoroughly; source maps are rarely asked for. */
const isOftenAsked = ({ cache, file }: PlannedContent): boolean =>
  cache === 'immutable' && !file.endsWith('.map');

export const hashOf = (content: Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

function keepContent(
  { file, cache }: PlannedContent,
  { retired: _, ...known }: DeployedFile,
  folders: Folders,
): Deployed | false {
  return keepFile(known, folders) && { file: { ...known, type: contentType(file), cache }, changed: false };
}

/** False when the file or one of its compressed forms is missing. */
export function keepFile({ file, encodings }: DeployedFile, { from, to }: Folders): boolean {
  const names = [file, ...encodings.map((encoding) => file + ENCODING_SUFFIX[encoding])];
  try {
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    for (const name of names) linkOrCopy(path.join(from, name), path.join(to, name));
    return true;
  } catch {
    return false;
  }
}

/** Some file systems have no hard links. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
