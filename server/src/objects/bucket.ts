import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { S3Config } from '../config/s3.ts';
import { explain, isMissing } from './bucket-failure.ts';
import { connect, USUAL_PATIENCE, type Connection } from './connect.ts';
import { ObjectMissing } from './failures.ts';
import type { Bucket } from './object-store.ts';

/** A large file goes in parts of this size, in bytes, a few at once: each is tried again alone. */
const PARTS = { partSize: 8 * 1024 * 1024, queueSize: 3 };

/** Objects in a bucket of a server that speaks S3. It is asked nothing before the first call. */
export function createBucket(config: S3Config, patience = USUAL_PATIENCE): Bucket {
  const Bucket = config.bucket;
  let connection: Promise<Connection> | undefined;

  async function ask<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    connection ??= connect(config, patience);
    const open = await connection;
    return work(open).catch((error: unknown) => {
      throw explain(error, config);
    });
  }

  return {
    put: (Key, file) =>
      ask(async ({ client, Upload }) => {
        await new Upload({ client, params: { Bucket, Key, Body: createReadStream(file) }, ...PARTS }).done();
      }),

    read: (Key, range) =>
      ask(async ({ client, s3 }) => {
        const Range = range && `bytes=${range.start}-${range.end}`;
        const { Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key, Range })).catch((error: unknown) => {
          throw isMissing(error) ? new ObjectMissing(Key, error) : error;
        });
        if (!(Body instanceof Readable)) throw new ObjectMissing(Key);
        return Body;
      }),

    size: (Key) =>
      ask(async ({ client, s3 }) =>
        client.send(new s3.HeadObjectCommand({ Bucket, Key })).then(
          ({ ContentLength }) => ContentLength,
          (error: unknown) => {
            if (isMissing(error)) return undefined;
            throw error;
          },
        ),
      ),

    list: (Prefix) =>
      ask(async ({ client, s3 }) => {
        const keys: string[] = [];
        for await (const { Contents = [] } of s3.paginateListObjectsV2({ client }, { Bucket, Prefix }))
          keys.push(...Contents.flatMap(({ Key }) => Key ?? []));
        return keys.sort();
      }),

    remove: (Key) =>
      ask(async ({ client, s3 }) => {
        await client.send(new s3.DeleteObjectCommand({ Bucket, Key }));
      }),

    check: () =>
      ask(async ({ client, s3 }) => {
        await client.send(new s3.HeadBucketCommand({ Bucket }));
      }),
  };
}
