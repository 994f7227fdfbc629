import { Type } from 'typebox';
import { orNull } from '../../core/fields.ts';
import { refusals } from '../../core/refusals.ts';
import { RemoteName, Version } from '../fields.ts';

export const publishBuild = {
  summary: 'Publish a build of a remote by its key: the proof first, then every file of the build under its name',
  body: Type.Object({
    /** JWT by the key of the remote: `mortar-publish+jwt`. */
    proof: Type.String({ maxLength: 4096 }),
    reason: Type.Optional(Type.String({ maxLength: 500 })),
    /** Once for each file of the build, packed forms included. */
    file: Type.Unsafe<Blob>({ type: 'string', format: 'binary' }),
  }),
  data: Type.Object({
    name: RemoteName,
    version: Version,
    /** What visitors got before; null where there was nothing, or nothing was changed. */
    from: orNull(Version),
    /** False when it was so before, or only a verdict was asked for. */
    changed: Type.Boolean(),
    /** What the gate says of the build, as a person reads it. */
    verdict: Type.String(),
  }),
  codes: refusals('keyRefused', 'registryRefused', 'tooLarge', 'malformed'),
};
