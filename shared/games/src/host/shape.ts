/** Whether a value is what a field of a message may hold. */
export type Check = (value: unknown) => boolean;
/** Fields of a message besides its type. */
export type Shape = Readonly<Record<string, Check>>;

export const isBoolean: Check = (value) => typeof value === 'boolean';

/** A whole number from 0 to `most`. */
export const countUpTo =
  (most: number): Check =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

/** A number from 0 to 1. */
export const isShare: Check = (value) => typeof value === 'number' && value >= 0 && value <= 1;

/** A text of at most so many characters. */
export const textUpTo =
  (most: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= most;

export const oneOf =
  (...known: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && known.includes(value);

/** Whether a value is a message of one of the types, with every field as it must be and nothing besides. */
export function fits(value: unknown, shapes: Readonly<Record<string, Shape>>): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { type, ...fields } = value as Record<string, unknown>;
  if (typeof type !== 'string' || !Object.hasOwn(shapes, type)) return false;
  const shape = shapes[type] ?? {};
  const names = Object.keys(shape);
  return Object.keys(fields).length === names.length && names.every((name) => Object.hasOwn(fields, name) && shape[name]?.(fields[name]));
}
