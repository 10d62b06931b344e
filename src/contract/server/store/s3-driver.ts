import { S3Client } from '@aws-sdk/client-s3';
import { S3Driver } from 'flydrive/drivers/s3';

export interface S3Place {
  bucket: string;
  /** Without slashes around it; '' is none. */
  prefix: string;
  endpoint: string | undefined;
  region: string;
}

/** ms; one that does not answer is away. A long transfer that goes on is none of that. */
const CONNECTION_MS = 3_000;
const SILENCE_MS = 10_000;

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
  return new S3Driver({ client, bucket, visibility: 'private', supportsACL: false });
}
