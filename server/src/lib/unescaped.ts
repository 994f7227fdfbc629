/** A part of an address as it reads; one whose percent signs escape nothing stays as it is. */
export function unescaped(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
