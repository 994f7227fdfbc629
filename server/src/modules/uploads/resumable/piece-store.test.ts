import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { PieceStore } from './piece-store.ts';

const BYTES = randomBytes(300_000);
const WHOLE = createHash('sha256').update(BYTES).digest('hex');
const NAME = 'an-upload';

let directory: string;
let store: PieceStore;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'pieces-'));
});
afterAll(() => rmSync(directory, { recursive: true }));
beforeEach(() => {
  store = new PieceStore({ directory });
  writeFileSync(join(directory, NAME), '');
});

const piece = (from: number, to: number) => Readable.from([BYTES.subarray(from, from + 10), BYTES.subarray(from + 10, to)]);
const write = (into: PieceStore, from: number, to: number) => into.write(piece(from, to), NAME, from);
const kept = () => readFileSync(join(directory, NAME));

describe('pieces of an upload', () => {
  test('are hashed on their way, once', async () => {
    expect(await write(store, 0, 100_000)).toBe(100_000);
    expect(store.takeHash(NAME, BYTES.length)).toBeUndefined();
    await write(store, 100_000, BYTES.length);
    expect(store.takeHash(NAME, BYTES.length)).toBe(WHOLE);
    expect(store.takeHash(NAME, BYTES.length)).toBeUndefined();
    expect(kept().equals(BYTES)).toBe(true);
  });

  test('that another process took in leave no hash', async () => {
    await write(store, 0, 100_000);
    const other = new PieceStore({ directory });
    await write(other, 100_000, 200_000);
    await write(store, 200_000, BYTES.length);
    for (const one of [store, other]) expect(one.takeHash(NAME, BYTES.length)).toBeUndefined();
    expect(kept().equals(BYTES)).toBe(true);
  });

  test('of which one broke off leave no hash, and one that begins anew does', async () => {
    await write(store, 0, 100_000);
    const broken = Readable.from(
      (async function* () {
        yield BYTES.subarray(100_000, 150_000);
        throw new Error('the connection was cut');
      })(),
    );
    await expect(store.write(broken, NAME, 100_000)).rejects.toThrow('cut');
    await write(store, 100_000, BYTES.length);
    expect(store.takeHash(NAME, BYTES.length)).toBeUndefined();
    await write(store, 0, BYTES.length);
    expect(store.takeHash(NAME, BYTES.length)).toBe(WHOLE);
  });
});
