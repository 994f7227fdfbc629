import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { WORKSPACE } from '../../../../test/database.ts';
import { COLOURS } from './colours.ts';

const tokens = readFileSync(join(WORKSPACE, 'shared/ui/src/tokens.css'), 'utf8').split("html[data-theme='light'] {")[0];

test.each(Object.entries(COLOURS))('it has %s as the site has it', (name, value) => {
  expect(tokens).toContain(`${name}: ${value};`);
});
