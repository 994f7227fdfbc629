import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { loadContainer } from './load-container.ts';

const URL = '/r/one/1/entry.js';
const GLOBAL = 'mortar_one_1';
const container = { init: () => undefined, get: async () => () => undefined };
let added: HTMLScriptElement[];

beforeEach(() => {
  added = [];
  document.head.replaceChildren();
  Reflect.set(window, GLOBAL, undefined);
  jest.spyOn(document.head, 'append').mockImplementation((script) => void added.push(script as HTMLScriptElement));
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('it takes what is there already', async () => {
  Reflect.set(window, GLOBAL, container);
  expect(await loadContainer(URL, GLOBAL)).toBe(container);
  expect(added).toEqual([]);
});

test('it waits for the tag of the HTML and adds none of its own', async () => {
  const tag = document.createElement('script');
  tag.setAttribute('src', URL);
  document.head.appendChild(tag);
  const loading = loadContainer(URL, GLOBAL);
  Reflect.set(window, GLOBAL, container);
  tag.dispatchEvent(new Event('load'));
  expect(await loading).toBe(container);
  expect(added).toEqual([]);
});

test('it fetches the entry', async () => {
  const loading = loadContainer(URL, GLOBAL);
  Reflect.set(window, GLOBAL, container);
  expect(added.map(({ src, async }) => [new globalThis.URL(src).pathname, async])).toEqual([[URL, true]]);
  added[0]?.dispatchEvent(new Event('load'));
  expect(await loading).toBe(container);
});

test('it fails when the entry does not load, and when it runs and defines nothing', async () => {
  const lost = loadContainer(URL, GLOBAL);
  added[0]?.dispatchEvent(new Event('error'));
  await expect(lost).rejects.toThrow(`Failed to load script ${URL}`);
  const empty = loadContainer(URL, GLOBAL);
  added[1]?.dispatchEvent(new Event('load'));
  await expect(empty).rejects.toThrow(`${URL} defines no container`);
});
