import { beforeAll, describe, expect, test } from '@jest/globals';
import type { RegistryDocument, RemotePin } from '@mortar/protocol/registry';

type Tags = typeof import('./tags.ts');
let tags: Tags;

const pin = (version: string, integrity: Record<string, string>) => ({ version, integrity }) as unknown as RemotePin;
const registry: RegistryDocument = {
  seq: 1,
  choice: '',
  areas: [],
  remotes: {
    one: {
      live: pin('2', { 'page.js': 'sha384-live', 'page.css': 'sha384-css' }),
      lastGood: pin('1', { 'page.js': 'sha384-good' }),
      channel: 'live',
      why: 'live',
    },
  },
};

beforeAll(async () => {
  // A browser with Trusted Types: what a policy makes is the address itself here.
  window.trustedTypes = { createPolicy: (_name, rules) => rules };
  tags = await import('./tags.ts');
  tags.trustShell('/shell/1/', 'toasts.js=sha384-toasts toasts.css=sha384-styles');
});

/** A tag as the loader of a build makes it. */
function prepared(url: string, kind: 'script' | 'link' = 'script') {
  const element = document.createElement(kind);
  tags.prepareTag(element, url);
  return element;
}

describe('prepareTag', () => {
  test('it makes no address of a remote before its registry was verified', () => {
    expect(() => prepared('/r/one/2/page.js')).toThrow(/is no script that this site names$/);
  });

  test.each([
    ['a file of the live version', '/r/one/2/page.js', 'sha384-live'],
    ['a file of the last good version', '/r/one/1/page.js', 'sha384-good'],
    ['a chunk of the shell', '/shell/1/toasts.js', 'sha384-toasts'],
  ])('it gives %s its integrity', (_what, url, integrity) => {
    tags.trustRegistry(registry);
    expect(prepared(url)).toMatchObject({ integrity, crossOrigin: 'anonymous' });
    expect(prepared(url).getAttribute('src')).toBe(url);
  });

  test('it gives a stylesheet its integrity too', () => {
    tags.trustRegistry(registry);
    expect(prepared('/r/one/2/page.css', 'link').integrity).toBe('sha384-css');
  });

  test.each([
    ['a file that no version names', '/r/one/2/other.js'],
    ['a version that nobody gets', '/r/one/3/page.js'],
    ['a file that the shell’s build does not name', '/shell/1/other.js'],
    ['a file of another folder', '/uploads/page.js'],
    ['a file of another site', 'https://elsewhere.example/r/one/2/page.js'],
    ['an address that only looks like one', '//elsewhere.example/r/one/2/page.js'],
    ['code', 'data:text/javascript,alert(1)'],
  ])('it makes no address of %s', (_what, url) => {
    tags.trustRegistry(registry);
    expect(() => prepared(url)).toThrow(/is no script that this site names$/);
  });

  test('it admits the service worker by its own path', () => {
    expect(tags.scriptUrl('/sw.js')).toBe('/sw.js');
  });
});

describe('giveUp', () => {
  test('it ends what is on its way of some files, and nothing else of the remote', () => {
    const failed: string[] = [];
    const asked = (file: string, kind: 'script' | 'link') => {
      const tag = prepared(`/r/one/2/${file}`, kind);
      if (tag instanceof HTMLLinkElement) tag.rel = 'stylesheet';
      tag.addEventListener('error', () => failed.push(file));
      document.head.append(tag);
      return tag;
    };
    asked('page.css', 'link');
    asked('page.js', 'script');
    const there = asked('page.css', 'link');
    Object.defineProperty(there, 'sheet', { value: {} });
    tags.giveUp('one', '2', ['page.css']);
    expect(failed).toEqual(['page.css']);
    expect(new URL((prepared('/r/one/2/page.css', 'link') as HTMLLinkElement).href).search).toMatch(/^\?retry=/);
  });
});
