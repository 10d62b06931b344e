import type { Readable } from 'node:stream';

/** What is known of a stored object without reading it; `at`: Unix ms of when it was written. */
export interface StoredFacts {
  bytes: number;
  at: number;
}

export interface StoredObject extends StoredFacts {
  key: string;
}

/**
 * Objects by their keys, `originals/ab12…`: a folder of a disk, or a bucket of S3. Keys are made by code, never by visitors.
 * Calls reject with `NotStored` for a key that is not there, with `StoreAway` where the store does not answer, and with the
 * system's error for a disk that is full or not writable.
 */
export interface Store {
  /** For people, without credentials: `/srv/gallery/files`, `s3://gallery`. */
  readonly place: string;
  readonly isDisk: boolean;
  read(key: string): Promise<Buffer>;
  /** An object that ends early ends with an error. */
  stream(key: string): Promise<Readable>;
  /** Whole or not at all, and flushed when it resolves; takes the place of what was there. */
  write(key: string, content: string | Uint8Array | { file: string }): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Undefined for a key that is not there. */
  facts(key: string): Promise<StoredFacts | undefined>;
  /** All below a folder (`originals`), in no order. Facts come with S3's list for nothing; a disk is asked for each. */
  list(folder: string): AsyncGenerator<StoredObject>;
  /** What is not there is gone as well. */
  remove(key: string): Promise<void>;
  /** All that is below a folder. */
  removeFolder(folder: string): Promise<void>;
}

export class NotStored extends Error {
  override readonly name = 'NotStored';
  /** As the system has it for files. */
  readonly code = 'ENOENT';
}

/** The store does not answer, or not as one: what was asked for may be there still. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway';
}
