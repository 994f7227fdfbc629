import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { RegistryDocument, RemotePin, RemoteRoute } from '@mortar/protocol/registry';
import sharp from 'sharp';
import { createTestApp, TEST_REGISTRY, type TestApp } from '../../../../test/app.ts';
import { createShellFolder, type ShellFolder } from '../../../../test/shell-folder.ts';
import { readTags } from '../../../../test/tags.ts';
import { PEOPLE } from '../../../../test/modules.ts';

const route = (path: string, en: string, zh: string, page = path): RemoteRoute => ({
  path,
  page,
  layout: 'app',
  title: { en: `${en} · Mortar`, 'zh-HK': `${zh} · Mortar` },
  description: { en: `All about ${en}.`, 'zh-HK': `關於${zh}的一切。` },
});
/** More pages than may wait for their pictures. */
const MANY = Array.from({ length: 60 }, (_, index) => route(`/many/${index}`, `Page ${index}`, `第 ${index} 頁`));
const routes = [
  route('/', 'Home', '主頁', 'home'),
  route('/home', 'Home', '主頁', 'home'),
  route('/whitepaper', 'Whitepaper', '白皮書'),
  route('/games/:id', 'Play', '遊戲'),
  ...MANY,
];
const live = { version: '1', entry: 'entry.js', global: 'x', chunks: {}, integrity: {}, description: { name: 'demo', routes, csp: {} } };
const registry: RegistryDocument = {
  ...TEST_REGISTRY,
  remotes: { demo: { live: live as unknown as RemotePin, channel: 'live', why: 'live' } },
};

let server: TestApp;
let shell: ShellFolder;
beforeAll(async () => {
  shell = createShellFolder();
  server = await createTestApp({ modules: [...PEOPLE, 'site'], shellDir: shell.path, publicUrl: 'https://mortar.example' }, { registry });
});
afterAll(async () => {
  await server.close();
  shell.remove();
});

const get = (url: string, headers: Record<string, string> = {}, method = 'GET') => server.call({ method, url, headers });
const tagsOf = async (path: string, language = 'en') => readTags((await get(path, { 'accept-language': language })).body);
const addressOf = async (path: string, language = 'en') => new URL((await tagsOf(path, language))['og:image'] ?? '').pathname;

describe('the tags of a page', () => {
  test.each([
    ['en', 'Whitepaper', 'All about Whitepaper.', 'en_GB'],
    ['zh-HK', '白皮書', '關於白皮書的一切。', 'zh_HK'],
  ])('it writes them in %s, with the public origin', async (language, title, description, locale) => {
    expect(await tagsOf('/whitepaper', language)).toMatchObject({
      canonical: 'https://mortar.example/whitepaper',
      'og:url': 'https://mortar.example/whitepaper',
      'og:title': title,
      'og:description': description,
      'og:locale': locale,
      'og:image': expect.stringMatching(new RegExp(`^https://mortar\\.example/preview/[0-9a-f]{16}/${language}/whitepaper\\.png$`)),
    });
  });

  test('it knows a page with several paths by one', async () => {
    expect(await tagsOf('/HOME/?utm=x')).toEqual(await tagsOf('/'));
    expect(await tagsOf('/home')).toMatchObject({ canonical: 'https://mortar.example/' });
  });

  test('it names a game, and calls what is no game by its route', async () => {
    expect(await tagsOf('/games/kiln-stack')).toMatchObject({ 'og:title': 'Kiln Stack', 'og:description': 'All about Play.' });
    expect(await tagsOf('/games/kiln-stack', 'zh-HK')).toMatchObject({ 'og:title': '疊磚' });
    expect(await tagsOf('/games/buy-now')).toMatchObject({ 'og:title': 'Play' });
  });

  test.each(['/nowhere', '/market'])('it announces the site at %s, which no remote has', async (path) => {
    const { canonical, ...home } = await tagsOf('/');
    expect(canonical).toBe('https://mortar.example/');
    expect(await tagsOf(path)).toEqual(home);
  });

  test('it speaks the language that Facebook names in its own header', async () => {
    const answer = await get('/', { 'x-facebook-locale': 'zh_HK' });
    expect(readTags(answer.body)['og:locale']).toBe('zh_HK');
    expect(answer.headers['vary']).toContain('x-facebook-locale');
  });
});

describe('the picture of a page', () => {
  test.each(['en', 'zh-HK'])('it is a PNG of 1200 x 630 that is not blank, in %s', async (language) => {
    const { statusCode, headers, bytes } = await get(await addressOf('/whitepaper', language));
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    // The column of words, without mark and wall.
    const { channels } = await sharp(await sharp(bytes).extract({ left: 60, top: 200, width: 700, height: 380 }).png().toBuffer()).stats();
    expect(channels[0]!.stdev).toBeGreaterThan(20);
  });

  test('it differs between pages and between languages', async () => {
    const addresses = await Promise.all([addressOf('/'), addressOf('/whitepaper'), addressOf('/'), addressOf('/', 'zh-HK')]);
    const pictures = await Promise.all(addresses.map(async (address) => (await get(address)).bytes.toString('base64')));
    expect(new Set(pictures).size).toBe(3);
  });

  test('it may be kept for a year by anyone, and is not sent twice', async () => {
    const address = await addressOf('/whitepaper');
    const { headers } = await get(address);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    const again = await get(address, { 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.bytes.length]).toEqual([304, 0]);
    expect((await get(address, {}, 'HEAD')).statusCode).toBe(200);
  });

  test('it is the present one under an address of before, for a short time', async () => {
    const address = await addressOf('/whitepaper');
    const [present, before] = await Promise.all([get(address), get(address.replace(/[0-9a-f]{16}/, '0123456789abcdef'))]);
    expect(before.bytes.equals(present.bytes)).toBe(true);
    expect([before.headers['cache-control'], before.headers['etag']]).toEqual(['public, max-age=300', present.headers['etag']]);
  });

  test('it holds no word of an address: what only fits a pattern has one picture', async () => {
    const [one, other] = await Promise.all([get('/preview/0123456789abcdef/en/games/free-money.png'), get(await addressOf('/games/x'))]);
    expect(one.bytes.equals(other.bytes)).toBe(true);
  });

  test.each([
    '/preview/0123456789abcdef/en/nowhere.png',
    '/preview/0123456789abcdef/en/market.png',
    '/preview/0123456789abcdef/fr/whitepaper.png',
    '/preview/0123456789abcde/en/whitepaper.png',
    '/preview/0123456789abcdef/en/whitepaper.svg',
    '/preview/0123456789abcdef/en/whitepaper.png?title=Free%20money',
    '/preview/0123456789abcdef/en/..%2fwhitepaper.png',
    '/preview/en/whitepaper.png',
    '/preview/',
  ])('it does not exist at %s', async (address) => {
    const { statusCode, headers } = await get(address);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test('it is drawn once for all who ask at the same time', async () => {
    const address = await addressOf('/', 'zh-HK');
    const answers = await Promise.all(Array.from({ length: 60 }, () => get(address)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  test('it is not drawn for everybody of a crowd that asks for many; who comes again gets it', async () => {
    const addresses = MANY.map(({ path }) => `/preview/0123456789abcdef/en${path}.png`);
    const answers = await Promise.all(addresses.map((address) => get(address)));
    const refused = answers.findIndex(({ statusCode }) => statusCode === 429);
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(30);
    expect(answers[refused]?.headers['retry-after']).toBe('1');
    expect(answers[refused]?.headers).not.toHaveProperty('etag');
    expect(String(answers[refused]?.headers['cache-control'])).not.toContain('immutable');
    expect((await get(addresses[refused]!)).statusCode).toBe(200);
  });
});
