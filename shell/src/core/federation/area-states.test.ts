import { expect, test } from '@jest/globals';
import type { RegistryDocument, RemotePin } from '@mortar/protocol/registry';
import { areaStates } from './area-states.ts';

const text = { en: 'x', 'zh-HK': 'x' };
const registry: RegistryDocument = {
  seq: 3,
  choice: '',
  remotes: { gamehub: { live: { version: '1.0.0-abc' } as RemotePin, channel: 'live', why: 'live' } },
  areas: [
    { name: 'gamehub', title: text, routes: [{ path: '/', layout: 'landing' }] },
    { name: 'im', title: text, routes: [{ path: '/im', layout: 'app' }] },
    { name: 'shell', title: text, isInternal: true, routes: [{ path: '/404', layout: 'app' }] },
  ],
};

test('it says off, without a version, of a remote that is switched off: nobody gets any', () => {
  const { gamehub } = registry.remotes;
  const switchedOff = { ...registry, remotes: { gamehub: { ...gamehub!, isOff: true as const } } };
  expect(areaStates(switchedOff)[0]).toEqual({ name: 'gamehub', title: text, state: 'off', version: null, to: '/' });
});

test('it says live with the version where there is one, planned where there is none, and leaves out what serves the site itself', () => {
  expect(areaStates(registry)).toEqual([
    { name: 'gamehub', title: text, state: 'live', version: '1.0.0-abc', to: '/' },
    { name: 'im', title: text, state: 'planned', version: null, to: '/im' },
  ]);
});
