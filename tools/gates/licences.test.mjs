import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { page, refusals, shipped } from './licences.mjs';

describe('shipped', () => {
  let room;
  const plant = (name, manifest) => {
    mkdirSync(join(room, 'node_modules', name), { recursive: true });
    writeFileSync(join(room, 'node_modules', name, 'package.json'), JSON.stringify({ name, version: '1.0.0', ...manifest }));
  };

  beforeAll(() => {
    room = mkdtempSync(join(tmpdir(), 'mortar-licences-'));
    writeFileSync(
      join(room, 'package.json'),
      JSON.stringify({ name: 'room', private: true, dependencies: { good: '1' }, devDependencies: { tool: '1', '@fontsource/sans': '1' } }),
    );
    plant('good', { license: 'MIT', dependencies: { planted: '1' } });
    plant('planted', { license: 'GPL-3.0-only' });
    plant('tool', { license: 'MPL-2.0' });
    plant('@fontsource/sans', { license: 'OFL-1.1' });
  });
  afterAll(() => rmSync(room, { recursive: true, force: true }));

  test('it finds what a dependency brings and fonts, and leaves out what only builds', () => {
    expect(shipped([room]).map(({ name, licence }) => [name, licence])).toEqual([
      ['@fontsource/sans', 'OFL-1.1'],
      ['good', 'MIT'],
      ['planted', 'GPL-3.0-only'],
    ]);
  });

  test('it refuses what a dependency brings under a licence that may not ship', () => {
    expect(refusals(shipped([room]))).toEqual(['planted 1.0.0 is under GPL-3.0-only, which may not ship: replace it']);
  });

  test('it lets browsers have web3-react under its licence, and neither the server nor anything else', () => {
    const asked = [{ name: '@web3-react/core', version: '1.0.0', licence: 'GPL-3.0-or-later' }];
    expect(refusals(asked)).toEqual([]);
    expect(refusals(asked, { onServer: true })).toHaveLength(1);
    expect(refusals([{ ...asked[0], name: 'other' }])).toHaveLength(1);
    expect(page(asked, [])).toContain('the built site as a whole is distributed under GPL-3.0-or-later');
  });

  test('it leaves out what does not ship with a room', () => {
    expect(shipped([room], /^good$/).map(({ name }) => name)).toEqual(['@fontsource/sans']);
  });

  test('it lets the server link libvips, and lets neither a browser have it nor the server anything else under its licence', () => {
    const libvips = [{ name: '@img/sharp-libvips-linux-x64', version: '1.0.0', licence: 'LGPL-3.0-or-later' }];
    expect(refusals(libvips, { onServer: true })).toEqual([]);
    expect(refusals(libvips)).toHaveLength(1);
    expect(refusals([{ ...libvips[0], name: 'other' }], { onServer: true })).toHaveLength(1);
    expect(page([], libvips)).not.toContain('linux-x64');
  });

  test('it lists all of it', () => {
    expect(page(shipped([room]), [])).toContain('| planted | 1.0.0 | GPL-3.0-only |');
  });
});
