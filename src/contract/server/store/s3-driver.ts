import { S3Client } from '@aws-sdk/client-s3';
import { S3Driver } from 'flydrive/drivers/s3';
import { StoreAway } from './store';

export interface S3Place {
  bucket: string;
  /** Without slashes around it; '' is none. */
  prefix: string;
  endpoint: string | undefined;
  region: string;
}

/**
 * ms; one that does not answer is away. A long transfer that goes on is none of that. The client begins to count silence after
 * 3 s, so somebody waits for 9 s.
 */
const CONNECTION_MS = 3_000;
const SILENCE_MS = 6_000;
/** ms after which a call that got no answer is not tried again. */
const LAST_TRY_MS = 4_000;

/** @throws Error where the environment has no credentials */
export function openS3Driver({ bucket, endpoint, region }: S3Place): S3Driver {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = process.env;
  if (!accessKeyId || !secretAccessKey)
    throw new Error(`s3://${bucket} needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`);
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: { connectionTimeout: CONNECTION_MS, socketTimeout: SILENCE_MS },
    // Stores of other makes know no checksums beside the signature's.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  client.middlewareStack.add(
    (next) => {
      const begun = performance.now();
      return (args) =>
        next(args).catch((error: unknown) => {
          const isOver = performance.now() - begun > LAST_TRY_MS && (error as Error).name === 'TimeoutError';
          throw isOver ? new StoreAway(`s3://${bucket} does not answer.`) : error;
        });
    },
    { name: 'lastTry', step: 'finalizeRequest', priority: 'low' },
  );
  return new S3Driver({ client, bucket, visibility: 'private', supportsACL: false });
}
