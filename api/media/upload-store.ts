import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import { ERRORS, type Upload } from '@tus/server';
import { writeFault } from '../desk/desk-error';

/** Says what kept it from writing: that of the package has one error for a full disk and a line that broke. */
export class UploadStore extends FileStore {
  override async create(upload: Upload): Promise<Upload> {
    try {
      return await super.create(upload);
    } catch (error) {
      const file = path.join(this.directory, upload.id);
      for (const begun of [file, `${file}.json`]) await rm(begun, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  /** What there was room for stays, and counts as arrived. */
  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(path.join(this.directory, id), { flags: 'r+', start: offset });
    try {
      await pipeline(readable, file);
    } catch (error) {
      throw writeFault(error) === error ? ERRORS.FILE_WRITE_ERROR : error;
    }
    return offset + file.bytesWritten;
  }
}
