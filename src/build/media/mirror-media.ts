import { createHash } from 'node:crypto';
import { access, mkdir, writeFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { fetchMedia } from '../../gallery/fetch-media';
import type { GatsbyCache } from '../pull/gatsby-conditional-store';
import { mapMediaUrls, type MediaUrl } from './media-urls';

async function removeUnused(folder: string, used: ReadonlySet<string>): Promise<void> {
  const parent = path.dirname(folder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    const name = path.relative(parent, file).split(path.sep).join('/');
    if (entry.isFile() && !used.has(name)) await rm(file);
  }
}

interface MirrorOptions {
  /** The API of root-relative addresses, without trailing slash. */
  apiUrl: string;
  publicDir: string;
  cache: GatsbyCache;
  onProgress?: (done: number, total: number) => void;
}

/** The API makes pictures one at a time. */
const CONCURRENCY = 8;
const FOLDER = 'media';

/** Returns the answers with the copies' addresses. Throws Error naming the file that could not be fetched. */
export async function mirrorMedia<Answers>(
  answers: Answers,
  { apiUrl, publicDir, cache, onProgress }: MirrorOptions,
): Promise<Answers> {
  const wanted = new Map<string, MediaUrl>();
  mapMediaUrls(answers, (media) => {
    wanted.set(media.url, media);
    return media.url;
  });
  const limit = pLimit(CONCURRENCY);
  let done = 0;
  const copies = await Promise.all(
    [...wanted.values()].map((media) =>
      limit(async () => {
        const copy = await mirrorFile(media, { apiUrl, publicDir, cache });
        onProgress?.((done += 1), wanted.size);
        return [media.url, copy] as const;
      }),
    ),
  );
  const addresses = new Map(copies);
  await removeUnused(path.join(publicDir, FOLDER), new Set([...addresses.values()].map(fileOf)));
  return mapMediaUrls(answers, ({ url }) => addresses.get(url) ?? url);
}

async function mirrorFile(
  { url, filename }: MediaUrl,
  { apiUrl, publicDir, cache }: MirrorOptions,
): Promise<string> {
  const source = url.startsWith('/') ? apiUrl + url : url;
  const key = `mirrored ${source}`;
  const known = (await cache.get(key)) as string | undefined;
  if (known && (await exists(path.join(publicDir, fileOf(known))))) return known;
  const { content, immutable } = await fetchMedia(source);
  const address = addressOf(content, { url, filename });
  const target = path.join(publicDir, fileOf(address));
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
  if (immutable) await cache.set(key, address);
  return address;
}

/** The file name is kept, since a document is saved under it. */
function addressOf(content: Buffer, { url, filename }: MediaUrl): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 20);
  const { ext } = path.parse(new URL(url, 'http://api').pathname);
  return `/${FOLDER}/${hash}${filename ? `/${encodeURIComponent(filename)}` : ext}`;
}

const fileOf = (address: string): string => decodeURIComponent(address).slice(1);

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
