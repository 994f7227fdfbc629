import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import { SecondCopiesPlugin } from './second-copies.ts';

let folder: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const plant = (name: string, files: Record<string, string>) => {
  write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '19.1.0' }));
  for (const [path, text] of Object.entries(files)) write(`node_modules/${name}/${path}`, text);
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mortar-copies-'));
  write('package.json', JSON.stringify({ name: '@mortar/mfe-tally', version: '1.0.0', private: true }));
  plant('react', { 'index.js': 'module.exports = {};' });
  plant('react-dom', { 'index.js': 'module.exports = {};', 'client.js': "module.exports = require('./index.js');" });
  plant('hooked', { 'index.js': "export { version } from 'react';" });
  write('src/remote.js', "import { createRoot } from 'react-dom/client'; import 'hooked'; import 'react'; console.log(createRoot);");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a compilation warns of. @param taken keys that come from the shell */
async function warningsFor(...taken: string[]): Promise<string[]> {
  const compiler = webpack({
    mode: 'development',
    context: folder,
    entry: './src/remote.js',
    externals: taken,
    output: { path: join(folder, 'dist') },
    plugins: [new SecondCopiesPlugin(folder, taken)],
  });
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  return stats.compilation.warnings.map(({ message }) => message).filter((message) => message.startsWith('A second copy'));
}

test('it names a part of a package that the shell does not provide, who asks for it and what to import', async () => {
  expect(await warningsFor('react', 'react-dom')).toEqual([
    expect.stringMatching(
      /^A second copy of react-dom 19\.1\.0 .*: src\/remote\.js imports 'react-dom\/client'\. .*; import 'react-dom' instead, which the shell provides\.$/,
    ),
  ]);
});

test('it names the package that brings a copy of one that the remote does not name as its own', async () => {
  expect(await warningsFor('react-dom')).toContainEqual(
    expect.stringMatching(/^A second copy of react 19\.1\.0 .*; add "react" to the dependencies of this remote's package\.json/),
  );
});
