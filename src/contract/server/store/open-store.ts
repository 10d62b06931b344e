import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DriverContract } from 'flydrive/types';
import { FolderDriver } from './folder-driver';
import type { S3Place } from './s3-driver';
import { NotStored, StoreAway, type Store } from './store';

/** @param place an absolute folder, or `s3://bucket/prefix?endpoint=…&region=…`. @throws Error in a sentence for another one */
export async function openStore(place: string): Promise<Store> {
  if (path.isAbsolute(place)) {
    const driver = new FolderDriver(place);
    await driver.clean();
    return storeOf(driver, { place, prefix: '', putFile: (key, file) => driver.putFile(key, file) });
  }
  const s3 = s3Place(place);
  if (!s3) throw new Error(WANTED);
  // Loaded where it is needed: the client takes long.
  const { openS3Driver } = await import('./s3-driver');
  const driver = openS3Driver(s3);
  return storeOf(driver, {
    place: `s3://${s3.bucket}${s3.prefix && `/${s3.prefix}`}`,
    prefix: s3.prefix && `${s3.prefix}/`,
    // In memory, so that it can be sent again.
    putFile: async (key, file) => driver.put(key, await readFile(file)),
  });
}

const WANTED = 'A store of files must be a folder, or s3://bucket?endpoint=https://…&region=….';

/** Undefined for what is no address of a bucket. */
export function s3Place(text: string): S3Place | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 's3:' || !url.hostname || url.username || url.password) return undefined;
  const endpoint = url.searchParams.get('endpoint') ?? undefined;
  if (endpoint !== undefined && !/^https?:$/.test(URL.canParse(endpoint) ? new URL(endpoint).protocol : ''))
    return undefined;
  const known = ['endpoint', 'region'];
  if ([...url.searchParams.keys()].some((name) => !known.includes(name))) return undefined;
  return {
    bucket: url.hostname,
    prefix: url.pathname.replace(/^\/+|\/+$/g, ''),
    endpoint,
    region: url.searchParams.get('region') ?? 'us-east-1',
  };
}

interface Placed {
  place: string;
  prefix: string;
  putFile(key: string, file: string): Promise<void>;
}

function storeOf(driver: DriverContract, { place, prefix, putFile }: Placed): Store {
  const isDisk = prefix === '' && path.isAbsolute(place);
  const keyOf = (key: string): string => {
    if (key.split('/').some((part) => part === '' || part === '.' || part === '..'))
      throw new Error(`'${key}' is no key of a store.`);
    return prefix + key;
  };
  async function ask<T>(key: string, work: (key: string) => Promise<T>): Promise<T> {
    try {
      return await work(keyOf(key));
    } catch (error) {
      throw faultOf(error, key, place);
    }
  }
  const facts: Store['facts'] = async (key) => {
    const found = await ask(key, (own) => driver.getMetaData(own)).catch(unlessNotStored);
    return found && { bytes: found.contentLength, at: found.lastModified.getTime() };
  };
  return {
    place,
    isDisk,
    facts,
    has: async (key) => (await facts(key)) !== undefined,
    read: (key) => ask(key, async (own) => Buffer.from(await driver.getBytes(own))),
    async stream(key) {
      // A disk tells of a missing file only once its stream is read.
      if (isDisk && !(await facts(key))) throw new NotStored(`${key} is not in ${place}.`);
      return ask(key, (own) => driver.getStream(own));
    },
    write: (key, content) =>
      ask(key, (own) =>
        typeof content === 'object' && 'file' in content
          ? putFile(own, content.file)
          : driver.put(own, content),
      ),
    async *list(folder) {
      let paginationToken: string | undefined;
      do {
        const page = await ask(folder, (own) =>
          driver.listAll(`${own}/`, { recursive: true, ...(paginationToken && { paginationToken }) }),
        );
        for (const one of page.objects) {
          if (!one.isFile) continue;
          // One that is removed meanwhile is not there.
          const found = await ask(folder, () => one.getMetaData()).catch(unlessNotStored);
          const key = one.key.slice(prefix.length);
          if (found) yield { key, bytes: found.contentLength, at: found.lastModified.getTime() };
        }
        ({ paginationToken } = page);
      } while (paginationToken);
    },
    remove: (key) => ask(key, (own) => driver.delete(own)),
    removeFolder: (folder) => ask(folder, (own) => driver.deleteAll(`${own}/`)),
  };
}

interface Refused {
  code?: string;
  name?: string;
  $metadata?: { httpStatusCode?: number };
}

function faultOf(error: unknown, key: string, place: string): unknown {
  const { code, name = '', $metadata } = error as Refused;
  const isMissing = code === 'ENOENT' || code === 'ENOTDIR' || ['NoSuchKey', 'NotFound'].includes(name);
  if (isMissing) return new NotStored(`${key} is not in ${place}.`, { cause: error });
  // In the middle of an answer, silence has a name alone.
  const isRefused = $metadata || code || name === 'TimeoutError';
  if (error instanceof StoreAway || path.isAbsolute(place) || !isRefused) return error;
  const reason = [name, code, $metadata?.httpStatusCode].filter(Boolean).join(' ');
  return new StoreAway(`${place} does not answer as it should (${reason}).`, { cause: error });
}

function unlessNotStored(error: unknown): undefined {
  if (!(error instanceof NotStored)) throw error;
}
