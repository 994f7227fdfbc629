import type { RemoteRoute } from '@mortar/protocol/registry';

/**
 * The one path of a page that may be reached by several: of routes that show the same page under the same title, the
 * first that is declared, written as it is declared (the router overlooks case and a last slash).
 */
export function canonicalPath(routes: readonly RemoteRoute[], route: RemoteRoute, pathname: string): string {
  if (isFixed(route)) return routes.find((other) => isFixed(other) && isSame(other, route))?.path ?? route.path;
  const declared = route.path.split('/').filter(Boolean);
  const given = pathname.split('/').filter(Boolean);
  return `/${given.map((part, index) => (isWord(declared[index]) ? declared[index] : part)).join('/')}`;
}

const isWord = (part: string | undefined): boolean => part !== undefined && part !== '*' && !part.startsWith(':');
const isFixed = ({ path }: RemoteRoute): boolean => path.split('/').every(isWord);
const isSame = (one: RemoteRoute, other: RemoteRoute): boolean => one.page === other.page && one.title.en === other.title.en;
