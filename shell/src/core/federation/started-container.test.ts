import { beforeEach, expect, test } from '@jest/globals';
import { startedContainer } from './started-container.ts';

const URL = '/r/one/1/entry.js';
const kind = { global: 'mortar_one_1' };
const container = { init: () => undefined, get: async () => () => undefined };

/** A tag of the HTML that is under way. */
function tagOfTheHtml(): HTMLScriptElement {
  const tag = document.createElement('script');
  tag.setAttribute('src', URL);
  document.head.append(tag);
  return tag;
}

beforeEach(() => {
  document.head.replaceChildren();
  Reflect.set(window, kind.global, undefined);
});

test('it takes what is there already', async () => {
  Reflect.set(window, kind.global, container);
  expect(await startedContainer(URL, kind)).toBe(container);
});

test('it waits for the tag of the HTML', async () => {
  const tag = tagOfTheHtml();
  const starting = startedContainer(URL, kind);
  Reflect.set(window, kind.global, container);
  tag.dispatchEvent(new Event('load'));
  expect(await starting).toBe(container);
});

test('it has nothing of what the HTML did not start', () => {
  expect(startedContainer(URL, kind)).toBeUndefined();
  expect(startedContainer(URL, { ...kind, type: 'module' })).toBeUndefined();
});

test('it fails when the entry does not load, and when it runs and defines nothing', async () => {
  const tag = tagOfTheHtml();
  const lost = startedContainer(URL, kind);
  tag.dispatchEvent(new Event('error'));
  await expect(lost).rejects.toThrow(`Failed to load script ${URL}`);
  const empty = startedContainer(URL, kind);
  tag.dispatchEvent(new Event('load'));
  await expect(empty).rejects.toThrow(`${URL} defines no container`);
});
