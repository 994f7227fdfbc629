import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const ROOM = new URL('../', import.meta.url);
const SERVER = new URL('../../../', import.meta.url);
const NAMES = /community_(posts|post_versions|feed_items|comments)\b/;
const TABLES = /from '[^']*store\/tables\.ts'/;

const files = (readdirSync(SERVER, { recursive: true }) as string[]).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));

// Who sees what is decided in one place, so nothing else may reach what it is decided about (docs/design/community.md).
test('only this folder names the tables of what people wrote', () => {
  expect(files.length).toBeGreaterThan(500);
  const own = ROOM.pathname.slice(SERVER.pathname.length) + 'store/';
  const found = files
    .filter((name) => !name.startsWith(own))
    .filter((name) => {
      const text = readFileSync(new URL(name, SERVER), 'utf8');
      return NAMES.test(text) || TABLES.test(text);
    });
  expect(found).toEqual([]);
});
