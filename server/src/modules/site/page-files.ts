import type { Locale } from '@mortar/protocol';
import { pageChunks, type RegistryDocument, type RemotePin } from '@mortar/protocol/registry';
import type { ShellBuild } from './shell-build.ts';

/** A script or stylesheet with its integrity. */
export interface PageFile {
  url: string;
  integrity: string;
}

export interface PageFiles {
  /** Of the remote, its entry first: started at once, run in any order, waited for by nothing. */
  scripts: PageFile[];
  /** Of a remote whose files are ES modules: fetched at once, run when they are imported. */
  modules: PageFile[];
  /** The shell's own, run in this order when the page is parsed: its texts are there when it starts. */
  main: PageFile[];
  /** Stylesheets of the remote's page. */
  css: PageFile[];
}

/** Everything that a page needs before it can show: no file of it waits for another one. */
export function pageFiles(shell: ShellBuild, locale: Locale, remote?: { name: string; pin: RemotePin; page: string }): PageFiles {
  const own = (file: string): PageFile => ({ url: `/shell/${shell.version}/${file}`, integrity: shell.integrity[file] ?? '' });
  const chunk = (name: string) => (shell.chunks[name]?.js ?? []).map(own);
  const theirs = remote ? remoteFiles(remote, locale) : { scripts: [], modules: [], css: [] };
  return {
    scripts: theirs.scripts,
    modules: theirs.modules,
    main: [...chunk(`locale-${locale}`), ...chunk('main')],
    css: theirs.css,
  };
}

function remoteFiles({ name, pin, page }: { name: string; pin: RemotePin; page: string }, locale: Locale) {
  const file = (path: string): PageFile => ({ url: `/r/${name}/${pin.version}/${path}`, integrity: pin.integrity[path] ?? '' });
  const chunks = pageChunks(page, locale).map((chunk) => pin.chunks[chunk] ?? { js: [], css: [] });
  const js = [...new Set([pin.entry, ...chunks.flatMap((chunk) => chunk.js)])].map(file);
  return {
    ...(pin.type === 'module' ? { scripts: [], modules: js } : { scripts: js, modules: [] }),
    css: chunks.flatMap(({ css }) => css).map(file),
  };
}

/**
 * Integrity of every file of the versions that are ES modules, by path, as an import map has it: no tag asks for what one
 * of them imports. Undefined where this visitor gets none.
 */
export function moduleIntegrity({ remotes }: RegistryDocument): Record<string, string> | undefined {
  const pins = Object.entries(remotes).flatMap(([name, { live, lastGood }]) =>
    [live, ...(lastGood ? [lastGood] : [])].map((pin) => ({ name, pin })),
  );
  const files = pins
    .filter(({ pin }) => pin.type === 'module')
    .flatMap(({ name, pin }) =>
      Object.entries(pin.integrity).map(([path, integrity]) => [`/r/${name}/${pin.version}/${path}`, integrity] as const),
    );
  return files.length > 0 ? Object.fromEntries(files) : undefined;
}
