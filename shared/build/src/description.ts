import type { RemoteDescription } from '@mortar/protocol/registry';
import { RemoteDescription as schema } from '@mortar/protocol/registry/schemas';
import { Ajv2020 } from 'ajv/dist/2020.js';

const validate = new Ajv2020({ allErrors: true }).compile(schema);

/** The content of a `remote.json`, or an error that names every field that breaks its schema. */
export function checkedDescription(value: unknown, file: string): RemoteDescription {
  if (validate(value)) return value as RemoteDescription;
  const reasons = (validate.errors ?? []).map((error) => `  ${error.instancePath || '/'} ${error.message}`);
  throw new Error(`${file} breaks the schema of remote.json:\n${reasons.join('\n')}`);
}
