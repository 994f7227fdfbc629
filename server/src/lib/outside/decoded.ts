const CHARSET = /charset=["']?([\w-]+)/i;
/** A file names its charset in its beginning, if at all. */
const BEGINNING = 1024;

/**
 * A file's text: by the `content-type` that it came with, else by its own word, else UTF-8; what is no such thing shows as signs
 * of its own.
 * @param own how such files name their charset themselves
 */
export function decoded(bytes: Buffer, type: string, own: RegExp): string {
  const named = (CHARSET.exec(type) ?? own.exec(bytes.subarray(0, BEGINNING).toString('latin1')))?.[1];
  try {
    return new TextDecoder(named).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
