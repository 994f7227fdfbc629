import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { keepReadable } from './keep-readable.ts';

const kept = new Map<string, string>();
const cache = {
  put: async (url: string, answer: Response) => void kept.set(url, await answer.text()),
  delete: async (url: string) => kept.delete(url),
  keys: async () => [...kept.keys()],
};

/** Whether the browser has a service worker of ours. */
function withWorker(registration: object | undefined): void {
  Object.assign(window, { caches: { open: async () => cache } });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration: async () => registration } });
}

beforeEach(() => {
  kept.clear();
  withWorker({});
  window.history.replaceState(null, '', '/paper?from=mail#licence');
  document.documentElement.lang = 'zh-HK';
  document.documentElement.dataset['theme'] = 'light';
  document.head.innerHTML = '<style>@font-face { font-family: Brand; src: url(brand.woff2) } .paper { color: red; }</style>';
  document.body.innerHTML = '<article class="paper"><h1>白皮書</h1></article>';
});

afterEach(() => {
  Reflect.deleteProperty(window, 'caches');
  Reflect.deleteProperty(navigator, 'serviceWorker');
  jest.restoreAllMocks();
});

const keep = () => keepReadable(document.querySelector('article')!, { title: '<Paper>', note: 'Kept & "saved"' });

test('it keeps what an element shows, with styles, language and look, for the path of the page', async () => {
  await keep();
  const text = kept.get('http://localhost/paper')!;
  expect(text).toContain('<html lang="zh-HK" data-theme="light">');
  expect(text).toContain('<title>&lt;Paper&gt;</title>');
  expect(text).toMatch(/\.paper \{\s*color: red;/);
  expect(text).not.toContain('brand.woff2');
  expect(text).toContain('Kept &amp; &quot;saved&quot;');
  expect(text).toContain('<article class="paper"><h1>白皮書</h1></article>');
});

test('it keeps twenty texts, the last ones', async () => {
  for (let count = 0; count < 22; count += 1) {
    window.history.replaceState(null, '', `/news/${count}`);
    await keep();
  }
  window.history.replaceState(null, '', '/news/2');
  await keep();
  expect(kept.size).toBe(20);
  expect([...kept.keys()].at(-1)).toBe('http://localhost/news/2');
  expect(kept.has('http://localhost/news/1')).toBe(false);
});

test('it keeps nothing where nobody could answer with it', async () => {
  withWorker(undefined);
  await keep();
  Reflect.deleteProperty(window, 'caches');
  await keep();
  expect(kept.size).toBe(0);
});

test('it leaves out the style sheet of another site', async () => {
  const foreign = document.head.appendChild(document.createElement('style')).sheet!;
  Object.defineProperty(foreign, 'cssRules', {
    get: () => {
      throw new DOMException('not yours', 'SecurityError');
    },
  });
  await keep();
  expect(kept.get('http://localhost/paper')).toContain('.paper');
});

test('it says nothing where there is no room left', async () => {
  jest.spyOn(cache, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  await keep();
  expect(kept.size).toBe(0);
});
