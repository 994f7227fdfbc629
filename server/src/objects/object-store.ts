import type { ByteRange } from '../lib/byte-range.ts';
import type { Readable } from 'node:stream';

/**
 * Where contents lie under keys such as `uploads/files/ab/abcd…` (docs/design/media.md, docs/design/server.md). Under one key lies one content
 * for ever, so who puts it again changes nothing.
 */
export interface ObjectStore {
  /** Makes an object of a file of this machine, whole or not at all and for good. A folder takes the file, a bucket leaves it. */
  put(key: string, file: string): Promise<void>;
  /** Opens an object, or a part of it. @throws ObjectMissing before anything is given */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Bytes of an object; undefined where there is none. */
  size(key: string): Promise<number | undefined>;
  /** Keys that begin so, in order. */
  list(prefix: string): Promise<string[]>;
  /** Whether it is there or not, it is gone after this. */
  remove(key: string): Promise<void>;
}

/** A store of other machines. What it is asked fails with ObjectsUnavailable while it does not serve us. */
export interface Bucket extends ObjectStore {
  /** @throws ObjectsUnavailable when nothing can be kept there now */
  check(): Promise<void>;
}
