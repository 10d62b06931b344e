import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

export interface S3Server {
  /** `s3://gallery?endpoint=…` */
  url: string;
  /** The objects of the bucket lie below it. */
  directory: string;
  close(): Promise<void>;
}

/** A server that speaks S3, with a bucket `gallery`; its credentials are put into the environment. */
export async function startS3Server(port = 0): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 's3-'));
  const server = new S3rver({
    ...{ address: '127.0.0.1', port, silent: true, directory },
    configureBuckets: [{ name: 'gallery' }],
  });
  const address = await server.run();
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' });
  return {
    url: `s3://gallery?endpoint=http://127.0.0.1:${address.port}`,
    directory,
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
