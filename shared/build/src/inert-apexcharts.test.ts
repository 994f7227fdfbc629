import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import inertApexCharts from './inert-apexcharts.ts';
import { WORKSPACE_ROOT } from './workspace.ts';

const library = createRequire(join(WORKSPACE_ROOT, 'shared/ui/package.json')).resolve('apexcharts');
const source = readFileSync(library, 'utf8');

test('it leaves nothing of the library that makes elements of text, and no stylesheet', () => {
  const inert = inertApexCharts(source);
  expect(inert).not.toMatch(/\.(?:inner|outer)HTML\s*=(?!=)|insertAdjacentHTML|document\.write|createElement\(["']style["']\)/);
  expect(source.length).toBeGreaterThan(500_000);
});

test('it refuses a version that does something else', () => {
  expect(() => inertApexCharts(`${source};node.innerHTML=text`)).toThrow('apexcharts has .innerHTML= 31 times instead of 30');
  expect(() => inertApexCharts(source.replace('createElement("style")', 'createElement("link")'))).toThrow(
    'createElement("style") 1 times',
  );
});
