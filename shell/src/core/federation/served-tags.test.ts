import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { localPin, type RegistryDocument, type RemoteDescription } from '@mortar/protocol/registry';

type Tags = typeof import('./tags.ts');

const ORIGIN = 'http://localhost:3005';
const FILE = `${ORIGIN}/r/one/local/page-home.js`;
const live = localPin({ name: 'one' } as RemoteDescription, ORIGIN);
const registry: RegistryDocument = { seq: 1, choice: 'x', areas: [], remotes: { one: { live, channel: 'override', why: 'override' } } };

const flavour = process.env['NODE_ENV'];
let tags: Tags;
beforeAll(async () => {
  window.trustedTypes = { createPolicy: (_name, rules) => rules };
  tags = await import('./tags.ts');
});
afterAll(() => {
  process.env['NODE_ENV'] = flavour;
});

function prepared(url: string) {
  const element = document.createElement('script');
  tags.prepareTag(element, url);
  return element;
}

describe('a remote of a development server', () => {
  test('it is no script of a release of the shell, whatever a registry says', () => {
    process.env['NODE_ENV'] = 'production';
    tags.trustRegistry(registry);
    expect(() => prepared(FILE)).toThrow(/is no script that this site names$/);
  });

  test('it has no integrity in the development flavour, which takes its files from that origin and folder alone', () => {
    process.env['NODE_ENV'] = 'development';
    tags.trustRegistry(registry);
    expect(prepared(FILE)).toMatchObject({ crossOrigin: 'anonymous', src: FILE });
    expect(prepared(FILE).integrity).toBeFalsy();
    for (const url of ['http://localhost:3006/r/one/local/x.js', `${ORIGIN}/x.js`, `${ORIGIN}/r/two/local/x.js`, '/r/one/local/x.js'])
      expect(() => prepared(url)).toThrow(/is no script that this site names$/);
  });
});
