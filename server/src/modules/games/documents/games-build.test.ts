import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createGamesFolder, GAMES_VERSION } from '../../../../test/games-folder.ts';
import { readGamesVersion } from './games-build.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mortar-no-games-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('it names the build that is current', async () => {
  const games = createGamesFolder(['adder']);
  await expect(readGamesVersion(games.path)).resolves.toBe(GAMES_VERSION);
  games.remove();
});

test('it says what to do where nothing is built', async () => {
  await expect(readGamesVersion(folder)).rejects.toThrow(/The games are not built in .*npm start/);
});

test('it takes no build that is only half there', async () => {
  writeFileSync(join(folder, 'current.json'), '{"version":"1.0.0"}');
  await expect(readGamesVersion(folder)).rejects.toThrow(/not built/);
});
