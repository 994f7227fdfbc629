import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { BuildManifest, RemoteDescription, RemoteRoute } from '@mortar/protocol/registry';

export interface RemoteBuildOptions {
  name?: string;
  /** Paths that it declares. */
  routes?: string[];
  /** Goes into a file, so that two builds differ. */
  text?: string;
  /** What it takes from the host. */
  shared?: Record<string, string>;
  /** Parts of its `remote.json`. */
  description?: Partial<RemoteDescription>;
  /** Texts in the place of the made ones, and files besides them; null leaves a file out. */
  contents?: Record<string, string | null>;
  /** Changes what `build.json` says after everything else is made. */
  edit?: (build: BuildManifest) => unknown;
}

/** A finished build of a remote. */
export interface RemoteBuild extends BuildManifest {
  dir: string;
}

const IMAGE = Buffer.from('89504e470d0a1a0a', 'hex');

/** Writes builds as the preset makes them: files, `.br` and `.gz` of text, `build.json`. */
export function createRemoteBuilds() {
  const root = mkdtempSync(join(tmpdir(), 'mortar-builds-'));
  let made = 0;

  return {
    make(version: string, options: RemoteBuildOptions = {}): RemoteBuild {
      const dir = join(root, String((made += 1)));
      mkdirSync(dir);
      return { ...writeBuild(dir, version, options), dir };
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function writeBuild(
  dir: string,
  version: string,
  {
    name = 'gamehub',
    routes = ['/bricks'],
    text = version,
    shared = { react: '^19.0.0' },
    description = {},
    contents = {},
    edit,
  }: RemoteBuildOptions,
): BuildManifest {
  const global = `mortar_${name}_${version.replace(/\W/g, '_')}`;
  const chunk = (js: string, css: string[] = []) => ({ js: [js], css });
  const texts = { ...textsOf(name, global, text), ...contents };
  const files = [
    ...Object.entries(texts).flatMap(([path, content]) => (content === null ? [] : writeFile(dir, path, Buffer.from(content), true))),
    writeFile(dir, 'picture.png', IMAGE, false),
  ];
  const build: BuildManifest = {
    name,
    version,
    entry: 'entry.js',
    global,
    chunks: {
      remote: chunk('remote.js'),
      'page-home': chunk('page-home.js', ['page-home.css']),
      'locale-en': chunk('locale-en.js'),
      'locale-zh-HK': chunk('locale-zh-HK.js'),
    },
    shared,
    files,
    description: {
      name,
      title: { en: name, 'zh-HK': name },
      owner: 'platform',
      routes: routes.map(routeOf),
      navigation: [],
      panels: [],
      dialogs: [],
      messages: ['en', 'zh-HK'],
      csp: {},
      ...description,
    },
  };
  writeFileSync(join(dir, 'build.json'), JSON.stringify(edit ? edit(build) : build));
  return build;
}

/** Files as a build makes them, so small that they can be read at a glance. */
function textsOf(name: string, global: string, text: string): Record<string, string> {
  const code = (part: string) => `globalThis.part = ${JSON.stringify(`${name} ${part} ${text} `.repeat(20))};\n`;
  const catalogue = (title: string) => JSON.stringify({ [`${name}.title`]: [{ type: 0, value: title }] });
  return {
    'entry.js': `var ${global};${code('entry')}${global} = { get: (key) => ({ "./remote": () => 1 })[key] };\n`,
    'remote.js': code('remote'),
    'page-home.js': code('page-home'),
    'locale-en.js': `globalThis.texts = JSON.parse('${catalogue(name)}');\n`,
    'locale-zh-HK.js': `globalThis.texts = JSON.parse('${catalogue(`${name} 館`)}');\n`,
    'page-home.css': `.${name}_page { color: inherit; }\n`.repeat(20),
    'first-paint.home.en.html': `<h1>${name}</h1>`,
    'bundled.json': '[]',
  };
}

function routeOf(path: string): RemoteRoute {
  return { path, page: 'home', layout: 'app', title: { en: path, 'zh-HK': path }, description: { en: path, 'zh-HK': path } };
}

function writeFile(dir: string, path: string, bytes: Buffer, isText: boolean): BuildManifest['files'][number] {
  const small = isText ? brotliCompressSync(bytes) : bytes;
  writeFileSync(join(dir, path), bytes);
  if (isText) {
    writeFileSync(join(dir, `${path}.br`), small);
    writeFileSync(join(dir, `${path}.gz`), gzipSync(bytes));
  }
  return { path, integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`, bytes: bytes.length, brotli: small.length };
}
