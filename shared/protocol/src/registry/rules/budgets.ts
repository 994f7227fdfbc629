import type { BuildManifest } from '../document.ts';

/**
 * What builds may measure, in bytes: as they travel (brotli) but for `unpacked`, which a browser has to read and compile, and
 * `version`, which lies on the server. Measured by the build's gates and when a remote is published.
 */
export const BUDGETS = {
  shell: 150_000,
  remote: 60_000,
  css: 25_000,
  overlay: 85_000,
  unpacked: 250_000,
  file: 500_000,
  version: 10_000_000,
} as const;

/** Bytes of a file. */
export interface FileSize {
  /** As it travels. */
  packed: number;
  plain: number;
}

/** Something of a remote that has a budget. */
export interface Measured {
  /** A part such as `page-home`, a file, or `version` for all files together. */
  what: string;
  kind: 'js' | 'css' | 'unpacked' | 'file' | 'version';
  files: string[];
  bytes: number;
  limit: number;
}

/** Pages, dialogs and panels: each is fetched by itself. */
const PART = /^(page|dialog|panel)-/;
const sum = (files: readonly string[], bytesOf: (path: string) => number) => files.reduce((total, path) => total + bytesOf(path), 0);

/**
 * What of a remote has a budget: what shows each of its parts, scripts and styles apart and the scripts unpacked, each file,
 * and the whole version.
 * @param paths every file of the version
 */
export function budgetsOf(
  { entry, chunks }: Pick<BuildManifest, 'entry' | 'chunks'>,
  paths: readonly string[],
  sizeOf: (path: string) => FileSize,
): Measured[] {
  const packed = (path: string) => sizeOf(path).packed;
  const plain = (path: string) => sizeOf(path).plain;
  const of = (kind: 'js' | 'css', part: string) => [...(chunks['remote']?.[kind] ?? []), ...(chunks[part]?.[kind] ?? [])];
  const ofPart = (part: string): Measured[] => {
    const [js, css] = [[...new Set([entry, ...of('js', part)])], of('css', part)];
    return [
      { what: part, kind: 'js', files: js, bytes: sum(js, packed), limit: BUDGETS.remote },
      { what: part, kind: 'css', files: css, bytes: sum(css, packed), limit: BUDGETS.css },
      { what: part, kind: 'unpacked', files: js, bytes: sum(js, plain), limit: BUDGETS.unpacked },
    ];
  };
  return [
    ...Object.keys(chunks)
      .filter((chunk) => PART.test(chunk))
      .flatMap(ofPart),
    ...paths.map((path): Measured => ({ what: path, kind: 'file', files: [path], bytes: packed(path), limit: BUDGETS.file })),
    { what: 'version', kind: 'version', files: [...paths], bytes: sum(paths, plain), limit: BUDGETS.version },
  ];
}
