import { fromHex, toHex } from '@mortar/protocol';

/** A signed text as the wire has it: the hex of its UTF-8 (spec §3). */
export function toContent(text: string): string {
  return toHex(new TextEncoder().encode(text));
}

/** The text behind a `content`, with or without `0x`; undefined when it is no hex of UTF-8. */
export function fromContent(content: string): string | undefined {
  const hex = content.replace(/^0x/, '');
  if (hex.length % 2 !== 0 || !/^[0-9a-fA-F]*$/.test(hex)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(fromHex(hex));
  } catch {
    return undefined;
  }
}
