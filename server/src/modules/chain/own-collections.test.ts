import { expect, test } from '@jest/globals';
import type { Deployment } from './deployments.ts';
import { collectionName } from './own-collections.ts';

test('the platform’s own collections are called by their names, another by its own or its contract', () => {
  const deployment = { names: '0xa1', boxes: '0xa2' } as Deployment;
  const calls = [
    ['0xa1', null],
    ['0xa2', null],
    ['0xc1', 'Kiln Works'],
    ['0xc2', null],
  ] as const;
  expect(calls.map(([contract, name]) => collectionName(deployment, contract, name))).toEqual([
    'Mortar Names',
    'Mortar Mystery Boxes',
    'Kiln Works',
    '0xc2',
  ]);
});
