import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import boundaries from '../../.dependency-cruiser.mjs';
import { at } from '../lib/paths.mjs';

const run = promisify(execFile);

const PACKAGES = ['axios', 'effector', 'fastify', 'drizzle-orm', 'react-intl', 'typebox', 'viem'];

/** Each rule with imports that it refuses: the file, and what it imports by path or by package. */
const REFUSED = {
  'imports-lead-somewhere': [['shell/src/a.ts', 'nowhere']],
  'protocol-stands-alone': [
    ['shared/protocol/src/a.ts', 'axios'],
    ['shared/protocol/src/b.ts', 'shared/host/src/index.ts'],
  ],
  'rules-of-games-stand-alone': [['shared/games/src/rules/a.ts', 'shared/games/src/host/index.ts']],
  'ui-knows-no-state': [
    ['shared/ui/src/a.tsx', 'effector'],
    ['shared/ui/src/b.tsx', 'react-intl'],
    ['shared/ui/src/c.tsx', 'shared/protocol/src/index.ts'],
  ],
  'http-lives-in-client': [['mfe-quiz/src/lib/c.ts', 'axios']],
  'chains-live-in-chain': [['mfe-quiz/src/lib/wallet.ts', 'viem']],
  'rooms-meet-by-name': [['shell/src/b.ts', 'shared/ui/src/index.ts']],
  'remotes-know-no-host': [
    ['mfe-quiz/src/lib/a.ts', 'mfe-gamehub/src/remote.ts'],
    ['mfe-quiz/test/a.test.ts', 'shell/src/scope.ts'],
    ['templates/plain/src/lib/a.ts', 'server/src/index.ts'],
  ],
  'host-knows-no-remote': [['shell/src/c.ts', 'mfe-quiz/src/remote.ts']],
  'features-imports-nothing-above': [['mfe-quiz/src/features/play/a.ts', 'mfe-quiz/src/pages/quiz/page.tsx']],
  'entities-imports-nothing-above': [['mfe-quiz/src/entities/card/a.ts', 'mfe-quiz/src/features/play/index.ts']],
  'lib-imports-nothing-above': [['mfe-quiz/src/lib/b.ts', 'mfe-quiz/src/entities/card/index.ts']],
  'features-know-no-sibling': [
    ['mfe-quiz/src/features/rank/a.ts', 'mfe-quiz/src/features/play/index.ts'],
    ['mfe-quiz/src/pages/rank/a.tsx', 'mfe-quiz/src/pages/quiz/page.tsx'],
  ],
  'slices-have-one-door': [
    ['mfe-quiz/src/pages/quiz/b.tsx', 'mfe-quiz/src/features/play/model.ts'],
    ['mfe-quiz/src/remote.ts', 'mfe-quiz/src/pages/quiz/view.tsx'],
  ],
  'shell-frame-imports-nothing-above': [['shell/src/frame/router/a.ts', 'shell/src/scope.ts']],
  'shell-pages-imports-nothing-above': [['shell/src/pages/leaving/a.ts', 'shell/src/frame/layout/b.tsx']],
  'shell-features-imports-nothing-above': [['shell/src/features/docks/a.ts', 'shell/src/pages/leaving/b.ts']],
  'shell-core-imports-nothing-above': [['shell/src/core/head/a.ts', 'shell/src/features/docks/b.ts']],
  'shell-lib-imports-nothing-above': [['shell/src/lib/a.ts', 'shell/src/core/head/b.ts']],
  'services-know-no-http-no-sql': [
    ['server/src/modules/im/rooms/service.ts', 'fastify'],
    ['server/src/modules/im/rooms/list-service.ts', 'drizzle-orm'],
  ],
  'modules-meet-at-their-doors': [['server/src/modules/im/a.ts', 'server/src/modules/account/repository.ts']],
  'modules-are-entered-by-their-doors': [['server/src/app.ts', 'server/src/modules/account/repository.ts']],
  'core-names-no-module': [['server/src/lib/a.ts', 'server/src/modules/account/index.ts']],
  'routes-know-no-sql': [['server/src/modules/im/rooms/routes.ts', 'server/src/modules/im/rooms/repository.ts']],
  'routes-are-bound-in-one-place': [['server/src/modules/im/talks/binding.ts', 'server/src/core/route.ts']],
  'services-know-no-route': [['server/src/modules/im/talks/service.ts', 'server/src/modules/im/rooms/routes.ts']],
  'repositories-know-no-service': [['server/src/modules/im/talks/repository.ts', 'server/src/modules/im/rooms/service.ts']],
};

const ALLOWED = [
  ['shared/protocol/src/c.ts', 'typebox'],
  ['shared/client/src/http.ts', 'axios'],
  ['shared/ui/src/d.tsx', 'shared/ui/src/index.ts'],
  ['mfe-quiz/src/first-paint.tsx', 'mfe-quiz/src/pages/quiz/page.tsx'],
  ['mfe-quiz/src/pages/quiz/c.tsx', 'mfe-quiz/src/features/play/index.ts'],
  ['mfe-quiz/src/features/play/b.ts', 'mfe-quiz/src/features/play/model.ts'],
  ['mfe-quiz/src/features/play/c.ts', 'mfe-quiz/src/lib/http.ts'],
  ['shell/src/features/docks/c.ts', 'shell/src/features/session/b.ts'],
  ['shell/src/features/docks/c.test.ts', 'shell/src/frame/layout/b.tsx'],
  ['server/src/modules/im/rooms/repository.ts', 'drizzle-orm'],
  ['server/src/modules/im/b.ts', 'server/src/modules/account/index.ts'],
];

/** Two folders that import each other, without a file that does. */
const CIRCLE = [
  ['shell/src/core/one/a.ts', 'shell/src/core/two/a.ts'],
  ['shell/src/core/two/b.ts', 'shell/src/core/one/b.ts'],
];

let site;
const imports = new Map();
const write = async (path, text) => {
  await mkdir(dirname(join(site, path)), { recursive: true });
  await writeFile(join(site, path), text);
};

/** Adds an import to a file of the site; both are there then. */
function has(file, target) {
  const specifier = PACKAGES.includes(target) || target === 'nowhere' ? target : `${'../'.repeat(file.split('/').length - 1)}${target}`;
  imports.set(file, `${imports.get(file) ?? ''}import '${specifier}';\n`);
  if (specifier !== target && !imports.has(target)) imports.set(target, '');
}

async function violations(config) {
  const command = [at('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'), '--config', at(config), '--output-type', 'json'];
  const rooms = ['shell', 'mfe-*', 'templates', 'shared', 'server'];
  const { stdout } = await run(process.execPath, [...command, ...rooms], { cwd: site, maxBuffer: 2 ** 26 });
  return JSON.parse(stdout).summary.violations.map(({ from, to, rule }) => ({ from, to, rule: rule.name }));
}

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'boundaries-'));
  for (const [file, target] of [...Object.values(REFUSED).flat(), ...ALLOWED, ...CIRCLE]) has(file, target);
  await Promise.all([...imports].map(([path, text]) => write(path, text)));
  await Promise.all(PACKAGES.map((name) => write(`node_modules/${name}/index.js`, '')));
});
afterAll(() => rm(site, { recursive: true, force: true }));

describe('boundaries', () => {
  let found;
  beforeAll(async () => {
    found = await violations('.dependency-cruiser.mjs');
  });

  test('every rule is shown to refuse something', () => {
    expect(Object.keys(REFUSED).sort()).toEqual(boundaries.forbidden.map(({ name }) => name).sort());
  });

  test.each(Object.entries(REFUSED))('%s', (rule, pairs) => {
    for (const [file, target] of pairs) {
      const to = PACKAGES.includes(target) ? `node_modules/${target}/index.js` : target;
      expect(found).toContainEqual({ rule, from: file, to });
    }
  });

  test.each(ALLOWED)('it allows in %s the import of %s', (file) => {
    expect(found.filter(({ from }) => from === file)).toEqual([]);
  });
});

describe('circles', () => {
  test('two folders that import each other are refused', async () => {
    expect(await violations('.dependency-cruiser.circles.mjs')).toContainEqual({
      rule: 'folders-have-no-circle',
      from: 'shell/src/core/one',
      to: 'shell/src/core/two',
    });
  });
});
