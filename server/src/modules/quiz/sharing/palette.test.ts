import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { WORKSPACE } from '../../../../test/database.ts';
import { PALETTES } from './palette.ts';

const [dark = '', light = ''] = readFileSync(join(WORKSPACE, 'shared/ui/src/tokens.css'), 'utf8').split("html[data-theme='light'] {");
/** What the light theme does not name is as in the dark one. */
const valueIn = (theme: string, name: string) => {
  const named = new RegExp(`${name}: (#[0-9a-f]{6});`);
  return (theme === 'light' ? named.exec(light) : null)?.[1] ?? named.exec(dark)?.[1];
};

test.each(['dark', 'light'] as const)('it has the colours of the %s theme as the site has them', (theme) => {
  for (const [name, value] of Object.entries(PALETTES[theme])) expect([name, value]).toEqual([name, valueIn(theme, name)]);
});
