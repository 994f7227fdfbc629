import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { BundledPackagesPlugin } from './bundled-packages.ts';
import { runWebpack } from './run-webpack.ts';

let folder: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
/** Puts a package where Node finds it. */
const plant = (name: string, manifest: object, files: Record<string, string>) => {
  write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', ...manifest }));
  for (const [path, text] of Object.entries(files)) write(`node_modules/${name}/${path}`, text);
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mortar-bundled-'));
  write('package.json', JSON.stringify({ name: 'room', version: '1.0.0', private: true }));
  write('index.js', "import { used } from 'plain';\nimport deep from '@scope/deep';\nimport 'room-of-ours';\nconsole.log(used(), deep());");
  plant(
    'plain',
    { license: 'MIT', sideEffects: false },
    { 'index.js': "export { unused } from 'behind';\nexport const used = () => document.title;" },
  );
  plant('behind', { license: 'GPL-3.0-only', sideEffects: false }, { 'index.js': 'export const unused = () => document.body;' });
  plant(
    '@scope/deep',
    { license: 'ISC', module: 'esm/index.js' },
    { 'esm/package.json': '{"type":"module"}', 'esm/index.js': 'export default () => document.URL;' },
  );
  plant('room-of-ours', { private: true }, { 'index.js': 'console.log(4);' });
  plant('absent', { license: 'MIT' }, { 'index.js': '' });
  await runWebpack({
    mode: 'production',
    context: folder,
    entry: './index.js',
    output: { path: join(folder, 'dist') },
    plugins: [new BundledPackagesPlugin()],
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('it lists the packages whose code went into the build, joined modules too, without rooms of our own and what was left out', () => {
  expect(JSON.parse(readFileSync(join(folder, 'dist/bundled.json'), 'utf8'))).toEqual([
    { name: '@scope/deep', version: '1.0.0', licence: 'ISC' },
    { name: 'plain', version: '1.0.0', licence: 'MIT' },
  ]);
});
