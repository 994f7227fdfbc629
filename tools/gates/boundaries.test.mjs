import { describe, expect, test } from '@jest/globals';
import { importsOf, violationsIn } from './boundaries.mjs';

describe('importsOf', () => {
  test('it finds every way to import', () => {
    const text = `import a from 'a';\nimport { b,\n c } from "b";\nexport { d } from './d.ts';\nimport 'e';\nconst f = () => import(/* x */ 'f');\nimport type { G } from 'g';`;
    expect(importsOf(text)).toEqual(['a', 'b', './d.ts', 'e', 'f', 'g']);
  });
});

describe('violationsIn', () => {
  test.each([
    ['shared/protocol/src/a.ts', 'axios'],
    ['shared/protocol/src/a.ts', '../../host/src/index.ts'],
    ['shared/ui/src/a.tsx', 'effector'],
    ['shared/ui/src/a.tsx', '@mortar/protocol'],
    ['mfe-quiz/src/a.ts', 'axios'],
    ['mfe-quiz/src/a.ts', 'viem'],
    ['mfe-quiz/src/a.ts', '../../mfe-gamehub/src/remote.ts'],
    ['mfe-quiz/src/a.ts', '@mortar/mfe-gamehub'],
    ['mfe-quiz/src/a.ts', '../../shell/src/scope.ts'],
    ['shell/src/a.ts', '../../mfe-quiz/src/remote.ts'],
    ['server/src/modules/im/service.ts', 'fastify'],
    ['server/src/modules/im/service.ts', 'drizzle-orm'],
    ['server/src/modules/im/index.ts', '../account/repository.ts'],
  ])('it refuses in %s the import of %s', (file, specifier) => {
    expect(violationsIn(file, `import { x } from '${specifier}';`)).not.toEqual([]);
  });

  test.each([
    ['shared/protocol/src/a.ts', 'typebox'],
    ['shared/client/src/http.ts', 'axios'],
    ['mfe-quiz/src/a.ts', '@mortar/ui'],
    ['server/src/modules/im/repository.ts', 'drizzle-orm'],
    ['server/src/modules/im/index.ts', '../account/index.ts'],
  ])('it allows in %s the import of %s', (file, specifier) => {
    expect(violationsIn(file, `import { x } from '${specifier}';`)).toEqual([]);
  });
});
