import { expect, test } from '@jest/globals';
import type { RemotePin } from '@mortar/protocol/registry';
import { otherVersion } from '../../../../test/gate.ts';
import { documentOf } from '../document.ts';
import { choicesOf } from './choices.ts';

const pin = (version: string): RemotePin => ({
  version,
  entry: 'entry.js',
  global: 'remote',
  chunks: {},
  integrity: {},
  description: otherVersion('any').description,
});

test('it takes no property that every object has for the choice of a remote of this name', () => {
  const canary = { pin: pin('2'), percentage: 100, users: new Set<string>(), links: new Map<string, number>() };
  const remotes = { constructor: { live: pin('1'), isOff: false }, tried: { live: pin('1'), canary, isOff: false } };
  const state = { seq: 1, remotes, areas: [] };
  const choices = choicesOf(state, { uid: null, browser: 'browser', links: [], overrides: {}, local: {} }, 0);
  expect(Object.keys(choices)).toEqual(['tried']);
  const shown = Object.entries(documentOf(state, choices).remotes).map(([name, { live, channel }]) => [name, live.version, channel]);
  expect(shown).toEqual([
    ['constructor', '1', 'live'],
    ['tried', '2', 'canary'],
  ]);
});
