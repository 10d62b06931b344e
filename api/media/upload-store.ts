import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { UPLOAD_LIFE_MS, type Uploads } from './uploads';

/** Bytes of one part that are in memory. */
const PART = 4 * 1024 * 1024;

/** Uploads, for the server of the tus protocol. Loaded with the first one: most starts of the API see none. */
export class UploadStore extends DataStore {
  override extensions = [
    'creation',
    'creation-with-upload',
    'creation-defer-length',
    'termination',
    'expiration',
  ];

  /** @param beginner whoever sends the request that is being answered */
  constructor(
    private readonly uploads: Uploads,
    private readonly beginner: () => number,
  ) {
    super();
  }

  override async create(upload: Upload): Promise<Upload> {
    await this.uploads.begin(upload.id, this.beginner(), upload.size ?? null);
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const upload = await this.uploads.find(id);
    if (!upload) throw ERRORS.FILE_NOT_FOUND;
    const { bytes, arrived, begun_at } = upload;
    return new Upload({
      ...{ id, offset: arrived, creation_date: begun_at },
      ...(bytes !== null && { size: bytes }),
    });
  }

  override async declareUploadLength(id: string, bytes: number): Promise<void> {
    await this.uploads.tellLength(id, bytes);
  }

  /** What has arrived of a request that breaks off counts. */
  override async write(request: Readable, id: string, from: number): Promise<number> {
    let at = from;
    let held: Buffer[] = [];
    let bytes = 0;
    const keep = async (): Promise<void> => {
      if (bytes === 0) return;
      const part = Buffer.concat(held);
      [held, bytes] = [[], 0];
      if (!(await this.uploads.add(id, at, part))) throw ERRORS.INVALID_OFFSET;
      at += part.byteLength;
    };
    try {
      for await (const chunk of request as AsyncIterable<Buffer>) {
        held.push(chunk);
        bytes += chunk.byteLength;
        if (bytes >= PART) await keep();
      }
    } finally {
      await keep();
    }
    return at;
  }

  override async remove(id: string): Promise<void> {
    await this.getUpload(id);
    await this.uploads.drop(id);
  }

  override getExpiration(): number {
    return UPLOAD_LIFE_MS;
  }
}
