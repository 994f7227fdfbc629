import type { BuildManifest } from '../document.ts';

/** What a visitor may have to fetch first, in bytes as they travel (brotli); measured by the build's gates and when a remote is published. */
export const BUDGETS = { shell: 150_000, remote: 60_000, css: 25_000, overlay: 85_000 } as const;

/** What one page of a remote costs before anything of it shows. */
export interface FirstLoad {
  page: string;
  kind: 'js' | 'css';
  files: string[];
  /** Bytes as they travel. */
  bytes: number;
  limit: number;
}

/** First loads of a remote's pages, scripts and styles apart. @param sizeOf bytes of a file as they travel */
export function firstLoads({ entry, chunks }: Pick<BuildManifest, 'entry' | 'chunks'>, sizeOf: (path: string) => number): FirstLoad[] {
  const load = (page: string, kind: FirstLoad['kind'], files: string[], limit: number): FirstLoad => ({
    page,
    kind,
    files,
    bytes: files.reduce((total, path) => total + sizeOf(path), 0),
    limit,
  });
  const of = (kind: FirstLoad['kind'], page: string) => [...(chunks['remote']?.[kind] ?? []), ...(chunks[page]?.[kind] ?? [])];
  return Object.keys(chunks)
    .filter((chunk) => chunk.startsWith('page-'))
    .flatMap((page) => [load(page, 'js', [entry, ...of('js', page)], BUDGETS.remote), load(page, 'css', of('css', page), BUDGETS.css)]);
}
