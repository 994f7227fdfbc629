import { expect, test } from '@jest/globals';
import { endpoints, type EndpointId } from '@mortar/protocol';
import { schemas, type EndpointSchemas } from '@mortar/protocol/schemas';
import { endpointSchema } from './endpoint-schema.ts';
import { compileSerializer, compileValidator } from './validators.ts';

const routes = Object.entries(endpoints).map(([id, { method, path: url }]) => ({ id: id as EndpointId, method, url }));

test.each(routes)('it has a schema for $id that compiles', ({ id, method, url }) => {
  const { params, query, body }: EndpointSchemas = schemas[id];
  for (const [httpPart, schema] of Object.entries({ params, querystring: query, body })) {
    if (!schema) continue;
    const validate = compileValidator({ schema, method, url, httpPart }) as (value: unknown) => boolean;
    expect(typeof validate({})).toBe('boolean');
  }
  const { response } = endpointSchema(id);
  const serialize = compileSerializer({ schema: response[200], method, url, httpStatus: '200' });
  // What is missing in an answer is told when it is written, so the schema was compiled.
  expect(() => serialize({})).toThrow(/is required/);
});

test('it tells what is wrong with each value, and nothing of the one before', () => {
  const { body } = schemas['account.login'] as EndpointSchemas;
  const validate = compileValidator({ schema: body!, method: 'POST', url: '', httpPart: 'body' }) as {
    (value: unknown): boolean;
    errors?: unknown;
  };
  expect([validate({}), validate.errors]).toEqual([false, expect.arrayContaining([expect.objectContaining({ keyword: 'required' })])]);
  expect([validate({ email: 'a@b.example', password: 'a'.repeat(64) }), validate.errors]).toEqual([true, null]);
});
