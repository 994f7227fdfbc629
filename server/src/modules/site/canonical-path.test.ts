import { expect, test } from '@jest/globals';
import type { RemoteRoute } from '@mortar/protocol/registry';
import { canonicalPath } from './canonical-path.ts';

const route = (path: string, page = path, title = page) => ({ path, page, title: { en: title, 'zh-HK': title } }) as RemoteRoute;
const home = ['/', '/home', '/index'].map((path) => route(path, 'home'));
const routes = [
  ...home,
  route('/im', 'chat', 'Messages'),
  route('/im/followers', 'chat', 'Followers'),
  route('/games/:id'),
  route('/docs/*'),
];
const at = (path: string, pathname: string) =>
  canonicalPath(
    routes,
    routes.find((known) => known.path === path)!,
    pathname,
  );

test.each([
  ['/', '/', '/'],
  ['/home', '/home', '/'],
  ['/index', '/Index/', '/'],
  ['/im/followers', '/IM/Followers/', '/im/followers'],
  ['/games/:id', '/Games/Fuse/', '/games/Fuse'],
  ['/docs/*', '/DOCS/a/B', '/docs/a/B'],
])('it knows what %s shows at %s as %s', (path, pathname, canonical) => {
  expect(at(path, pathname)).toBe(canonical);
});
