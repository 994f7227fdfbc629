import { Type, type TSchema } from 'typebox';

export const Empty = Type.Object({});
/** ISO 8601, UTC. */
export const Time = Type.String({ format: 'date-time' });
export const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
/** The largest number of a PostgreSQL `integer`. */
export const MAX_INT32 = 2 ** 31 - 1;
/** How many or how often, a place in a text, or ms within something. */
export const Count = Type.Integer({ minimum: 0, maximum: MAX_INT32 });
/** Number of a version of what people edit. */
export const Rev = Type.Integer({ minimum: 1, maximum: MAX_INT32 });
/** Rows of a list that are asked for at once. */
export const PageSize = Type.Integer({ minimum: 1, maximum: 100, default: 20 });

/** What a list by time takes. */
export const PageByTime = {
  /** `next` of the page before; a time in ms whose year has four digits, as the database reads it, or a row’s number. */
  cursor: Type.Optional(Type.String({ pattern: '^[0-9]{1,14}([.][0-9]{1,6})?$' })),
  pageSize: PageSize,
};
/** Cursor of the next page, null at the end. */
export const Next = orNull(Type.String());
