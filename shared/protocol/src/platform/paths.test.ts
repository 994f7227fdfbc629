import { describe, expect, test } from '@jest/globals';
import { matchesPath, needsSession } from './paths.ts';

describe('matchesPath', () => {
  test.each([
    ['/', '/', true],
    ['/', '/home', false],
    ['/im/gamecenter', '/im/gamecenter/', true],
    ['/im/gamecenter', '/im', false],
    ['/collection/:id', '/collection/7', true],
    ['/collection/:id', '/collection', false],
    ['/collection/:id?', '/collection', true],
    ['/docs/*', '/docs/a/b', true],
    ['/docs/*', '/docs', true],
    ['/sellList', '/selllist', true],
    ['/im', '/im/followers', false],
  ])('it says of %s and %s: %s', (pattern, path, fits) => {
    expect(matchesPath(pattern, path)).toBe(fits);
  });
});

describe('needsSession', () => {
  test.each([
    ['/Personal/Collections', true],
    ['/selllist/', true],
    ['/personal/collections', true],
    ['/personal/earnings', true],
    ['/sellList', true],
    ['/personal', false],
    ['/sellListing', false],
  ])('it says of %s: %s', (path, needs) => {
    expect(needsSession(path)).toBe(needs);
  });
});
