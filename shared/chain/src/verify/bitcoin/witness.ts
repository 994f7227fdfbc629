/** Longest element that a signature by one key has; anything past it is none. */
const LONGEST = 100;

/** The elements of a serialized witness; undefined when the bytes are not exactly one of short elements. */
export function readWitness(bytes: Uint8Array): Uint8Array[] | undefined {
  const [count = 0] = bytes;
  const elements: Uint8Array[] = [];
  let at = 1;
  for (let index = 0; index < count; index += 1) {
    const length = bytes[at];
    if (length === undefined || length > LONGEST || at + 1 + length > bytes.length) return undefined;
    elements.push(bytes.slice(at + 1, at + 1 + length));
    at += 1 + length;
  }
  return at === bytes.length ? elements : undefined;
}
