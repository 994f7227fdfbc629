import { expect, test } from '@jest/globals';
import { lockedPackages } from './inputs.ts';

const lock = (importers: string, packages = '') => `lockfileVersion: '9.0'

catalogs:
  default:
    react:
      version: 19.3.1

importers:

  .:
    devDependencies:
      jest:
        version: 30.0.0
${importers}
packages:

  react@19.3.1:
    resolution: {integrity: sha512-x}
${packages}
snapshots:

  react@19.3.1: {}
`;

test('a room that is new in the lock file is nothing to the builds of others, a package is', () => {
  const before = lockedPackages(lock(''));
  const room = '\n  mfe-tally:\n    dependencies:\n      react:\n        version: 19.3.1\n';
  expect(lockedPackages(lock(room))).toBe(before);
  expect(before).toContain('catalogs:');
  expect(before).toContain('snapshots:');
  expect(lockedPackages(lock('', '\n  vue@3.5.0: {}\n'))).not.toBe(before);
});
