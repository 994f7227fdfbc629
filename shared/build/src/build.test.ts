import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { BuildManifest } from '@mortar/protocol/registry';
import { WORKSPACE_ROOT } from './workspace.ts';

const PACKAGE = join(WORKSPACE_ROOT, 'shared/build');
const fixtures = join(PACKAGE, 'fixtures');
const tsx = createRequire(join(WORKSPACE_ROOT, 'package.json')).resolve('tsx/cli');

interface Outcome {
  dir: string;
  version: string;
  fresh: boolean;
}

/** Builds in a process of its own, as every caller does. */
function build(...folders: string[]): Outcome[] {
  const out = execFileSync(process.execPath, [tsx, join(PACKAGE, 'src/cli.ts'), ...folders], { encoding: 'utf8' });
  return out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Outcome);
}

const manifestOf = ({ dir }: Outcome) => JSON.parse(readFileSync(join(dir, 'build.json'), 'utf8')) as BuildManifest;
const text = (outcome: Outcome, pattern: RegExp) =>
  readdirSync(outcome.dir)
    .filter((name) => pattern.test(name))
    .map((name) => readFileSync(join(outcome.dir, name), 'utf8'))
    .join('\n');

describe('a remote built by the preset', () => {
  let one: Outcome;
  let two: Outcome;

  beforeAll(() => {
    for (const room of ['one', 'two']) rmSync(join(fixtures, room, 'dist'), { recursive: true, force: true });
    [one, two] = build(join(fixtures, 'one'), join(fixtures, 'two')) as [Outcome, Outcome];
  }, 120_000);

  afterAll(() => {
    for (const room of ['one', 'two']) rmSync(join(fixtures, room, 'dist'), { recursive: true, force: true });
    for (const room of ['changed', 'beside']) rmSync(join(fixtures, room), { recursive: true, force: true });
  });

  test('it lists entry, page and catalogue with their integrity; the exposed module comes with the entry', () => {
    const manifest = manifestOf(one);
    const listed = new Set(manifest.files.map((file) => file.path));
    const named = [manifest.entry, ...['page-home', 'locale-en'].flatMap((chunk) => manifest.chunks[chunk]?.js ?? [])];
    expect(named).toHaveLength(3);
    expect(manifest.chunks['remote']).toEqual({ js: [manifest.entry], css: [] });
    expect(named.every((file) => listed.has(file))).toBe(true);
    expect(manifest.chunks['page-home']?.css).toHaveLength(1);
    expect(manifest.files.every((file) => /^sha384-[A-Za-z0-9+/]{64}$/.test(file.integrity))).toBe(true);
  });

  test('its entry, and none of its pages, is compiled as it downloads', () => {
    const { entry, chunks } = manifestOf(one);
    const [first, later] = [entry, chunks['page-home']!.js[0]!].map((file) => readFileSync(join(one.dir, file), 'utf8'));
    expect(first).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    expect(later).not.toContain('allFunctionsCalledOnLoad');
  });

  test('it carries no copy of what the host provides', () => {
    const code = text(one, /\.js$/);
    // Strings that only the packages themselves contain.
    expect(code).not.toMatch(/react\.transitional\.element|Minified React error/);
    expect(code).not.toMatch(/unit call from pure function|forked scope/);
    expect(code.length).toBeLessThan(20_000);
  });

  test('it lists the packages whose code is in it: none that the host provides', () => {
    expect(manifestOf(one).files.map((file) => file.path)).toContain('bundled.json');
    expect(JSON.parse(readFileSync(join(one.dir, 'bundled.json'), 'utf8'))).toEqual([]);
  });

  test('it builds what runs outside of pages into one script of its own name, with nothing of a loader', () => {
    expect(manifestOf(one).files.map((file) => file.path)).toContain('aside.js');
    const code = readFileSync(join(one.dir, 'aside.js'), 'utf8');
    const outside = { said: '' };
    runInNewContext(code, { self: outside });
    expect(outside.said).toBe('hello from aside');
    expect(code.length).toBeLessThan(200);
  });

  test('it gives stores of two remotes with equal paths different ids', () => {
    const ids = (outcome: Outcome) => [...text(outcome, /\.js$/).matchAll(/sid:"([^"]+)"/g)].map((match) => match[1]);
    expect(ids(one).length).toBeGreaterThan(0);
    expect(ids(one).filter((id) => ids(two).includes(id))).toEqual([]);
  });

  test('it gives classes of two remotes with equal paths different names', () => {
    expect(text(one, /\.css$/)).toMatch(/\.one_title_/);
    expect(text(two, /\.css$/)).toMatch(/\.two_title_/);
  });

  test('it names files inside a stylesheet relative to it, whatever was built before', () => {
    expect(text(one, /\.css$/)).toMatch(/url\(dot\.[0-9a-f]{8}\.svg\)/);
  });

  test('it makes hooks outside the scope of the host throw', () => {
    expect(text(one, /\.js$/)).toMatch(/forceScope:!0/);
  });

  test('it hands every script and stylesheet tag to the host', () => {
    const calls = text(one, /^entry\..*js$/).match(/__MORTAR_TAG__\(/g) ?? [];
    expect(calls).toHaveLength(2);
  });

  test('it writes brotli and gzip beside every text file', () => {
    const names = readdirSync(one.dir);
    const scripts = names.filter((name) => /\.(js|css)$/.test(name));
    expect(scripts.every((name) => names.includes(`${name}.br`) && names.includes(`${name}.gz`))).toBe(true);
  });

  test('it is not built again from equal inputs, and gets another version from others', () => {
    const model = join(fixtures, 'two/src/model.ts');
    const source = readFileSync(model);
    let built: Outcome[];
    try {
      appendFileSync(model, '\nexport const later = 1;\n');
      built = build(join(fixtures, 'one'), join(fixtures, 'two'));
    } finally {
      writeFileSync(model, source);
    }
    const [again, later] = built;
    expect(again).toEqual({ ...one, fresh: false, folder: join(fixtures, 'one') });
    expect(later).toMatchObject({ fresh: true });
    expect(later?.version).not.toBe(two.version);
  }, 120_000);

  test('it builds what a configuration has for development beside the release, and forgets both after three later ones', () => {
    const folder = join(fixtures, 'beside');
    cpSync(join(fixtures, 'one'), folder, { recursive: true, filter: (path) => !path.includes('/dist') });
    rename(folder, 'one', 'beside');
    appendFileSync(join(folder, 'webpack.config.ts'), DEVELOPMENT);
    for (const [age, release] of ['latest', 'later', 'late', 'old'].entries())
      for (const name of [release, `${release}-dev`]) {
        mkdirSync(join(folder, 'dist', name), { recursive: true });
        const file = join(folder, 'dist', name, 'build.json');
        writeFileSync(file, '{}');
        utimesSync(file, 1000 - age, 1000 - age);
      }
    const { version, dir } = build(folder)[0]!;
    const kept = [version, 'latest', 'later', 'late'].flatMap((name) => [name, `${name}-dev`]);
    expect(readdirSync(join(folder, 'dist')).sort()).toEqual([...kept, 'current.json'].sort());
    const flavour = manifestOf({ dir: `${dir}-dev`, version, fresh: true });
    expect(flavour.files.map(({ path }) => path)).toContain(flavour.entry);
    expect(flavour.files.map(({ path }) => path)).not.toContain('aside.js');
  }, 120_000);

  test('it refuses a remote.json that breaks the schema, naming the field', () => {
    const folder = join(fixtures, 'changed');
    cpSync(join(fixtures, 'one'), folder, { recursive: true, filter: (path) => !path.includes('/dist') });
    rename(folder, '"owner": "build"', '"owner": ""');
    expect(() => build(folder)).toThrow(/owner/);
  }, 60_000);
});

const DEVELOPMENT = `
const release = remoteConfig(import.meta.dirname);
export const development = { ...release, output: { ...release.output, path: release.output!.path + '-dev' } };
`;

function rename(folder: string, from: string, to: string): void {
  const file = join(folder, 'remote.json');
  execFileSync(process.execPath, [
    '-e',
    'const fs=require("fs");const [f,a,b]=process.argv.slice(1);fs.writeFileSync(f,fs.readFileSync(f,"utf8").replaceAll(a,b))',
    file,
    from,
    to,
  ]);
}
