import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { createTestBucket, type TestBucket } from '../../test/bucket.ts';
import { createBucket } from './bucket.ts';
import { createFolderStore, ObjectMissing, ObjectsUnavailable, type ObjectStore } from './index.ts';

jest.setTimeout(60_000);

let made: TestBucket;
let folder: string;
beforeAll(async () => {
  made = await createTestBucket();
  folder = mkdtempSync(join(tmpdir(), 'mortar-objects-'));
});
afterAll(async () => {
  await made.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => made.meddle(() => undefined));

let files = 0;
/** A file of this machine, to be put. */
function file(content: string | Buffer): string {
  const path = join(folder, `draft-${(files += 1)}`);
  writeFileSync(path, content);
  return path;
}

const DRIVERS: [string, () => ObjectStore][] = [
  ['a folder', () => createFolderStore(join(folder, 'store'))],
  ['a bucket', () => made.bucket],
];

describe.each(DRIVERS)('objects in %s', (_kind, open) => {
  const read = async (key: string, range?: { start: number; end: number }) => buffer(await open().read(key, range));

  test('it gives back what was put, and how large it is', async () => {
    await open().put('uploads/files/ab/abc', file('of clay'));
    expect((await read('uploads/files/ab/abc')).toString()).toBe('of clay');
    expect(await open().size('uploads/files/ab/abc')).toBe(7);
  });

  test('it gives a part, both ends included', async () => {
    await open().put('uploads/files/ab/part', file('0123456789'));
    expect((await read('uploads/files/ab/part', { start: 2, end: 4 })).toString()).toBe('234');
    expect((await read('uploads/files/ab/part', { start: 9, end: 9 })).toString()).toBe('9');
  });

  test('it keeps a large file and an empty one byte by byte', async () => {
    const large = Buffer.alloc(17 * 1024 * 1024, Buffer.from('kiln and glaze '));
    await open().put('large', file(large));
    expect((await read('large')).equals(large)).toBe(true);
    expect((await read('large', { start: 9_000_000, end: 9_000_020 })).equals(large.subarray(9_000_000, 9_000_021))).toBe(true);
    await open().put('empty', file(''));
    expect([await open().size('empty'), (await read('empty')).length]).toEqual([0, 0]);
  });

  test('it takes the same object again', async () => {
    await open().put('again', file('one'));
    await open().put('again', file('one'));
    expect((await read('again')).toString()).toBe('one');
  });

  test('it lists the keys that begin so, in order', async () => {
    for (const key of ['list/b/2', 'list/a/1.js', 'list/a/1.js.br', 'list/a-2/3', 'listed']) await open().put(key, file(key));
    expect(await open().list('list/a/')).toEqual(['list/a/1.js', 'list/a/1.js.br']);
    expect(await open().list('list/')).toEqual(['list/a-2/3', 'list/a/1.js', 'list/a/1.js.br', 'list/b/2']);
    expect(await open().list('nothing/')).toEqual([]);
  });

  test('it has no object that was never put, and none that was removed', async () => {
    expect(await open().size('never/put')).toBeUndefined();
    await expect(open().read('never/put')).rejects.toBeInstanceOf(ObjectMissing);
    await open().put('gone', file('x'));
    await open().remove('gone');
    await open().remove('gone');
    expect(await open().size('gone')).toBeUndefined();
    await expect(open().read('gone', { start: 0, end: 0 })).rejects.toBeInstanceOf(ObjectMissing);
  });

  test('it makes no object of a file that is not there', async () => {
    await expect(open().put('from/nothing', join(folder, 'nothing'))).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await open().size('from/nothing')).toBeUndefined();
  });
});

describe('a bucket that does not serve us', () => {
  const QUICK = { connectionTimeout: 500, socketTimeout: 300, maxAttempts: 2 };
  const NOWHERE = 'http://127.0.0.1:1';

  test.each<[string, object, RegExp]>([
    ['is missing', { bucket: 'other' }, /has no bucket 'other'; make it, or correct S3_BUCKET$/],
    ['refuses the key', { accessKeyId: 'WRONG' }, /refuses our key for the bucket 'files' \(\w+\); correct S3_ACCESS_KEY_ID and/],
    [
      'is nowhere',
      { endpoint: NOWHERE },
      /^Files in S3: http:\/\/127\.0\.0\.1:1 cannot be reached \(ECONNREFUSED\); is S3_ENDPOINT right\?$/,
    ],
  ])('it says in one line that it %s', async (_what, wrong, line) => {
    const bucket = createBucket({ ...made.s3, ...wrong }, QUICK);
    const calls = [bucket.check(), bucket.put('x', file('x')), bucket.list('x/')];
    for (const result of await Promise.allSettled(calls)) {
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(ObjectsUnavailable) });
      const { message } = (result as PromiseRejectedResult).reason as Error;
      expect(message).toMatch(line);
      expect(message).not.toContain('\n');
    }
  });

  test('it says that it refuses the secret, and not which one', async () => {
    made.meddle(() => 'refuse');
    const bucket = createBucket({ ...made.s3, secretAccessKey: 'hunter2' }, QUICK);
    for (const call of [bucket.check(), bucket.list('x/'), bucket.put('x', file('x'))]) {
      const { message } = await call.then(
        () => new Error('taken'),
        (error: Error) => error,
      );
      expect(message).toMatch(/refuses our key for the bucket 'files' \(\w+\); correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/);
      expect(message).not.toContain('hunter2');
    }
  });

  test('it says that it does not answer in time', async () => {
    made.meddle(() => 'hang');
    await expect(createBucket(made.s3, QUICK).size('x')).rejects.toThrow(/^Files in S3: http:\S+ does not answer in time$/);
  });

  test('it says that it has a fault of its own', async () => {
    made.meddle(() => 'fault');
    await expect(createBucket(made.s3, QUICK).list('x/')).rejects.toThrow(/^Files in S3: http:\S+ failed \(HTTP 503, /);
  });

  test('it tries again what failed once', async () => {
    let cuts = 1;
    made.meddle(() => (cuts-- > 0 ? 'cut' : undefined));
    await expect(createBucket(made.s3, QUICK).check()).resolves.toBeUndefined();
  });

  test('it is answered with 503, and told nothing of it', async () => {
    const failure = await createBucket({ ...made.s3, endpoint: NOWHERE }, QUICK)
      .check()
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ status: 503, codeName: 'unavailable', data: null });
  });
});
