/** Whether a value is what a field may hold. */
export type Check = (value: unknown) => boolean;
type Shape = Readonly<Record<string, Check>>;

/** A text that a pattern describes as a whole. */
export const like =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);

/** A text of at most so many characters. */
export const textUpTo =
  (most: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= most;

export const oneOf =
  (...known: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && known.includes(value);

/** Whether a value is an object with these fields, each as it must be, some of the optional ones, and nothing besides. */
export function hasShape(value: unknown, shape: Shape, optional: Shape = {}): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const fields = value as Record<string, unknown>;
  const checkOf = (name: string) => (Object.hasOwn(shape, name) ? shape[name] : Object.hasOwn(optional, name) ? optional[name] : undefined);
  return (
    Object.keys(shape).every((name) => Object.hasOwn(fields, name)) && Object.keys(fields).every((name) => checkOf(name)?.(fields[name]))
  );
}

/** An object out of JSON text; null for anything else. */
export function parsed(text: unknown, longest: number): object | null {
  if (typeof text !== 'string' || text.length > longest) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
