import { expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { at } from '../lib/paths.mjs';
import { readPackage } from '../lib/workspace.mjs';
import { readCatalog } from './catalog.mjs';
import { packedManifest } from './manifest.mjs';

const known = {
  catalog: { react: '19.3.1', effector: '23.4.4', axios: '1.2.3' },
  versions: { '@mortar/protocol': '0.2.0', '@mortar/host': '0.3.1' },
};

test('it leaves nothing of the workspace in a manifest', () => {
  const manifest = {
    name: '@mortar/thing',
    version: '1.0.0',
    private: true,
    license: 'MIT',
    type: 'module',
    sideEffects: ['*.css'],
    exports: { '.': './src/index.ts', './view': './src/view.tsx', './styles.css': './src/styles.css' },
    publishConfig: { bin: { thing: './dist/cli.js' }, exports: { './css': { types: './types/css.d.ts' } } },
    dependencies: { '@mortar/protocol': 'workspace:*', '@mortar/host': 'workspace:*', axios: 'catalog:', react: 'catalog:' },
    devDependencies: { effector: 'catalog:' },
  };
  expect(packedManifest(manifest, known)).toEqual({
    name: '@mortar/thing',
    version: '1.0.0',
    license: 'MIT',
    type: 'module',
    sideEffects: ['*.css'],
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './view': { types: './dist/view.d.ts', default: './dist/view.js' },
      './styles.css': './dist/styles.css',
      './css': { types: './types/css.d.ts' },
    },
    bin: { thing: './dist/cli.js' },
    dependencies: { '@mortar/protocol': '^0.2.0', axios: '1.2.3' },
    peerDependencies: { '@mortar/host': '^0.3.1', react: '^19.3.1' },
  });
});

test('it refuses a package that has no version', () => {
  expect(() => packedManifest({ exports: {}, dependencies: { lost: 'catalog:' } }, known)).toThrow('lost has no version');
});

test('it reads every version of the workspace, those with a scope too', () => {
  const catalog = readCatalog();
  const named = readFileSync(at('pnpm-workspace.yaml'), 'utf8')
    .split('\noverrides:')[0]
    .match(/^ {2}[@'a-z].*: \S+$/gm);
  expect(Object.keys(catalog)).toHaveLength(named.length);
  expect(catalog).toMatchObject({ react: expect.stringMatching(/^\d/), '@babel/core': expect.stringMatching(/^\d/) });
});

test.each(['protocol', 'client', 'host', 'ui', 'build', 'remote-kit'])('shared/%s has a changelog that tells of its version', (room) => {
  const { version } = readPackage(`shared/${room}`);
  expect(existsSync(at('shared', room, 'README.md'))).toBe(true);
  expect(readFileSync(at('shared', room, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${version}\n`);
});
