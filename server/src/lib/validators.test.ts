import { expect, test } from '@jest/globals';
import { operations as identity } from '@mortar/protocol/identity/operations';
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

test('it tells what is wrong with each value, and nothing of the one before', () => {
  const { body } = identity.login.schemas;
  const validate = compileValidator({ schema: body, method: 'POST', url: '', httpPart: 'body' }) as {
    (value: unknown): boolean;
    errors?: unknown;
  };
  expect([validate({}), validate.errors]).toEqual([false, expect.arrayContaining([expect.objectContaining({ keyword: 'required' })])]);
  expect([validate({ email: 'a@b.example', password: 'a'.repeat(64) }), validate.errors]).toEqual([true, null]);
});
