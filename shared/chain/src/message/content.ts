/** A signed text as the wire has it: the hex of its UTF-8 (spec §3). */
export function toContent(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The text behind a `content`, with or without `0x`; undefined when it is no hex of UTF-8. */
export function fromContent(content: string): string | undefined {
  const hex = content.replace(/^0x/, '');
  if (hex.length % 2 !== 0 || !/^[0-9a-fA-F]*$/.test(hex)) return undefined;
  const bytes = Uint8Array.from({ length: hex.length / 2 }, (_, index) => parseInt(hex.slice(index * 2, index * 2 + 2), 16));
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
