import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { formError, withParts } from '../../../core/form.ts';
import { AppError } from '../../../lib/app-error.ts';
import { assertSize } from '../content/content.ts';

export interface ReceivedForm {
  /** Texts by their names. */
  fields: Record<string, string>;
  /** What came in the field `file`. */
  file: { path: string; name: string } | undefined;
}

export interface FormLimits {
  /** Largest file in bytes. */
  fileBytes: number;
  /** Path for the file. */
  draft: string;
}

/** What a form holds besides its file. */
const FRAME_BYTES = 64 * 1024;
const LIMITS = { files: 1, fields: 8, fieldSize: 1024, parts: 9, headerPairs: 20 };

async function readForm(request: FastifyRequest, { fileBytes, draft }: FormLimits): Promise<ReceivedForm> {
  const form: ReceivedForm = { fields: {}, file: undefined };
  // One byte more than allowed tells a file that is too large from one that just fits.
  const limits = { ...LIMITS, fileSize: fileBytes + 1 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      form.fields[part.fieldname] = String(part.value);
    } else if (part.fieldname === 'file') {
      const written = createWriteStream(draft);
      await pipeline(part.file, written);
      assertSize(written.bytesWritten, fileBytes);
      form.file = { path: draft, name: part.filename ?? '' };
    } else {
      throw new AppError('malformed');
    }
  }
  return form;
}

/**
 * Reads a form and gives it to `work`; the file is gone after that, unless `work` moved it. Fields may come in any order.
 * @throws AppError `tooLarge` when the file is, `malformed` for what is no form
 */
export async function withForm<T>(
  request: FastifyRequest,
  { fileBytes, draft }: FormLimits,
  work: (form: ReceivedForm) => Promise<T>,
): Promise<T> {
  try {
    return await withParts(request, async () => {
      assertSize(Number(request.headers['content-length'] ?? 0) - FRAME_BYTES, fileBytes);
      return work(await readForm(request, { fileBytes, draft }).catch(formError));
    });
  } finally {
    await rm(draft, { force: true });
  }
}
