import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { createTestDatabase } from '../../../../../test/database.ts';
import { createDataFolder, type DataFolder } from '../../../../../test/data-folder.ts';
import type { Database } from '../../../../db/database.ts';
import { Unread } from '../fault.ts';
import { AGAIN_MS, ANIMATION_KEPT_MS, ANIMATIONS_BYTES } from '../limits.ts';
import { tokens } from '../tables.ts';
import { createAnimations, type AnimationDeps } from './animations.ts';
import { serveAnimations } from './serve.ts';
import { createShelf } from './shelf.ts';
import { animations } from './tables.ts';

const CHAIN = 7;
const PAGE = Buffer.from('<!doctype html><script>document.title = "art"</script>');
const box = (name: string, brand: string) => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`${name}${brand}`), Buffer.alloc(64)]);
const FILM = box('ftyp', 'isom');

let database: Database;
let folder: DataFolder;
let site: FastifyInstance;
let now = Date.now();
/** What lies at each address; a fault where it can't be had. */
let there: Record<string, Buffer | Unread | Promise<Buffer>>;
let asked: string[];
const painter = { paint: jest.fn<(bytes: Buffer) => Promise<never>>() };
let shelf: ReturnType<typeof createShelf>;
let open: ReturnType<typeof createAnimations>;
let impatient: ReturnType<typeof createAnimations>;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = createDataFolder();
  const clock = { now: () => now };
  shelf = createShelf({ db: database.db, clock, dataDir: folder.path, bucket: undefined });
  const deps: AnimationDeps = {
    db: database.db,
    clock,
    readerOf: (chain) => (chain === CHAIN ? { uriOf: () => Promise.resolve({ uri: 'uri:', block: 1 }) } : undefined),
    contents: async (address) => {
      asked.push(address);
      const found = await (there[address] ?? new Unread('notFound'));
      if (found instanceof Unread) throw found;
      return found;
    },
    painter: painter as never,
    shelf,
    stopped: new AbortController().signal,
  };
  open = createAnimations(deps);
  impatient = createAnimations({ ...deps, waitMs: 1 });
  site = Fastify();
  serveAnimations(site, shelf);
});
afterAll(async () => {
  await site.close();
  await database.close();
  folder.remove();
});
beforeEach(() => {
  [there, asked] = [{}, []];
  painter.paint.mockReset().mockResolvedValue(undefined as never);
});

let made = 0;
/** An item that says it plays this. */
async function itemThatPlays(animation: string | null): Promise<string> {
  const collection = `0x${String((made += 1)).padStart(40, '0')}`;
  await database.db
    .insert(tokens)
    .values({ chainId: CHAIN, collection, tokenId: '1', block: 1, animation, readAt: new Date(now), readBlock: 1 });
  return `${CHAIN}-${collection}-1`;
}
const playing = (address: string, bytes: Buffer) => {
  there[address] = bytes;
  return itemThatPlays(address);
};

describe('what an item plays', () => {
  test('is read when somebody wants it, once for all who do, and kept', async () => {
    const id = await playing('https://a.test/film', FILM);
    const answers = await Promise.all([open(id), open(id)]);
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({
      animation: { kind: 'video', src: expect.stringMatching(/^\/animations\/[0-9a-f]{64}\.mp4$/) },
      fault: null,
    });
    await open(id);
    expect(asked).toEqual(['https://a.test/film']);
  });

  test.each([
    ['a program', PAGE, 'page'],
    ['a program below a remark', Buffer.from('\n<!-- made by hand -->\n<canvas></canvas>'), 'page'],
    ['a drawing', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), 'picture'],
    ['moving pictures', Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(64)]), 'picture'],
    ['sound', Buffer.concat([Buffer.from('ID3'), Buffer.alloc(64)]), 'audio'],
  ])('is %s by its bytes', async (_, bytes, kind) => {
    expect((await open(await playing(`https://a.test/${kind}${made}`, bytes))).animation?.kind).toBe(kind);
  });

  test.each([
    ['a model in 3D', Buffer.concat([Buffer.from('glTF'), Buffer.alloc(64)])],
    ['an archive', Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(64)])],
    ['a document', Buffer.from('%PDF-1.7')],
    ['plain words', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
  ])('is not shown where it is %s', async (what, bytes) => {
    expect(await open(await playing(`https://a.test/${what}`, bytes))).toEqual({ animation: null, fault: 'otherKind' });
  });

  test('is refused with its reason, and asked for anew the next time', async () => {
    const id = await itemThatPlays('https://a.test/large');
    there['https://a.test/large'] = new Unread('tooLarge');
    expect(await open(id)).toEqual({ animation: null, fault: 'tooLarge' });
    there['https://a.test/large'] = PAGE;
    expect(await open(id)).toMatchObject({ animation: { kind: 'page' } });
  });

  test('is no picture that this site cannot draw itself', async () => {
    painter.paint.mockRejectedValue(new Unread('tooManyPixels'));
    const id = await playing('https://a.test/bomb', Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(60)]));
    expect(await open(id)).toEqual({ animation: null, fault: 'tooManyPixels' });
  });

  test('is read out of its metadata where the token holds it itself', async () => {
    there['uri:'] = Buffer.from(JSON.stringify({ animation_url: 'data:text/html,<canvas>' }));
    there['data:text/html,<canvas>'] = Buffer.from('<canvas>');
    expect(await open(await itemThatPlays('data:'))).toMatchObject({ animation: { kind: 'page' } });
  });

  test.each([
    ['says nothing of one', () => itemThatPlays(null)],
    ['nobody has', () => Promise.resolve(`${CHAIN}-0x${'f'.repeat(40)}-1`)],
    ['is of a chain that is not read', () => Promise.resolve(`8-0x${'f'.repeat(40)}-1`)],
  ])('is not there where an item %s', async (_, item) => {
    await expect(open(await item())).rejects.toMatchObject({ codeName: 'notFound' });
  });

  test('that takes long is told as coming, and is there later', async () => {
    let come: (bytes: Buffer) => void = () => {};
    there['https://a.test/slow'] = new Promise<Buffer>((resolve) => (come = resolve));
    const id = await itemThatPlays('https://a.test/slow');
    expect(await impatient(id)).toEqual({ animation: null, fault: null });
    come(PAGE);
    let answer = await impatient(id);
    while (!answer.animation) answer = await impatient(id);
    expect(answer).toMatchObject({ animation: { kind: 'page' }, fault: null });
    expect(asked).toEqual(['https://a.test/slow']);
  });
});

describe('a copy', () => {
  const srcOf = async (id: string) => (await open(id)).animation!.src;

  test('of a program has no origin, reaches nothing and stands only in pages of ours', async () => {
    const { headers, body } = await site.inject(await srcOf(await playing('https://a.test/page', PAGE)));
    expect(body).toBe(PAGE.toString());
    const policy = String(headers['content-security-policy']);
    const directives = Object.fromEntries(policy.split('; ').map((line) => [line.split(' ')[0], line]));
    expect(directives['sandbox']).toBe('sandbox allow-scripts');
    expect(directives['default-src']).toBe("default-src 'none'");
    expect(directives['frame-ancestors']).toBe("frame-ancestors 'self'");
    expect(directives['form-action']).toBe("form-action 'none'");
    expect(directives['connect-src']).toBeUndefined();
    expect(policy).not.toMatch(/https?:|allow-same-origin|allow-popups|allow-top|\*/);
  });

  test('of anything else runs nothing, and is had in parts', async () => {
    const src = await srcOf(await playing('https://a.test/parts', FILM));
    const part = await site.inject({ url: src, headers: { range: 'bytes=4-7' } });
    expect(part).toMatchObject({
      statusCode: 206,
      body: 'ftyp',
      headers: { 'content-type': 'video/mp4', 'content-range': `bytes 4-7/${FILM.length}`, 'accept-ranges': 'bytes' },
    });
    expect(part.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
    expect((await site.inject({ url: src, headers: { range: 'bytes=999-' } })).statusCode).toBe(416);
    expect((await site.inject({ url: src, headers: { 'if-none-match': String(part.headers['etag']) } })).statusCode).toBe(304);
    for (const url of [src.replace('.mp4', '.html'), `/animations/${'0'.repeat(64)}.mp4`, '/animations/..%2fsecret.mp4'])
      expect((await site.inject(url)).statusCode).toBe(404);
  });

  test('is read again after a week, and stays where nothing else is to be had', async () => {
    const id = await playing('https://a.test/again', PAGE);
    const first = await srcOf(id);
    now += AGAIN_MS + 1;
    there['https://a.test/again'] = new Unread('unreachable');
    expect(await srcOf(id)).toBe(first);
    there['https://a.test/again'] = Buffer.from('<html>new');
    expect(await srcOf(id)).not.toBe(first);
  });

  test('goes when nobody wants it, and when all of them take too much; the same bytes stay while another address has them', async () => {
    const [old, same, wanted] = [
      await playing('https://a.test/1', PAGE),
      await playing('https://a.test/2', PAGE),
      await playing('https://a.test/3', FILM),
    ];
    const [src, film] = [await srcOf(old), await srcOf(wanted)];
    now += ANIMATION_KEPT_MS + 1;
    await Promise.all([open(same), open(wanted)]);
    await shelf.sweep();
    expect([(await site.inject(src)).statusCode, (await site.inject(film)).statusCode]).toEqual([200, 200]);
    now += 1000;
    await open(wanted);
    await database.db.update(animations).set({ size: ANIMATIONS_BYTES / 2 + 1 });
    await shelf.sweep();
    expect([(await site.inject(src)).statusCode, (await site.inject(film)).statusCode]).toEqual([404, 200]);
  });
});
