import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { games } from '../src/rules/index.ts';

const ROOM = fileURLToPath(new URL('../', import.meta.url));
const BUILD_MS = 60_000;
let folder: string;
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');

beforeAll(() => {
  execFileSync(process.execPath, [`${ROOM}build.mjs`]);
  const { version } = JSON.parse(readFileSync(`${ROOM}dist/current.json`, 'utf8')) as { version: string };
  folder = `${ROOM}dist/${version}`;
}, BUILD_MS);

describe('the build of the games', () => {
  test('lists every game with the rules that it was built from', () => {
    const built = JSON.parse(read('build.json')) as { games: unknown[] };
    expect(built.games).toEqual(games.map(({ id, rules, titles }) => ({ id, rules, titles })));
  });

  test('gives the same version for the same sources', () => {
    const { version } = JSON.parse(execFileSync(process.execPath, [`${ROOM}build.mjs`], { encoding: 'utf8' })) as { version: string };
    expect(folder.endsWith(`/${version}`)).toBe(true);
  });

  describe.each(games.map(({ id }) => [id]))('%s', (id) => {
    test('is one page with one classic script and one stylesheet, and nothing inline', () => {
      const html = read(`${id}/index.html`);
      expect(html.match(/(?:src|href)="[^"]+"/g)).toEqual(['href="game.css"', 'src="game.js"']);
      expect(html).not.toMatch(/<style|style=|type="module"| on[a-z]+=/);
      expect(html.match(/<script[^>]*>[^<]/g)).toBeNull();
    });

    test('uses no network, no storage and no code from text', () => {
      const script = read(`${id}/game.js`);
      const banned = [
        'fetch(',
        'XMLHttpRequest',
        'WebSocket',
        'sendBeacon',
        'localStorage',
        'sessionStorage',
        'indexedDB',
        'document.cookie',
      ];
      expect(banned.concat('eval(', 'new Function', 'innerHTML', 'import(').filter((word) => script.includes(word))).toEqual([]);
      const loaded = read(`${id}/game.css`).match(/url\([^)]*\)|@import/g);
      expect(loaded).toEqual(['instrument-sans', 'bricolage-grotesque'].map((name) => `url("../fonts/${name}-latin-wght-normal.woff2")`));
    });

    test('is small', () => {
      expect(readFileSync(`${folder}/${id}/game.js.br`).length).toBeLessThan(16_000);
      expect(readFileSync(`${folder}/${id}/game.css.br`).length).toBeLessThan(5_000);
    });
  });
});
