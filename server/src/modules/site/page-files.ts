import { pageChunks, type Locale, type RemotePin } from '@mortar/protocol';
import type { ShellBuild } from './shell-build.ts';

/** A script or stylesheet with its integrity. */
export interface PageFile {
  url: string;
  integrity: string;
}

export interface PageFiles {
  /** Of the remote: started at once, run in any order, waited for by nothing. */
  scripts: PageFile[];
  /** The shell's own, run in this order when the page is parsed: its texts are there when it starts. */
  main: PageFile[];
  /** Stylesheets of the remote's page. */
  css: PageFile[];
}

/** Everything that a page needs before it can show: no file of it waits for another one. */
export function pageFiles(shell: ShellBuild, locale: Locale, remote?: { name: string; pin: RemotePin; page: string }): PageFiles {
  const own = (file: string): PageFile => ({ url: `/shell/${shell.version}/${file}`, integrity: shell.integrity[file] ?? '' });
  const chunk = (name: string) => (shell.chunks[name]?.js ?? []).map(own);
  const theirs = remote ? remoteFiles(remote, locale) : { scripts: [], css: [] };
  return {
    scripts: theirs.scripts,
    main: [...chunk(`locale-${locale}`), ...chunk('main')],
    css: theirs.css,
  };
}

function remoteFiles({ name, pin, page }: { name: string; pin: RemotePin; page: string }, locale: Locale) {
  const file = (path: string): PageFile => ({ url: `/r/${name}/${pin.version}/${path}`, integrity: pin.integrity[path] ?? '' });
  const chunks = pageChunks(page, locale).map((chunk) => pin.chunks[chunk] ?? { js: [], css: [] });
  return {
    scripts: [pin.entry, ...chunks.flatMap(({ js }) => js)].map(file),
    css: chunks.flatMap(({ css }) => css).map(file),
  };
}
