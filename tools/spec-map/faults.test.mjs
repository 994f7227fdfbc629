import { describe, expect, test } from '@jest/globals';
import { faultsOf } from './faults.mjs';

const FILES = {
  'bar.ts': 'export const THROTTLE_MS = 200;',
  'bar.test.ts': "test('it starts after 200 ms', () => {",
  'endpoints.ts': '`${base}/open/login`',
};
const files = {
  read: (file) => FILES[file],
  has: (path) => path === 'mfe-auth',
  texts: ['Comming soon'],
  waits: { im: 'mfe-im', auth: 'mfe-auth', wallets: 'endpoints.ts#/open/wallet/login', login: 'endpoints.ts#/open/login' },
  deviations: '| A banner | None |',
};
const mapped = {
  id: 'bar-1',
  says: 'starts after a 200 ms throttle',
  code: ['bar.ts#THROTTLE_MS = 200'],
  tests: ['bar.test.ts > it starts after 200 ms'],
};
const faults = (line) => faultsOf([{ lines: [{ ...mapped, ...line }] }], files);
const bare = { code: [], tests: [] };

describe('faultsOf', () => {
  test.each([
    ['a line with code and test', {}],
    ['a text of a catalogue', { says: "shows 'Comming soon'" }],
    ['a number that is written otherwise', { says: 'starts after 0.2 s', as: { 0.2: 'THROTTLE_MS' } }],
    ['a line that waits for a folder', { ...bare, later: 'im' }],
    ['a line that waits for an endpoint', { ...bare, later: 'wallets' }],
    ['a line that says itself that it is open', { ...bare, isOpen: true, says: 'Its contents are not shown.' }],
    ['a deviation that has its reason', { differs: 'A banner' }],
  ])('it has nothing against %s', (_what, line) => {
    expect(faults(line)).toEqual([]);
  });

  const neither = /^bar-1: it must have code and test, or wait/;
  test.each([
    ['a line with neither', bare, neither],
    ['a line that waits and has code', { later: 'im' }, neither],
    ['a line without a test', { tests: [] }, /^bar-1: no test$/],
    ['a line without code', { code: [], says: 'starts' }, /^bar-1: no code$/],
    ['a file that is gone', { code: ['gone.ts#x', ...mapped.code] }, /^bar-1: gone\.ts is not there$/],
    ['a file without the word', { code: ['bar.ts#HIDE_MS', ...mapped.code] }, /^bar-1: bar\.ts does not have 'HIDE_MS'$/],
    ['a place without a word', { code: ['bar.ts'] }, /^bar-1: bar\.ts does not have ''$/],
    ['a test that is gone', { tests: ['bar.test.ts > it starts'] }, /^bar-1: bar\.test\.ts has no test 'it starts'$/],
    ['a number that is off', { says: 'starts after a 250 ms throttle' }, /^bar-1: its code does not say 250$/],
    ['a text that is off', { says: "shows 'Coming soon'" }, /^bar-1: its code does not say 'Coming soon'$/],
    ['another writing of a number that the line has not', { as: { 7: 'THROTTLE_MS' } }, /^bar-1: its code does not say 7$/],
    ['a line whose folder came', { ...bare, later: 'auth' }, /^bar-1: auth is built \(mfe-auth\): name its code and its test$/],
    ['a line whose endpoint came', { ...bare, later: 'login' }, /^bar-1: login is built/],
    ['a wait for nothing known', { ...bare, later: 'moon' }, /^bar-1: nobody knows what 'moon' waits for$/],
    ['a promise that calls itself open', { ...bare, isOpen: true }, /^bar-1: it promises something and cannot be open$/],
    ['a deviation without a reason', { differs: 'A whistle' }, /^bar-1: docs\/deviations\.md does not have 'A whistle'$/],
  ])('it names %s', (_what, line, fault) => {
    expect(faults(line)).toEqual([expect.stringMatching(fault)]);
  });

  test('it names a line that is there twice', () => {
    expect(faultsOf([{ lines: [mapped] }, { lines: [mapped] }], files)).toEqual(['bar-1 is there twice']);
  });
});
