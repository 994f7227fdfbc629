import { RemoteDescription } from '@mortar/protocol/registry/schemas';
import { Type } from 'typebox';
import { FILE_PATTERN, VERSION_PATTERN } from '../../files/version-file.ts';

const FileName = Type.String({ pattern: FILE_PATTERN });
const Size = Type.Integer({ minimum: 0 });
/** `build.json`, but for what `remote.json` says, which is checked under its own name. */
export const BuildFacts = Type.Object({
  name: RemoteDescription.properties.name,
  version: Type.String({ pattern: VERSION_PATTERN }),
  entry: FileName,
  type: Type.Optional(Type.Literal('module')),
  global: Type.String({ pattern: '^[A-Za-z_$][A-Za-z0-9_$]*$' }),
  chunks: Type.Record(Type.String(), Type.Object({ js: Type.Array(FileName), css: Type.Array(FileName) })),
  shared: Type.Record(Type.String(), Type.String()),
  files: Type.Array(
    Type.Object({ path: FileName, integrity: Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' }), bytes: Size, brotli: Size }),
    { minItems: 1 },
  ),
});
