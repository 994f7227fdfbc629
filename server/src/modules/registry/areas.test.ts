import { describe, expect, test } from '@jest/globals';
import { resolvePath, type RegistryDocument } from '@mortar/protocol/registry';
import { AREAS } from './areas.ts';

const registry: RegistryDocument = { seq: 0, choice: '', remotes: {}, areas: AREAS };

/** Routes and route names of spec §2, with the area that will own each (docs/map.md, docs/design/remotes.md) and its layout (§11). */
const SPECIFIED = [
  ['/', 'index', 'gamehub', 'landing'],
  ['/home', 'index', 'gamehub', 'landing'],
  ['/index', 'index', 'gamehub', 'landing'],
  ['/404', '404', 'shell', 'app'],
  ['/im', 'im', 'im', 'app'],
  ['/im/addFriend', 'im-addFriend', 'im', 'app'],
  ['/im/followers', 'im-followers', 'im', 'app'],
  ['/im/gamecenter', 'im-gamecenter', 'gamehub', 'app'],
  ['/verification', 'verification', 'auth', 'login'],
  ['/bind/email', 'bind-email', 'auth', 'app'],
  ['/login', undefined, 'auth', 'login'],
  ['/reg', undefined, 'auth', 'login'],
  ['/forgot', undefined, 'auth', 'login'],
  ['/resetPassword', undefined, 'auth', 'login'],
  ['/staking', undefined, 'gamehub', 'app'],
  ['/bricks', undefined, 'gamehub', 'app'],
  ['/whitepaper', undefined, 'gamehub', 'app'],
  ['/dev-center', undefined, 'devcenter', 'app'],
  ['/personal/collections', undefined, 'market', 'app'],
  ['/personal/earnings', undefined, 'market', 'app'],
  ['/sellList', undefined, 'market', 'app'],
] as const;

describe('areas', () => {
  test.each([
    ['/activity', undefined, 'app'],
    ['/auth', undefined, 'login'],
    ['/redirect', 'redirect', 'login'],
    ['/iplimit', undefined, 'login'],
  ])('it leaves %s to the shell', (path, name, layout) => {
    expect(resolvePath(registry, path)).toEqual({ kind: 'shell', page: path });
    const shell = AREAS.find((area) => area.name === 'shell');
    expect(shell?.routes).toContainEqual({ path, layout, ...(name && { name }) });
  });

  test.each(SPECIFIED)('it knows %s before anything of it is built', (path, name, owner, layout) => {
    const found = resolvePath(registry, path);
    expect(found).toMatchObject({ kind: 'area', layout, area: { name: owner } });
    const route = AREAS.flatMap(({ routes }) => routes).find((seeded) => seeded.path === path);
    expect(route?.name).toBe(name);
  });

  test('it names every area in both languages', () => {
    for (const { title } of AREAS) {
      expect(title.en).toMatch(/^[A-Z][A-Za-z ]+$/);
      expect(title['zh-HK']).toMatch(/^\p{Script=Han}+$/u);
    }
  });

  test('it gives no path to two areas', () => {
    const paths = AREAS.flatMap(({ routes }) => routes.map(({ path }) => path.toLowerCase()));
    expect(new Set(paths).size).toBe(paths.length);
  });
});
