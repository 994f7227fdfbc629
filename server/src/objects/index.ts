import type { Config } from '../config.ts';
import { createBucket } from './bucket.ts';
import type { Bucket } from './object-store.ts';

export { ObjectMissing, ObjectsUnavailable } from './failures.ts';
export { createFolderStore } from './folder-store.ts';
export type { ByteRange } from '../lib/byte-range.ts';
export type { Bucket, ObjectStore } from './object-store.ts';

/** The bucket that the configuration names; nothing where files are kept in the data folder. */
export function openBucket({ s3 }: Pick<Config, 's3'>): Bucket | undefined {
  return s3 && createBucket(s3);
}
export { keepBytes } from './keep-bytes.ts';
export { createPins } from './pins.ts';
export { sendObject } from './send-object.ts';
