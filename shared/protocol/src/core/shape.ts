/** Whether a value is what a field of a message may hold. */
export type Check = (value: unknown) => boolean;
/** Fields of an object by name. */
export type Shape = Readonly<Record<string, Check>>;

/** True or false. */
export const isBoolean: Check = (value) => typeof value === 'boolean';

/** A whole number from 0 to `most`. */
export const countUpTo =
  (most: number): Check =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

/** A number from 0 to 1. */
export const isShare: Check = (value) => typeof value === 'number' && value >= 0 && value <= 1;

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

/** One of these texts. */
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
