import { createHash } from 'node:crypto';

const CID_V1 = 1;
const RAW = 0x55;
const DAG_PB = 0x70;
const SHA2_256 = [0x12, 32];
/** UnixFS: a message that says that it is a folder. */
const FOLDER = Buffer.from([0x08, 0x01]);
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

function base32(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += BASE32[(held >>> (bits - 5)) & 31];
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + BASE32[(held << (5 - bits)) & 31] : text;
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let left = value;
  for (; left > 127; left >>>= 7) bytes.push((left & 127) | 128);
  return Buffer.from([...bytes, left]);
}

/** A field of a Protocol Buffers message that holds bytes. */
const field = (number: number, bytes: Uint8Array): Buffer => Buffer.concat([Buffer.from([(number << 3) | 2]), varint(bytes.length), bytes]);

const cidOf = (codec: number, block: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from([CID_V1, codec, ...SHA2_256]), createHash('sha256').update(block).digest()]);
const textOf = (cid: Uint8Array): string => `b${base32(cid)}`;

/** IPFS's address of a content in one block: CIDv1 of raw bytes. For contents below 256 KiB, the size at which others cut. */
export const fileId = (bytes: Uint8Array): string => textOf(cidOf(RAW, bytes));

/** IPFS's address of a folder of such files (UnixFS in dag-pb). */
export function folderId(files: readonly { name: string; bytes: Uint8Array }[]): string {
  const named = files.map(({ name, bytes }) => ({ name: Buffer.from(name), bytes }));
  const links = named
    .toSorted((one, other) => Buffer.compare(one.name, other.name))
    .map(({ name, bytes }) =>
      field(2, Buffer.concat([field(1, cidOf(RAW, bytes)), field(2, name), Buffer.from([0x18]), varint(bytes.length)])),
    );
  return textOf(cidOf(DAG_PB, Buffer.concat([...links, field(1, FOLDER)])));
}
