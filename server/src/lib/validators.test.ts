import { expect, test } from '@jest/globals';
import { operations as identity } from '@mortar/protocol/identity/operations';
import type { TSchema } from 'typebox';
import { operations } from '../modules/manifests.ts';
import { routeSchema } from '../core/route-schema.ts';
import { compileSerializer, compileValidator } from './validators.ts';

test.each(operations)('it has a schema for $endpoint.id that compiles', (operation) => {
  const { method, path: url } = operation.endpoint;
  const { query, body } = operation.schemas;
  for (const [httpPart, schema] of Object.entries({ querystring: query, body })) {
    if (!schema) continue;
    const validate = compileValidator({ schema, method, url, httpPart }) as (value: unknown) => boolean;
    expect(typeof validate({})).toBe('boolean');
  }
  const { response } = routeSchema(operation);
  const serialize = compileSerializer({ schema: response[200], method, url, httpStatus: '200' });
  // What is missing in an answer is told when it is written, so the schema was compiled.
  expect(() => serialize({})).toThrow(/is required/);
});

test.each([
  ['a text', { type: 'string' }, 'a\0b'],
  ['half a character', { type: 'string' }, 'a\ud800'],
  ['a number that its text makes infinite', { type: 'integer', maximum: 100 }, '1e309'],
  ['the name of an entry', { type: 'object', additionalProperties: true }, { 'a\0': 1 }],
])('it lets nothing pass that the database cannot take: %s', (_what, field, value) => {
  const schema = { type: 'object', properties: { field } } as unknown as TSchema;
  const httpPart = typeof value === 'string' ? 'querystring' : 'body';
  const validate = compileValidator({ schema, method: 'GET', url: '', httpPart }) as { (value: unknown): boolean; errors?: unknown };
  expect([validate({ field: value }), validate.errors]).toEqual([false, [expect.objectContaining({ instancePath: '/field' })]]);
});

test('it tells what is wrong with each value, and nothing of the one before', () => {
  const { body } = identity.login.schemas;
  const validate = compileValidator({ schema: body, method: 'POST', url: '', httpPart: 'body' }) as {
    (value: unknown): boolean;
    errors?: unknown;
  };
  expect([validate({}), validate.errors]).toEqual([false, expect.arrayContaining([expect.objectContaining({ keyword: 'required' })])]);
  expect([validate({ email: 'a@b.example', password: 'a'.repeat(64) }), validate.errors]).toEqual([true, null]);
});
