import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILD_MANIFEST_FILE, developmentFlavour, type BuildManifest } from '@mortar/protocol/registry';
import { StartError } from '../../lib/start-error.ts';

/** The built shell: its files by chunk, and the styles that go into every page. */
export interface ShellBuild {
  version: string;
  chunks: BuildManifest['chunks'];
  integrity: Record<string, string>;
  /** Text of the first stylesheet. */
  css: string;
  /** Files of the first paint's font, to be preloaded. */
  fonts: string[];
}

const FIRST_FONT = /^instrument-sans-latin-wght-normal\..*woff2$/;

/**
 * Reads the build that `dist/current.json` names.
 * @throws StartError when the shell is not built
 */
export async function readShellBuild(shellDir: string): Promise<ShellBuild> {
  try {
    const { version } = JSON.parse(await readFile(join(shellDir, 'current.json'), 'utf8')) as { version: string };
    return await readVersion(shellDir, version);
  } catch (cause) {
    throw new StartError(`The shell is not built in ${shellDir}: run npm start, which builds it.`, { cause });
  }
}

/** Reads the development flavour that lies beside a release; undefined where it was not built. */
export function readDevelopmentFlavour(shellDir: string, release: string): Promise<ShellBuild | undefined> {
  return readVersion(shellDir, developmentFlavour(release)).catch(() => undefined);
}

async function readVersion(shellDir: string, version: string): Promise<ShellBuild> {
  const folder = join(shellDir, version);
  const build = JSON.parse(await readFile(join(folder, BUILD_MANIFEST_FILE), 'utf8')) as BuildManifest;
  const css = await Promise.all((build.chunks['main']?.css ?? []).map((file) => readFile(join(folder, file), 'utf8')));
  return {
    version,
    chunks: build.chunks,
    integrity: Object.fromEntries(build.files.map((file) => [file.path, file.integrity])),
    css: withAbsoluteUrls(css.join('\n'), `/shell/${version}/`),
    fonts: build.files.map((file) => file.path).filter((path) => FIRST_FONT.test(path)),
  };
}

/** Inlined styles have the page's address as their base, so relative addresses are written out. */
export function withAbsoluteUrls(css: string, base: string): string {
  return css.replace(/url\((["']?)(?!data:|\/|#)/g, `url($1${base}`);
}
