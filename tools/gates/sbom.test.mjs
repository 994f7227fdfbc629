import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { at } from '../lib/paths.mjs';
import { everythingShipped } from './licences.mjs';
import { archiveHashes, bill } from './sbom.mjs';

const product = { name: 'mortar', version: '1.0.0' };
const row = (name, licence = 'MIT') => ({ name, version: '1.0.0', licence });

describe('bill', () => {
  test('it names a package once, with everywhere that it ships', () => {
    const { components } = bill(
      product,
      { browser: [row('@a/both')], server: [row('@a/both'), row('one', '(MIT OR ISC)')] },
      new Map([['one 1.0.0', 'ff']]),
    );
    expect(components).toEqual([
      expect.objectContaining({ purl: 'pkg:npm/%40a/both@1.0.0', properties: [{ name: 'mortar:ships', value: 'browser, server' }] }),
      expect.objectContaining({ licenses: [{ expression: '(MIT OR ISC)' }], hashes: [{ alg: 'SHA-512', content: 'ff' }] }),
    ]);
  });

  test('it lists every package that ships, with its licence and the hash of its archive', () => {
    const shipped = everythingShipped();
    const { components } = bill(product, shipped, archiveHashes(readFileSync(at('pnpm-lock.yaml'), 'utf8')));
    const names = new Set(
      Object.values(shipped)
        .flat()
        .map(({ name, version }) => `${name} ${version}`),
    );
    expect(components.map(({ name, version }) => `${name} ${version}`)).toEqual([...names].sort());
    expect(components.length).toBeGreaterThan(100);
    for (const { name, licenses, hashes } of components) {
      expect(licenses[0].license?.id ?? licenses[0].expression).not.toBe('none');
      expect([name, hashes?.[0].content]).toEqual([name, expect.stringMatching(/^[0-9a-f]{128}$/)]);
    }
  });
});
