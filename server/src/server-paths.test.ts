import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../test/app.ts';
import { createShellFolder } from '../test/shell-folder.ts';
import { MODULE_NAMES } from './modules/manifests.ts';
import type { Composition } from './modules/registry/gate/composition/composition.ts';
import { routeFaults } from './modules/registry/gate/composition/routes.ts';

let server: TestApp;
const shell = createShellFolder();
beforeAll(async () => {
  server = await createTestApp({ modules: [...MODULE_NAMES], shellDir: shell.path }, { withMail: true });
});
afterAll(async () => {
  await server.close();
  shell.remove();
});

/** Paths in a tree as fastify prints it: each line goes on where the one above it that is less deep ends. */
function pathsOf(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent, part, methods] = /^([│ ]*)[├└]── (\S*)(?: \(([A-Z, -]+)\))?/.exec(line) ?? [];
    if (indent === undefined) return [];
    const depth = indent.length / 4;
    above.splice(depth, Infinity, part!);
    return methods?.includes('GET') ? [above.join('')] : [];
  });
}

test('no remote may take a path that the server answers itself', () => {
  const paths = pathsOf(server.app.printRoutes()).filter((path) => path !== '/*');
  expect(paths).toEqual(expect.arrayContaining(['/healthz', '/sw.js', '/api/*']));
  const build = { name: 'trial', version: '1.0.0', shared: [], description: { routes: paths.map((path) => ({ path })) } };
  const faults = routeFaults({ build, host: null, others: [], areas: [] } as unknown as Composition);
  const refused = new Set(faults.map(({ what }) => /^the route (\S+) belongs to the server /.exec(what)?.[1]));
  expect(paths.filter((path) => !refused.has(path))).toEqual([]);
});
