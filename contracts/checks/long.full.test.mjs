import { expect, test } from '@jest/globals';
import { forge, forgeTests } from './forge.mjs';

const MINUTES = 60_000;
const results = await forgeTests([], { profile: 'long' });

test.each(results)('in the long pass: $title', ({ status, said }) => expect({ status, said }).toEqual({ status: 'Success', said: '' }));

test(
  'the compiler has nothing to warn of',
  async () => {
    const { code, stdout, stderr } = await forge([
      'build',
      'src',
      '--deny',
      'warnings',
      '--force',
      '-o',
      '.cache/alone',
      '--cache-path',
      '.cache/alone',
    ]);
    expect({ code, stdout, stderr }).toMatchObject({ code: 0 });
  },
  5 * MINUTES,
);
