import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasAlready } from '../../../lib/if-none-match.ts';
import { sendNothing } from '../../../lib/send-nothing.ts';
import { accepts } from './negotiate.ts';
import { PACKED_FORMS } from './verify-files.ts';
import { typeOfFile } from './version-file.ts';
import { createVersionFiles } from './version-files.ts';

/** A file of a version that lies in `parent`. */
export interface WantedFile {
  parent: string;
  version: string;
  file: string;
  /** Gets a version that is not there, from where all of them are kept; says whether to look once more. */
  bring?: () => Promise<boolean>;
}

interface OpenForm {
  handle: FileHandle;
  encoding: string | undefined;
}

type FoundForm = OpenForm & { integrity: string };

/**
 * Makes what answers with files of immutable versions, in the smallest form that a browser takes.
 * @param typeOf type of a file by its name, nothing for a kind that is not served
 */
export function createFileSender(typeOf: (file: string) => string | undefined = typeOfFile) {
  const files = createVersionFiles();

  async function find({ parent, version, file }: WantedFile, accepted: string | string[] | undefined): Promise<FoundForm | undefined> {
    const integrity = await files.integrityOf(parent, version, file);
    if (integrity === undefined) return undefined;
    const form = await openSmallest(join(parent, version, file), accepted);
    return form && { ...form, integrity };
  }

  /** Resolves without a value once the answer is out: whoever awaits a reply of fastify's waits for its end. */
  return async function sendVersionFile(request: FastifyRequest, reply: FastifyReply, wanted: WantedFile): Promise<unknown> {
    const type = typeOf(wanted.file);
    if (!type) return sendNothing(reply);
    const accepted = request.headers['accept-encoding'];
    const form = (await find(wanted, accepted)) ?? ((await wanted.bring?.()) ? await find(wanted, accepted) : undefined);
    if (!form) return sendNothing(reply);
    const etag = `"${form.integrity.slice('sha384-'.length)}${form.encoding ? `.${form.encoding}` : ''}"`;
    reply.header('etag', etag).header('cache-control', 'public, max-age=31536000, immutable').header('vary', 'accept-encoding');
    if (hasAlready(etag, request.headers['if-none-match'])) {
      await form.handle.close();
      return reply.status(304).send();
    }
    const { size } = await form.handle.stat();
    reply.type(type).header('content-length', size);
    if (form.encoding) reply.header('content-encoding', form.encoding);
    // For HEAD, fastify keeps the headers and reads the stream away.
    return reply.send(form.handle.createReadStream());
  };
}

/** Opens before anything is answered, so that what cannot be read is never answered as a file that may be kept for a year. */
async function openSmallest(path: string, accepted: string | string[] | undefined): Promise<OpenForm | undefined> {
  const packed = PACKED_FORMS.filter(({ encoding }) => accepts(encoding, accepted)).map(({ ending, encoding }) => ({ ending, encoding }));
  for (const { ending, encoding } of [...packed, { ending: '', encoding: undefined }]) {
    const handle = await openIfThere(`${path}${ending}`);
    if (handle) return { handle, encoding };
  }
  return undefined;
}

async function openIfThere(path: string): Promise<FileHandle | undefined> {
  return open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
