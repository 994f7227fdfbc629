import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { signatureOf } from '../../../lib/signatures.ts';
import type { FileTypeName } from './file-types.ts';

const HEAD_BYTES = 4096;

/** Control characters but tab, line and page breaks. */
const CONTROL = /(?![\t\n\v\f\r\u0085])\p{Cc}/u;

/** Whether every byte belongs to readable text: UTF-8, and no control character that a text has no use for. */
async function isText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) {
      if (CONTROL.test(decoder.decode(chunk as Buffer, { stream: true }))) return false;
    }
    decoder.decode();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return false;
    throw error;
  }
}

/** What a file is by its bytes; undefined for what we do not take. Empty files are nothing. */
export async function sniff(path: string): Promise<FileTypeName | undefined> {
  const file = await open(path);
  const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0).finally(() => file.close());
  if (bytesRead === 0) return undefined;
  const head = buffer.subarray(0, bytesRead);
  const known = signatureOf(head);
  return known ?? ((await isText(path)) ? 'text' : undefined);
}
