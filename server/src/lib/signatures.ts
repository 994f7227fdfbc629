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

const SIGNATURES = [
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
] as const satisfies readonly (readonly [string, Signature])[];

/** Name of a kind of file that its first bytes tell. */
export type SignatureName = (typeof SIGNATURES)[number][0];

/** What a file is by its first bytes, 64 or more where it has them; undefined of all others, texts among them. */
export const signatureOf = (head: Buffer): SignatureName | undefined => SIGNATURES.find(([, fits]) => fits(head))?.[0];
