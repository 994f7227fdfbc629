import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { LOCALES } from '@mortar/protocol';
import type { RegistryDocument, RemotePin } from '@mortar/protocol/registry';
import { BOOT_ELEMENT_ID, type BootData } from '@mortar/protocol/site';
import sharp from 'sharp';
import { createTestApp, TEST_REGISTRY, type TestApp } from '../../../../test/app.ts';
import { createShellFolder, type ShellFolder } from '../../../../test/shell-folder.ts';
import { PEOPLE } from '../../../../test/modules.ts';

jest.setTimeout(60_000);

const entry = (to: string, order: number, en: string, zh: string) => ({ id: en, to, icon: 'home', order, label: { en, 'zh-HK': zh } });
const navigation = [entry('/', 1, 'Home', '主頁'), entry('/b', 3, 'Bricks', '磚塊'), entry('/a', 2, 'Games', '遊戲')];
const live = {
  version: '1',
  entry: 'entry.js',
  global: 'g',
  chunks: {},
  integrity: {},
  description: { name: 'one', routes: [], navigation, panels: [], dialogs: [], messages: [], csp: {} },
} as unknown as RemotePin;
const registry: RegistryDocument = { ...TEST_REGISTRY, remotes: { one: { live, channel: 'live', why: 'live' } } };

let shell: ShellFolder;
let server: TestApp;

beforeAll(async () => {
  shell = createShellFolder();
  server = await createTestApp({ modules: [...PEOPLE, 'site'], shellDir: shell.path }, { registry });
});
afterAll(async () => {
  await server.close();
  shell.remove();
});

const get = (url: string, headers: Record<string, string> = {}) => server.call({ url, headers });

interface Manifest {
  name: string;
  lang: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
  shortcuts: { name: string; url: string }[];
}

describe('the manifest', () => {
  test.each(LOCALES.map(({ code }) => code))('it is linked from a page in %s and speaks that language', async (locale) => {
    const page = await get('/', { cookie: `lang=${locale}` });
    const path = /<link rel="manifest" href="([^"]+)">/.exec(page.body)?.[1] ?? '';
    const { statusCode, headers, json } = await get(path);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/manifest+json; charset=utf-8']);
    const manifest = json<Manifest>();
    expect(manifest).toMatchObject({ id: '/', name: 'Mortar', start_url: '/', scope: '/', display: 'standalone', lang: locale });
  });

  test('it leads to the main places of what is live, in their order and language', async () => {
    const shortcuts = async (locale: string) => (await get(`/manifest.${locale}.webmanifest`)).json<Manifest>().shortcuts;
    expect(await shortcuts('en')).toEqual([
      { name: 'Games', url: '/a' },
      { name: 'Bricks', url: '/b' },
    ]);
    expect((await shortcuts('zh-HK')).map(({ name }) => name)).toEqual(['遊戲', '磚塊']);
  });

  test('it names icons that are there, of the sizes that it says, each with a picture on it', async () => {
    const { icons } = (await get('/manifest.en.webmanifest')).json<Manifest>();
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      'any any',
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ]);
    for (const { src, sizes, type, purpose } of icons) {
      const answer = await get(src);
      expect([src, answer.statusCode, answer.headers['content-type']]).toEqual([src, 200, type]);
      if (sizes === 'any') {
        expect(answer.body).toMatch(/^<svg .*<rect /);
        continue;
      }
      const picture = sharp(answer.bytes);
      const { width, height } = await picture.metadata();
      expect(`${width}x${height}`).toBe(sizes);
      const { channels, isOpaque } = await picture.stats();
      expect(channels[0]!.max - channels[0]!.min).toBeGreaterThan(100);
      // A system cuts a maskable one to its own shape; the others bring theirs.
      expect(isOpaque).toBe(purpose === 'maskable');
    }
  });

  test('it gives an iPhone an icon without holes', async () => {
    const path = /<link rel="apple-touch-icon" href="([^"]+)">/.exec((await get('/')).body)?.[1] ?? '';
    const picture = sharp((await get(path)).bytes);
    expect(await picture.metadata()).toMatchObject({ width: 180, height: 180, format: 'png' });
    expect((await picture.stats()).isOpaque).toBe(true);
  });
});

describe('/sw.js', () => {
  test('it is never taken from a cache and may call our own origin only', async () => {
    const { statusCode, headers, body } = await get('/sw.js');
    expect([statusCode, headers['cache-control'], headers['content-type']]).toEqual([200, 'no-cache', 'text/javascript; charset=utf-8']);
    expect(headers['content-security-policy']).toContain("default-src 'none'; connect-src 'self'");
    expect(body).toMatch(/^self\.OFFLINE_PAGE="\/offline\.html\?[0-9a-f]{16}";\n\/\* service-worker \*\/$/);
  });

  test('it is named in the boot data', async () => {
    expect(bootOf((await get('/')).body).worker).toBe('/sw.js');
  });

  test('it ends the worker that a browser has where the operator switched it off, and no page starts one', async () => {
    const off = await createTestApp({ modules: [...PEOPLE, 'site'], shellDir: shell.path, serviceWorker: false });
    try {
      expect((await off.call({ url: '/sw.js' })).body).toBe('/* no-service-worker */');
      expect(bootOf((await off.call({ url: '/' })).body)).not.toHaveProperty('worker');
    } finally {
      await off.close();
    }
  });
});

describe('the offline page', () => {
  test('it holds every language and shows the visitor’s, in their theme', async () => {
    const { body } = await get('/offline.html', { cookie: 'lang=zh-HK; theme=light' });
    expect(body).toContain('<html lang="zh-HK" data-theme="light">');
    expect(body).toContain('<div data-locale lang="zh-HK"><main data-title="zh-HK">offline in zh-HK</main></div>');
    expect(body).toContain('<div data-locale lang="en" hidden>');
  });

  test('it needs no other file, and its policy allows its own style and script and no other', async () => {
    const { body, headers } = await get('/offline.html');
    const policy = String(headers['content-security-policy']);
    const hash = (text: string | undefined) =>
      `'sha256-${createHash('sha256')
        .update(text ?? '')
        .digest('base64')}'`;
    expect(policy).toContain(`script-src ${hash(/<script>(.*?)<\/script>/s.exec(body)?.[1])};`);
    expect(policy).toContain(`style-src ${hash(/<style>(.*?)<\/style>/s.exec(body)?.[1])};`);
    expect(policy).toMatch(/^default-src 'none'/);
    expect(body).not.toMatch(/\ssrc=|rel="stylesheet"/);
  });
});

function bootOf(html: string): BootData {
  return JSON.parse(new RegExp(`id="${BOOT_ELEMENT_ID}">(.*?)</script>`).exec(html)?.[1] ?? '') as BootData;
}
