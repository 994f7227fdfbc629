import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Config } from '../config/s3.ts';

/** How long the store may take. */
export interface Patience {
  /** For a connection, ms. */
  connectionTimeout: number;
  /** For the next byte of one that is open, ms. */
  socketTimeout: number;
  /** How often something is tried. */
  maxAttempts: number;
}

export const USUAL_PATIENCE: Patience = { connectionTimeout: 3000, socketTimeout: 10_000, maxAttempts: 3 };

/** The client with what it is asked by. */
export interface Connection {
  client: S3Client;
  s3: typeof import('@aws-sdk/client-s3');
  Upload: (typeof import('@aws-sdk/lib-storage'))['Upload'];
}

/** Loads the client: 22 MB that nobody has in memory who keeps files in a folder. */
export async function connect(
  { endpoint, region, accessKeyId, secretAccessKey }: S3Config,
  { maxAttempts, ...timeouts }: Patience,
): Promise<Connection> {
  // It tells on standard error of versions of itself that are not installed here.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const [s3, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]);
  const client = new s3.S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Other servers than Amazon's keep a checksum that follows a stream as part of the object.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts,
    requestHandler: timeouts,
  });
  return { client, s3, Upload };
}
