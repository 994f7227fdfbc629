/**
 * What exists once in a page. The shell provides these, a remote's build carries no copy (`import: false`).
 * The range is what a remote may be built against: the minor version that this workspace has, and later ones.
 */
export const SINGLETONS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router',
  'react-router-dom',
  'effector',
  'effector-react',
  'react-intl',
  '@mortar/host',
  '@mortar/client',
  '@mortar/client/connection',
  '@mortar/ui',
  '@mortar/ui/choices',
  '@mortar/ui/overlay',
  '@mortar/ui/charts/zoomable',
] as const;

export type Singleton = (typeof SINGLETONS)[number];

/** The package that a share key belongs to: `react/jsx-runtime` is part of `react`. */
export function packageOf(key: string): string {
  const parts = key.split('/');
  return key.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0]!;
}
