import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../lib/app-error.ts';

const MIB = 1024 * 1024;
/** More than the gate lets in, packed forms and development's maps included, so that it is the gate that says what is too large. */
const MOST = { files: 3000, fileBytes: 8 * MIB, bytes: 64 * MIB };
const FIELDS = { fields: 2, fieldSize: 4096 };
/** Files of a build lie side by side. */
const FILE_NAME = /^[\w-]+(\.[\w-]+)*$/;

/**
 * Takes the files of a build into a folder, once its proof, which comes before them, holds.
 * @param onProof throws where it does not
 * @throws AppError `malformed`, `tooLarge`
 */
export async function receiveBuild(
  request: FastifyRequest,
  folder: string,
  onProof: (proof: string) => Promise<void>,
): Promise<{ reason: string | undefined }> {
  let isProven = false;
  let reason: string | undefined;
  let bytes = 0;
  const names = new Set<string>();
  const limits = { ...FIELDS, files: MOST.files, fileSize: MOST.fileBytes + 1, parts: MOST.files + FIELDS.fields };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field' && part.fieldname === 'proof') {
      await onProof(String(part.value));
      isProven = true;
    } else if (part.type === 'field' && part.fieldname === 'reason') {
      reason = String(part.value);
    } else if (part.type === 'file' && part.fieldname === 'file' && isProven && FILE_NAME.test(part.filename)) {
      if (names.has(part.filename)) throw new AppError('malformed');
      names.add(part.filename);
      const written = createWriteStream(join(folder, part.filename));
      await pipeline(part.file, written);
      bytes += written.bytesWritten;
      if (written.bytesWritten > MOST.fileBytes || bytes > MOST.bytes) throw new AppError('tooLarge', { data: { limit: MOST.bytes } });
    } else {
      throw new AppError('malformed');
    }
  }
  if (!isProven) throw new AppError('malformed');
  return { reason };
}
