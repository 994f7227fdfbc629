import { describe, expect, test } from '@jest/globals';
import { namesOf, providedBy, unprovidedIn } from './provided.mjs';

describe('namesOf', () => {
  test('it finds names, whole packages and defaults, and leaves out types', () => {
    const text = `import { a, type B, c as d } from 'x';\nimport type { E } from 'x';\nimport * as f from 'y';\nimport g, { h } from "z";\nexport {\n  i,\n} from 'x';`;
    expect(namesOf(text)).toEqual([
      { from: 'x', names: ['a', 'c'] },
      { from: 'y', names: ['*'] },
      { from: 'z', names: ['h', 'default'] },
      { from: 'x', names: ['i'] },
    ]);
  });
});

describe('unprovidedIn', () => {
  const provided = providedBy([`import { Link } from 'react-router';`, `import { sample } from 'effector';`, `export * from 'whole';`]);

  test.each([
    `import { Link } from 'react-router-dom';`,
    `import type { Store } from 'effector';`,
    `import { useState } from 'react';`,
    `import { any } from 'whole';`,
  ])('it allows %s', (text) => {
    expect(unprovidedIn('mfe-quiz/src/a.ts', text, provided)).toEqual([]);
  });

  test.each([`import { createBrowserRouter } from 'react-router';`, `import * as all from 'effector';`])('it refuses %s', (text) => {
    expect(unprovidedIn('mfe-quiz/src/a.ts', text, provided)).toHaveLength(1);
  });
});
