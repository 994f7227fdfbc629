import { readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { Operation } from './core/operations.ts';

const AREAS = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'core')
  .map(({ name }) => name);

const operations = new Map<string, Record<string, Operation>>();
for (const area of AREAS) {
  const module = (await import(`./${area}/operations.ts`)) as { operations: Record<string, Operation> };
  operations.set(area, module.operations);
}
const all = [...operations.values()].flatMap((area) => Object.values(area));

describe.each([...operations])('the area %s', (area, named) => {
  test('it calls each endpoint by its area and its name', () => {
    expect(Object.values(named).map(({ endpoint }) => endpoint.id)).toEqual(Object.keys(named).map((name) => `${area}.${name}`));
  });
});

test('it gives no address to two endpoints', () => {
  const addresses = all.map(({ endpoint: { method, path } }) => `${method} ${path}`);
  expect(addresses.length).toBeGreaterThan(70);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('it takes queries by GET and bodies by POST', () => {
  for (const { endpoint, schemas } of all)
    expect([endpoint.id, endpoint.method === 'GET' ? schemas.body : schemas.query]).toEqual([endpoint.id, undefined]);
});
