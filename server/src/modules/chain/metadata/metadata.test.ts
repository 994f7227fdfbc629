import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { deployLocally } from '@mortar/chain/deploy';
import { codeThatLogs, codeThatSays, eventLog, HOSTILE_CODE, METADATA_EVENTS, startAnvil, trader } from '@mortar/chain/testing';
import type { Activity, Collection, Item } from '@mortar/protocol/market';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { createDataFolder, type DataFolder } from '../../../../test/data-folder.ts';
import { heldJobs } from '../../../../test/held-jobs.ts';
import { PEOPLE } from '../../../../test/modules.ts';
import { fileId, folderId } from '../../../lib/ipfs.ts';
import { createPins } from '../../../objects/index.ts';

jest.setTimeout(60_000);

const CHAIN = 31_337;
const SCRIPT = '<script>alert(1)</script>';
type Hex = `0x${string}`;

let anvil: Awaited<ReturnType<typeof startAnvil>>;
let app: TestApp;
let folder: DataFolder;
let drops: Hex;
let ann: ReturnType<typeof trader>;
let gateway: Server;
/** What the gateway does with what it is asked. */
let answer: RequestListener;
const asked: string[] = [];
const held = heldJobs();

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
beforeAll(async () => {
  folder = createDataFolder();
  gateway = createServer((request, response) => {
    asked.push(request.url!);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  [anvil] = await Promise.all([startAnvil(CHAIN), once(gateway, 'listening')]);
  app = await createTestApp(
    {
      modules: [...PEOPLE, 'chain'],
      dataDir: folder.path,
      ipfsGateway: addressOf(gateway),
      chains: { rpc: { [CHAIN]: anvil.url }, isEmbedded: true, esplora: undefined, ord: undefined, solana: undefined },
    },
    { jobs: held.jobs },
  );
  await until(async () => (await app.database.sql`select from chain_cursors`).length === 1);
  ({ drops } = (await deployLocally(anvil.url)).addresses);
  ann = trader(anvil.url);
});
afterAll(async () => {
  await app.close();
  gateway.closeAllConnections();
  gateway.close();
  await anvil.stop();
  folder.remove();
});
beforeEach(() => {
  asked.length = 0;
  answer = (_request, response) => void response.writeHead(404).end();
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await isSo())) if (Date.now() > end) throw new Error('it did not come');
}
async function get<Data>(url: string): Promise<Data> {
  return (await app.call({ url: `/api/dcservice/collection/open/${url}`, signed: true })).json<{ data: Data }>().data;
}
const idOf = (collection: string) => `${CHAIN}-${collection}`;
const itemsOf = async (collection: string, more = '') => (await get<{ items: Item[] }>(`items?id=${idOf(collection)}${more}`)).items;
const round = () => held.work('chain.metadata');
async function rpc(method: string, params: unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const answered = await fetch(anvil.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return ((await answered.json()) as { result: unknown }).result;
}
const json = (value: object) => `data:application/json;base64,${Buffer.from(JSON.stringify(value)).toString('base64')}`;
const isDue = async (collection: string) =>
  (await app.database.sql`select from chain_tokens where collection = ${collection} and due_at <= now()`).length > 0;

let made = 0;
/** A collection with one token that is told to say this. */
async function tokenThatSays(baseUri: string): Promise<Hex> {
  const collection = await ann.openDrop(drops, `Copies ${(made += 1)}`, { isCopies: true, baseUri });
  await ann.mint(collection, 1n);
  await until(() => isDue(collection));
  return collection;
}
async function readOf(collection: string): Promise<Item> {
  await round();
  return (await itemsOf(collection))[0]!;
}
const itemThatSays = async (baseUri: string) => readOf(await tokenThatSays(baseUri));
const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#c2410c' } })
    .png()
    .toBuffer();

describe('what a token says of itself', () => {
  test('is pending, then shown as text, with its traits and links, and a picture of our own', async () => {
    const image = `data:image/png;base64,${(await picture()).toString('base64')}`;
    const collection = await tokenThatSays(
      json({
        name: `Brick ${SCRIPT}\u202e\u0000`,
        description: 'First line\n\n\n\nsecond',
        image,
        animation_url: 'javascript:alert(1)',
        external_url: 'https://example.org/brick',
        attributes: [
          { trait_type: 'Glaze', value: 'Ash' },
          { trait_type: 'Born', value: 1_700_000_000, display_type: 'date' },
          { trait_type: 'Fired', value: true },
          { trait_type: 'Nothing', value: {} },
          'odd',
        ],
      }),
    );
    expect((await itemsOf(collection))[0]).toMatchObject({ name: null, picture: null, metadata: { state: 'pending', readAt: null } });
    const item = await readOf(collection);
    expect(item).toMatchObject({
      name: `Brick ${SCRIPT}`,
      picture: { width: 40, height: 30 },
      metadata: {
        state: 'ready',
        fault: null,
        pictureFault: null,
        description: 'First line\n\nsecond',
        animation: null,
        link: 'https://example.org/brick',
        traits: [
          { type: 'Glaze', value: 'Ash', display: null },
          { type: 'Born', value: 1_700_000_000, display: 'date' },
          { type: 'Fired', value: 'true', display: null },
        ],
      },
    });
    const { items } = await get<{ items: Activity[] }>(`activity?id=${idOf(collection)}`);
    expect(items).toMatchObject([{ kind: 'mint', name: item.name, picture: item.picture }]);
    const { collection: shown } = await get<{ collection: Collection }>(`detail?id=${idOf(collection)}`);
    expect(shown.picture).toEqual(item.picture);
  });

  test('its picture is made anew, served for ever from an address of ours, and runs nothing', async () => {
    const bytes = await picture(2000, 900);
    // Whatever type it is said to have.
    answer = (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(bytes);
    const { picture: shown } = await itemThatSays(json({ image: `ipfs://${fileId(bytes)}` }));
    expect(shown).toMatchObject({ width: 1024, height: 461 });
    const small = await app.call({ url: shown!.small });
    expect(small).toMatchObject({
      statusCode: 200,
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      },
    });
    expect(shown!.small).toMatch(/^\/pictures\/[0-9a-f]{64}-512\.webp$/);
    const etag = String(small.headers['etag']);
    expect((await app.call({ url: shown!.small, headers: { 'if-none-match': etag } })).statusCode).toBe(304);
    expect((await app.call({ url: shown!.large, method: 'HEAD' })).headers['content-length']).toMatch(/^\d+$/);
    for (const url of [shown!.large.replace('1024', '99'), `/pictures/${'0'.repeat(64)}-512.webp`, '/pictures/../chain.webp'])
      expect((await app.call({ url })).statusCode).toBe(404);
  });

  test.each([
    ['as percent signs', 'data:application/json;utf8,%7B%22name%22%3A%22A%22%7D', 'A'],
    ['as it is', 'data:application/json,{"name":"100% A"}', '100% A'],
    ['with traits as an object', json({ name: 'B', attributes: { Glaze: 'Ash' } }), 'B'],
  ])('it may hold its metadata itself, %s', async (_, uri, name) => {
    expect(await itemThatSays(uri)).toMatchObject({ name, metadata: { state: 'ready' } });
  });

  test('what this site keeps of IPFS itself is asked of nobody else', async () => {
    const pins = createPins(folder.path);
    const works = [1, 2].map((tokenId) => ({ name: String(tokenId), bytes: Buffer.from(JSON.stringify({ name: `Work ${tokenId}` })) }));
    const cid = folderId(works);
    for (const { name, bytes } of works) await pins.keep({ cid, path: name }, bytes);
    const collection = await ann.openDrop(drops, 'Works', { baseUri: `ipfs://${cid}/` });
    await ann.mint(collection, 2n);
    await until(() => isDue(collection));
    await round();
    expect((await itemsOf(collection)).map(({ name }) => name)).toEqual(['Work 1', 'Work 2']);
    expect((await itemsOf(collection, '&token=2')).map(({ name }) => name)).toEqual(['Work 2']);
    expect(asked).toEqual([]);
  });

  test('a change that its contract tells of is read: of the base address, and by ERC-4906 and ERC-1155', async () => {
    const collection = await tokenThatSays(json({ name: 'Unrevealed' }));
    expect(await readOf(collection)).toMatchObject({ name: 'Unrevealed' });
    await ann.setBaseUri(collection, json({ name: 'Revealed' }));
    await until(() => isDue(collection));
    expect(await readOf(collection)).toMatchObject({ name: 'Revealed' });
    const logged = [
      ['MetadataUpdate', eventLog(collection, METADATA_EVENTS, 'MetadataUpdate', { tokenId: 1n })],
      ['BatchMetadataUpdate', eventLog(collection, METADATA_EVENTS, 'BatchMetadataUpdate', { fromTokenId: 0n, toTokenId: 9n })],
      ['URI', eventLog(collection, METADATA_EVENTS, 'URI', { value: 'x', id: 1n })],
    ] as const;
    for (const [name, log] of logged) {
      await rpc('anvil_setCode', [collection, codeThatLogs(log)]);
      await rpc('eth_sendTransaction', [{ from: ann.address, to: collection }]);
      await until(() => isDue(collection));
      await rpc('anvil_setCode', [collection, codeThatSays(json({ name }))]);
      expect(await readOf(collection)).toMatchObject({ name });
    }
  });

  test('is read again after a week, though its contract tells of no change', async () => {
    const collection = await tokenThatSays(json({ name: 'Before' }));
    await round();
    await rpc('anvil_setCode', [collection, codeThatSays(json({ name: 'Changed without a word' }))]);
    await held.work('chain.metadata-again');
    expect(await readOf(collection)).toMatchObject({ name: 'Before' });
    await app.database.sql`update chain_tokens set read_at = now() - interval '8 days' where collection = ${collection}`;
    await held.work('chain.metadata-again');
    expect(await readOf(collection)).toMatchObject({ name: 'Changed without a word' });
  });

  test('one whose block is taken back is shown no more, and what was said in such a block is read again', async () => {
    const kept = await tokenThatSays(json({ name: 'Kept' }));
    expect(await readOf(kept)).toMatchObject({ name: 'Kept' });
    await ann.setBaseUri(kept, json({ name: 'Said in vain' }));
    await until(() => isDue(kept));
    expect(await readOf(kept)).toMatchObject({ name: 'Said in vain' });
    const gone = await tokenThatSays(json({ name: 'Gone' }));
    expect(await readOf(gone)).toMatchObject({ name: 'Gone' });
    // The creation and the mint of the one, and what was last said of the other.
    await rpc('anvil_reorg', [3, []]);
    await until(async () => (await app.database.sql`select from chain_tokens where collection = ${gone}`).length === 0);
    expect(await readOf(kept)).toMatchObject({ name: 'Kept' });
  });

  test('what was read before stays where a later look comes to nothing, which is told', async () => {
    const collection = await tokenThatSays(json({ name: 'Was there' }));
    await round();
    await ann.setBaseUri(collection, 'ar://gone');
    await until(() => isDue(collection));
    expect(await readOf(collection)).toMatchObject({ name: 'Was there', metadata: { state: 'ready', fault: 'notAllowed' } });
  });
});

describe('a token that', () => {
  const coded = async (code: Hex) => {
    const collection = await tokenThatSays('ipfs://none');
    await rpc('anvil_setCode', [collection, code]);
    return readOf(collection);
  };
  test.each([
    ['reverts', HOSTILE_CODE.reverts, 'failed', 'reverted'],
    ['burns all gas', HOSTILE_CODE.endless, 'failed', 'reverted'],
    ['answers with megabytes', HOSTILE_CODE.endlessAnswer, 'failed', 'tooLarge'],
    ['is no contract any more', '0x', 'failed', 'reverted'],
    ['says nothing', codeThatSays(''), 'missing', 'nothingNamed'],
    ['names a file of the server', codeThatSays('file:///etc/passwd'), 'failed', 'notAllowed'],
    ['names no transaction of Arweave', codeThatSays('ar://abc'), 'failed', 'notAllowed'],
    ['climbs out of its folder', codeThatSays(`ipfs://${fileId(Buffer.from('x'))}/../../secrets`), 'failed', 'notAllowed'],
    ['is no JSON', codeThatSays('data:text/html,<script>'), 'failed', 'unreadable'],
    ['is a list', codeThatSays('data:application/json,[]'), 'failed', 'unreadable'],
    ['is nested without an end', codeThatSays(`data:application/json,{"a":${'['.repeat(5000)}`), 'failed', 'unreadable'],
  ] as const)('%s is shown as what it is', async (_, code, state, fault) => {
    expect(await coded(code)).toMatchObject({ name: null, picture: null, metadata: { state, fault } });
  });

  test('leads into this machine is not followed', async () => {
    const inner = createServer((_request, response) => void response.end('{"name":"secret"}')).listen(0, '127.0.0.1');
    await once(inner, 'listening');
    const heard: unknown[] = [];
    inner.on('request', (request) => heard.push(request.url));
    const { port } = inner.address() as AddressInfo;
    answer = (_request, response) => void response.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end();
    for (const uri of [`http://127.0.0.1:${port}/`, `http://localhost:${port}/`, `ipfs://${fileId(Buffer.from('redirect'))}`])
      expect(await itemThatSays(uri)).toMatchObject({ metadata: { fault: 'notAllowed' } });
    const image = `http://127.0.0.1:${port}/a.png`;
    expect(await itemThatSays(json({ name: 'A', image }))).toMatchObject({ name: 'A', metadata: { pictureFault: 'notAllowed' } });
    inner.close();
    expect(heard).toEqual([]);
  });

  test('has an end nowhere is cut off, and one that is not there is said to be missing', async () => {
    answer = (_request, response) => {
      const more = () => response.write(Buffer.alloc(65_536, '['), (error) => void (error || more()));
      more();
    };
    expect(await itemThatSays(`ipfs://${fileId(Buffer.from('endless'))}/1`)).toMatchObject({ metadata: { fault: 'tooLarge' } });
    answer = (_request, response) => void response.writeHead(404).end();
    expect(await itemThatSays(`ipfs://${fileId(Buffer.from('gone'))}`)).toMatchObject({
      metadata: { state: 'missing', fault: 'notFound' },
    });
  });
});

describe('a picture that', () => {
  const inJson = (bytes: Buffer | string, type = 'image/png') =>
    json({ name: 'A', image: `data:${type};base64,${Buffer.from(bytes).toString('base64')}` });
  const svg = (inside: string, size = 'width="30" height="20"') =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${inside}</svg>`;
  /** A PNG of one bit a pixel whose rows are all zero: some kilobytes that claim any size. */
  async function bomb(side: number): Promise<Buffer> {
    const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const head = Buffer.from(small.subarray(8, 33));
    head.writeUInt32BE(side, 8);
    head.writeUInt32BE(side, 12);
    const crc = crcOf(head.subarray(4, 21));
    head.writeUInt32BE(crc, 21);
    return Buffer.concat([small.subarray(0, 8), head, small.subarray(33), deflateSync(Buffer.alloc(1024))]);
  }

  test.each([
    ['is HTML under a picture’s type', () => Promise.resolve(Buffer.from(`<html>${SCRIPT}`)), 'unreadable'],
    ['claims a hundred million pixels', () => bomb(10_000), 'tooManyPixels'],
    ['is cut off', async () => (await picture(400, 400)).subarray(0, 200), 'unreadable'],
  ] as const)('%s is refused with its reason, and the rest is shown', async (_, bytes, fault) => {
    const item = await itemThatSays(inJson(await bytes()));
    expect(item).toMatchObject({ name: 'A', picture: null, metadata: { state: 'ready', pictureFault: fault } });
  });

  // Rarible and OpenSea, found by Check Point in 2021 and 2022: a script in a picture.
  test('is drawn with a script becomes pixels alone, and fetches nothing', async () => {
    const outside = addressOf(gateway);
    const drawn = svg(`${SCRIPT}<rect width="30" height="20" fill="#0f0"/><image xlink:href="${outside}/a.png" width="9" height="9"/>
      <image xlink:href="file:///etc/hostname" width="9" height="9"/><foreignObject><body xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</body></foreignObject>`);
    const item = await itemThatSays(inJson(drawn, 'image/svg+xml'));
    expect(item.picture).toMatchObject({ width: 1024, height: 683 });
    const { body } = await app.call({ url: item.picture!.large });
    const bytes = Buffer.from(body as unknown as Buffer);
    expect(bytes.includes('script')).toBe(false);
    expect(asked).toEqual([]);
  });

  test.each([
    ['claims a size beyond all bounds', svg('<rect width="9" height="9"/>', 'width="1e9" height="1e9" viewBox="0 0 9 9"'), undefined],
    [
      'grows by its entities',
      `<!DOCTYPE svg [${Array.from({ length: 12 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(20)}">`).join('')}<!ENTITY e0 "a">]>${svg('<text>&e12;</text>')}`,
      'unreadable',
    ],
  ] as const)('%s ends soon', async (_, drawn, fault) => {
    const item = await itemThatSays(inJson(drawn, 'image/svg+xml'));
    expect(item.metadata.state).toBe('ready');
    if (fault) expect(item.metadata.pictureFault).toBe(fault);
  });
});

describe('what a collection says of itself', () => {
  const words = () => held.work('chain.collection-words');
  const isDueNow = async (collection: string) =>
    (await app.database.sql`select from chain_collection_words where collection = ${collection} and due_at <= now()`).length > 0;
  const detailOf = async (collection: string) => (await get<{ collection: Collection }>(`detail?id=${idOf(collection)}`)).collection;
  async function collectionThatSays(uri: string): Promise<Hex> {
    const collection = await ann.openDrop(drops, `Kiln ${(made += 1)}`);
    await ann.setContractUri(collection, uri);
    await until(() => isDueNow(collection));
    await words();
    return collection;
  }

  test('is shown as text with its picture and its link, beside the name that stands on the chain', async () => {
    const image = `data:image/png;base64,${(await picture()).toString('base64')}`;
    const collection = await collectionThatSays(
      json({ name: `Kilns ${SCRIPT}\u202e`, description: 'First\n\n\n\nsecond', image, external_link: 'https://example.org/kilns' }),
    );
    expect(await detailOf(collection)).toMatchObject({
      name: `Kiln ${made}`,
      picture: { width: 40, height: 30 },
      about: { name: `Kilns ${SCRIPT}`, description: 'First\n\nsecond', link: 'https://example.org/kilns' },
    });
    await held.work('chain.pictures');
    expect((await app.call({ url: (await detailOf(collection)).picture!.small })).statusCode).toBe(200);
  });

  test('follows what its contract tells, and what was read stays where a later look comes to nothing', async () => {
    const collection = await collectionThatSays(json({ description: 'Before' }));
    await ann.setContractUri(collection, json({ description: 'After', external_link: 'javascript:alert(1)' }));
    await until(() => isDueNow(collection));
    await words();
    expect((await detailOf(collection)).about).toEqual({ name: null, description: 'After', link: null });
    await ann.setContractUri(collection, 'http://127.0.0.1/secret');
    await until(() => isDueNow(collection));
    await words();
    expect((await detailOf(collection)).about).toMatchObject({ description: 'After' });
  });

  test.each([
    ['nothing', codeThatSays('')],
    ['no such function', '0x'],
    ['megabytes', HOSTILE_CODE.endlessAnswer],
    ['no JSON', codeThatSays('data:text/html,<script>')],
  ] as const)('is nothing where it says %s', async (_, code) => {
    const collection = await ann.openDrop(drops, `Kiln ${(made += 1)}`);
    await until(() => isDueNow(collection));
    await rpc('anvil_setCode', [collection, code]);
    await words();
    expect(await detailOf(collection)).toMatchObject({ name: `Kiln ${made}`, picture: null });
    expect(await detailOf(collection)).not.toHaveProperty('about');
    expect(await isDueNow(collection)).toBe(false);
  });
});

/** CRC-32; not every Node 20 has it. */
function crcOf(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}
