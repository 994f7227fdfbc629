import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileTypeName } from './file-types.ts';

const HEAD_BYTES = 4096;
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const EBML = Buffer.from('1a45dfa3', 'hex');
const LOCAL_ZIP_ENTRY = Buffer.from('504b0304', 'hex');
/** Where the name of a container's content stands. */
const WEBM_NAME_WITHIN = 64;

const AVIF = new Set(['avif', 'avis']);
const MP4 = new Set(['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'dash', 'M4V ', 'MSNV', 'qt  ']);

type Signature = (head: Buffer) => boolean;
const begins =
  (bytes: Buffer | string): Signature =>
  (head) =>
    head.subarray(0, bytes.length).equals(Buffer.from(bytes as string, 'latin1'));
const riff =
  (format: string): Signature =>
  (head) =>
    head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === format;
const isoMedia =
  (brands: Set<string>): Signature =>
  (head) =>
    head.toString('latin1', 4, 8) === 'ftyp' && brands.has(head.toString('latin1', 8, 12));

const SIGNATURES: [FileTypeName, Signature][] = [
  ['jpeg', begins(Buffer.from('ffd8ff', 'hex'))],
  ['png', begins(PNG)],
  ['gif', (head) => /^GIF8[79]a/.test(head.toString('latin1', 0, 6))],
  ['webp', riff('WEBP')],
  ['avif', isoMedia(AVIF)],
  ['mp4', isoMedia(MP4)],
  ['m4a', isoMedia(new Set(['M4A ', 'M4B ']))],
  ['webm', (head) => begins(EBML)(head) && head.subarray(0, WEBM_NAME_WITHIN).includes('webm')],
  ['ogg', begins('OggS')],
  ['wav', riff('WAVE')],
  ['mp3', (head) => begins('ID3')(head) || (head[0] === 0xff && [0xfb, 0xfa, 0xf3, 0xf2].includes(head[1] ?? 0))],
  ['pdf', begins('%PDF-')],
  ['zip', begins(LOCAL_ZIP_ENTRY)],
];

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
  const known = SIGNATURES.find(([, fits]) => fits(head))?.[0];
  return known ?? ((await isText(path)) ? 'text' : undefined);
}
